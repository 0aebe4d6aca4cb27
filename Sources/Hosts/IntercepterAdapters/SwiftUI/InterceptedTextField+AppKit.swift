#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import SwiftUI

  extension InterceptedTextField: NSViewRepresentable {
    /// Creates the AppKit text field, which wraps its text if the axis is vertical.
    public func makeNSView(
      context: NSViewRepresentableContext<InterceptedTextField>
    ) -> NSTextField {
      let field = NSTextField()
      if options.axis == .vertical {
        field.usesSingleLineMode = false
        field.maximumNumberOfLines = 0
      }
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      context.coordinator.connect(field)
      return field
    }

    /// Updates the AppKit text field after a change by the program.
    public func updateNSView(
      _ nsView: NSTextField, context: NSViewRepresentableContext<InterceptedTextField>
    ) {
      nsView.placeholderString = options.title
      context.coordinator.update(nsView, options, isEnabled: context.environment.isEnabled)
    }
  }

  extension TextCoordinator {
    /// Attaches the rules to a new text field, and follows its focus and Return.
    func connect(_ field: NSTextField) {
      observeFocus(
        of: field, began: NSControl.textDidBeginEditingNotification,
        ended: NSControl.textDidEndEditingNotification)
      attach(to: field)
    }

    /// Updates a text field when the view is updated.
    func update(_ field: NSTextField, _ options: FieldOptions, isEnabled: Bool) {
      field.isEnabled = isEnabled
      options.configureAppKit(field)
      update(field, options)
      updateFocus(field) { [weak field] hasFocus in
        guard let field else { return }
        field.window?.makeFirstResponder(hasFocus ? field : nil)
      }
    }
  }
#endif
