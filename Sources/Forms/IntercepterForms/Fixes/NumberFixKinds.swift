public import TextInputIntercepter

/// The fix ``Fix/removeLeadingZeros(separator:)`` as data.
public struct RemoveLeadingZerosKind: FixKind {
  /// The decimal separator, or `nil` for that of the field's decimal rule.
  public var separator: Character?

  /// Creates the fix.
  public init(separator: Character? = nil) { self.separator = separator }

  /// The name in profiles.
  public var name: String { "removeLeadingZeros" }

  /// Declares the separator.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Removes redundant leading zeros of a number.")
    coder.separator(&separator)
  }

  /// The fix.
  public var fix: Fix { .removeLeadingZeros(separator: separator) }

  /// Removes redundant leading zeros of a number.
  public var summary: KindSummary { KindSummary(title: name, [.init(.leadingZerosRemoved)]) }
}

/// The fix ``Fix/dropTrailingSeparator(separator:)`` as data.
public struct DropTrailingSeparatorKind: FixKind {
  /// The decimal separator, or `nil` for that of the field's decimal rule.
  public var separator: Character?

  /// Creates the fix.
  public init(separator: Character? = nil) { self.separator = separator }

  /// The name in profiles.
  public var name: String { "dropTrailingSeparator" }

  /// Declares the separator.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Removes a trailing decimal separator.")
    coder.separator(&separator)
  }

  /// The fix.
  public var fix: Fix { .dropTrailingSeparator(separator: separator) }

  /// Removes a trailing decimal separator.
  public var summary: KindSummary { KindSummary(title: name, [.init(.trailingSeparatorDropped)]) }
}

/// The fix ``Fix/padDecimals(places:separator:)`` as data.
public struct PadDecimalsKind: FixKind {
  /// The number of decimal places to pad to.
  public var places: Int
  /// The decimal separator, or `nil` for that of the field's decimal rule.
  public var separator: Character?

  /// Creates the fix.
  public init(places: Int = 1, separator: Character? = nil) {
    (self.places, self.separator) = (places, separator)
  }

  /// The name in profiles.
  public var name: String { "padDecimals" }

  /// Declares the places and the separator.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Pads a number with zeros.")
    coder.required(
      "places", &places, .integer(in: 1...1_000), "The number of decimal places to pad to.")
    coder.separator(&separator)
  }

  /// The fix.
  public var fix: Fix { .padDecimals(places: places, separator: separator) }

  /// Pads a number with zeros.
  public var summary: KindSummary {
    KindSummary(title: name, [.init(.decimalsPadded, limit: places)])
  }
}

extension ArgumentCoder {
  fileprivate mutating func separator(_ separator: inout Character?) {
    optional(
      "separator", &separator, .separator,
      "The decimal separator; without it, the separator of the field's decimal rule.")
  }
}
