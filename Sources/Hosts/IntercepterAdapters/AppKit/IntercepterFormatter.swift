#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  /// A formatter that evaluates each edit of an `NSTextField` before the text field makes it.
  ///
  /// ```swift
  /// amountField.formatter = IntercepterFormatter(amount)
  /// ```
  ///
  /// The field's value is the unformatted text. Editing cannot end with an invalid text: the
  /// field's delegate receives the reason in `control(_:didFailToFormatString:errorDescription:)`.
  /// It receives the reason for a rejected edit in
  /// `control(_:didFailToValidatePartialString:errorDescription:)`.
  ///
  /// A formatter does not know the marked text, so it evaluates every step of an input method. For
  /// Chinese, Japanese and Korean, use an ``NSTextFieldAdapter`` without a formatter.
  open class IntercepterFormatter: Formatter {
    /// The rules.
    public private(set) var intercepter: Intercepter
    /// The closure that is called after an edit was rejected, amended or accepted with violations.
    public var onViolation: ((Violations) -> Void)?

    /// Creates a formatter.
    public required init(_ intercepter: Intercepter) {
      self.intercepter = intercepter
      super.init()
    }

    /// Creates a formatter from a nib, without rules.
    public required init?(coder: NSCoder) {
      intercepter = Intercepter(rules: [])
      super.init(coder: coder)
    }

    /// Returns the formatted text for an unformatted text, or `nil` for any other value.
    open override func string(for obj: Any?) -> String? {
      let raw = obj as? String ?? (obj as? NSString).map { String($0) }
      return raw.map(intercepter.formattedText)
    }

    /// Converts the formatted text into the unformatted text, or returns `false` if it is invalid.
    open override func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      let validity = intercepter.validate(string)
      guard validity.isValid else {
        error?.pointee = validity.violations.first.map { NSString(string: $0.message) }
        return false
      }
      obj?.pointee = NSString(string: intercepter.unformattedText(of: string))
      return true
    }

    /// Evaluates an edit.
    ///
    /// If the rules amend or reject the edit, the amended or previous text replaces the new text.
    open override func isPartialStringValid(
      _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
      proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
      originalSelectedRange origSelRange: NSRange,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      let decision = intercepter.intercept(
        EditingState(
          String(partialStringPtr.pointee),
          selection: (proposedSelRangePtr?.pointee).flatMap { Range($0) }),
        after: EditingState(origString, selection: Range(origSelRange)))
      if !decision.violations.isEmpty { onViolation?(decision.violations) }
      guard decision.outcome == .rejected || decision.outcome == .amended else { return true }
      error?.pointee = decision.violations.first.map { NSString(string: $0.message) }
      partialStringPtr.pointee = NSString(string: decision.state.text)
      if let selection = decision.state.selection {
        proposedSelRangePtr?.pointee = NSRange(selection)
      }
      return false
    }

    /// Returns a copy with the same rules and callback, because a copied cell copies its formatter.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = Self(intercepter)
      copy.onViolation = onViolation
      return copy
    }
  }
#endif
