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

extension TextFormat {
  /// The former name of ``formattedText(of:)``.
  @available(*, deprecated, renamed: "formattedText(of:)")
  public func shownText(of raw: String) -> String { formattedText(of: raw) }

  /// The former name of ``unformattedText(of:)``.
  @available(*, deprecated, renamed: "unformattedText(of:)")
  public func rawText(of text: String) -> String { unformattedText(of: text) }
}
