#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit

  extension InterceptedTextField: UIViewRepresentable {
    /// Creates the UIKit text field, or a text view if the axis is vertical.
    public func makeUIView(context: UIViewRepresentableContext<InterceptedTextField>) -> UIView {
      options.axis == .vertical ? makeTextView(context) : makeTextField(context)
    }

    private func makeTextField(
      _ context: UIViewRepresentableContext<InterceptedTextField>
    ) -> UIView {
      let field = UITextField()
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      field.setContentHuggingPriority(.defaultHigh, for: .vertical)
      field.textContentType = options.intercepter.textContentType
      context.coordinator.connect(field)
      return field
    }

    private func makeTextView(
      _ context: UIViewRepresentableContext<InterceptedTextField>
    ) -> UIView {
      let view = PlaceholderTextView(frame: .zero)
      view.addSubview(view.placeholder)
      // Without scrolling, the view is as tall as its text.
      view.isScrollEnabled = false
      view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      view.setContentHuggingPriority(.defaultHigh, for: .vertical)
      context.coordinator.observeFocus(
        of: view, began: UITextView.textDidBeginEditingNotification,
        ended: UITextView.textDidEndEditingNotification)
      context.coordinator.attach(to: view)
      return view
    }

    /// Updates the UIKit text field or text view after a change by the program.
    public func updateUIView(
      _ uiView: UIView, context: UIViewRepresentableContext<InterceptedTextField>
    ) {
      let (environment, coordinator) = (context.environment, context.coordinator)
      if let field = uiView as? UITextField {
        field.placeholder = options.title
        updateKeyboard(of: field, coordinator) { field.keyboardType = $0 }
        if let font = UIFont.font(of: environment) { field.font = font }
        coordinator.update(field, options, isEnabled: environment.isEnabled)
      }
      if let view = uiView as? PlaceholderTextView {
        view.accessibilityLabel = options.title
        view.placeholder.text = options.title
        updateKeyboard(of: view, coordinator) { view.keyboardType = $0 }
        view.isUserInteractionEnabled = environment.isEnabled
        if let font = UIFont.font(of: environment) { view.font = font }
        options.configureTextView(view)
        coordinator.update(view, options)
        view.showPlaceholder()
        coordinator.updateFocus(view) { [weak view] in view?.setFocus($0) }
      }
    }

    /// Sets the keyboard for the rules when it is another one than at the last update.
    private func updateKeyboard(
      of view: UIView, _ coordinator: TextCoordinator, _ set: (UIKeyboardType) -> Void
    ) {
      let type = options.intercepter.keyboardType
      if coordinator.keyboardType == type { return }
      coordinator.keyboardType = type
      set(type)
      if view.isFirstResponder { view.reloadInputViews() }
    }
  }

  extension TextCoordinator {
    /// Attaches the rules to a new text field, and follows its focus and Return.
    func connect(_ field: UITextField) {
      field.addAction(
        UIAction { [weak field, weak self] _ in
          // The next field takes the focus directly, without a bounce of the keyboard.
          self?.submit()
          RunLoop.atEndOfTurn {
            if field?.isFirstResponder == true { _ = field?.resignFirstResponder() }
          }
        }, for: .primaryActionTriggered)
      observeFocus(
        of: field, began: UITextField.textDidBeginEditingNotification,
        ended: UITextField.textDidEndEditingNotification)
      attach(to: field)
    }

    /// Updates a text field when the view is updated.
    func update(_ field: UITextField, _ options: FieldOptions, isEnabled: Bool) {
      field.isEnabled = isEnabled
      options.configureTextField(field)
      update(field, options)
      updateFocus(field) { [weak field] in field?.setFocus($0) }
    }
  }

  /// A text view that shows a placeholder while it has no text.
  final class PlaceholderTextView: UITextView {
    let placeholder = UILabel()
    private lazy var observation = Observation(of: Self.textDidChangeNotification, by: self) {
      [weak self] in self?.showPlaceholder()
    }

    func showPlaceholder() {
      _ = observation
      placeholder.isHidden = !text.isEmpty
      placeholder.isAccessibilityElement = false
      placeholder.font = font
      placeholder.textColor = .placeholderText
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      // The default insets of a text view.
      placeholder.frame = bounds.insetBy(dx: 5, dy: 8)
    }
  }

  extension UIResponder {
    fileprivate func setFocus(_ hasFocus: Bool) {
      _ = hasFocus ? becomeFirstResponder() : resignFirstResponder()
    }
  }

  extension UIFont {
    /// Returns the font of the SwiftUI environment.
    ///
    /// The result is `nil` if no font is set or if, before iOS 26, the font is not a text style.
    @MainActor
    fileprivate static func font(of environment: EnvironmentValues) -> UIFont? {
      guard let font = environment.font else { return nil }
      if #available(iOS 26, macCatalyst 26, tvOS 26, visionOS 26, *) {
        return font.resolve(in: environment.fontResolutionContext).ctFont as UIFont
      }
      let styles: [Font: UIFont.TextStyle] = [
        .title: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
        .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote,
        .caption: .caption1, .caption2: .caption2,
      ]
      return styles[font].map { .preferredFont(forTextStyle: $0) }
    }
  }
#endif
