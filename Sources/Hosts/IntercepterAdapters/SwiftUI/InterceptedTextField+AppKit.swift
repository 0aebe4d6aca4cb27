#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import SwiftUI

  extension InterceptedTextField: NSViewRepresentable {
    /// Configures the AppKit text field, such as its font or border.
    ///
    /// - Parameter configure: Called when the text field is created, and at each update of the
    ///   view.
    public func configured(_ configure: @escaping (NSTextField) -> Void) -> Self {
      with { $0.configureAppKit = configure }
    }

    /// Creates the AppKit text field, which wraps its text if the axis is vertical.
    public func makeNSView(
      context: NSViewRepresentableContext<InterceptedTextField>
    ) -> NSTextField {
      let (field, coordinator) = (NSTextField(), context.coordinator)
      if options.axis == .vertical {
        field.usesSingleLineMode = false
        field.maximumNumberOfLines = 0
      }
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      coordinator.observeFocus(
        of: field, began: NSControl.textDidBeginEditingNotification,
        ended: NSControl.textDidEndEditingNotification)
      coordinator.attach(to: field)
      return field
    }

    /// Updates the AppKit text field after a change by the program.
    public func updateNSView(
      _ nsView: NSTextField, context: NSViewRepresentableContext<InterceptedTextField>
    ) {
      nsView.placeholderString = options.title
      nsView.isEnabled = context.environment.isEnabled
      options.configureAppKit(nsView)
      context.coordinator.update(nsView, options)
      context.coordinator.updateFocus(nsView) { [weak nsView] hasFocus in
        guard let nsView else { return }
        nsView.window?.makeFirstResponder(hasFocus ? nsView : nil)
      }
    }
  }
#endif
