// The names of version 0.1, kept for one release.

extension CompositionPolicy {
  /// The former name of ``markedTextIsOrdinary``.
  @available(*, deprecated, renamed: "markedTextIsOrdinary")
  public static var off: CompositionPolicy { .markedTextIsOrdinary }
}

extension Intercepter {
  /// The former name of ``formattedText(of:)``.
  @available(*, deprecated, renamed: "formattedText(of:)")
  public func shownText(of raw: String) -> String { formattedText(of: raw) }

  /// The former name of ``unformattedText(of:)``.
  @available(*, deprecated, renamed: "unformattedText(of:)")
  public func rawText(of text: String) -> String { unformattedText(of: text) }
}

extension InterceptedField {
  /// The former name of ``unformattedText``.
  @available(*, deprecated, renamed: "unformattedText")
  public var rawText: String { unformattedText }
}

/// The former name of ``FormattedText``.
@available(*, deprecated, renamed: "FormattedText")
public typealias ShownText = FormattedText

extension TextFormat {
  /// The former name of ``init(format:unformat:)``.
  @available(*, deprecated, renamed: "init(format:unformat:)")
  public init(
    shown: @escaping @Sendable (_ raw: String) -> FormattedText,
    raw: @escaping @Sendable (_ shown: String) -> String
  ) {
    self.init(format: shown, unformat: raw)
  }

  /// The former name of ``formattedText(of:)``.
  @available(*, deprecated, renamed: "formattedText(of:)")
  public func shownText(of raw: String) -> String { formattedText(of: raw) }

  /// The former name of ``unformattedText(of:)``.
  @available(*, deprecated, renamed: "unformattedText(of:)")
  public func rawText(of text: String) -> String { unformattedText(of: text) }
}

extension TextDiff {
  /// The former order of the arguments of ``edit(to:after:)``.
  @available(*, deprecated, renamed: "edit(to:after:)")
  public static func edit(from old: EditingState, to new: EditingState) -> Edit? {
    edit(to: new, after: old)
  }
}
