#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import TextInputIntercepter

  /// A formatter that has an intercepter judge each edit of an `NSTextField` before it is made.
  ///
  /// ```swift
  /// amountField.formatter = IntercepterFormatter(amount)
  /// ```
  ///
  /// The field's value is its raw text. Editing cannot end with a text that is not valid:
  /// `control(_:didFailToFormatString:errorDescription:)` of the field's delegate is told why, and
  /// `control(_:didFailToValidatePartialString:errorDescription:)` why an edit was refused.
  ///
  /// A formatter knows no marked text: every step of an input method is judged. For Chinese, Japanese
  /// and Korean give the field an ``NSTextFieldAdapter``, and no formatter.
  open class IntercepterFormatter: Formatter {
    /// The rules.
    public private(set) var intercepter: Intercepter
    /// Called after an edit was refused, amended or accepted with a report.
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

    /// The text that the field shows for a raw text; `nil` for any other value.
    open override func string(for obj: Any?) -> String? {
      let raw = obj as? String ?? (obj as? NSString).map { String($0) }
      return raw.map(intercepter.formattedText)
    }

    /// The raw text of what the field shows, where that is valid.
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

    /// Judges an edit; what the rules make of it, or what was there, takes its place.
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

    /// A copy with the same rules and callback: cells are copied with their formatters.
    open override func copy(with zone: NSZone? = nil) -> Any {
      let copy = Self(intercepter)
      copy.onViolation = onViolation
      return copy
    }
  }
#endif
