public import TextInputIntercepter

/// A kind of fix as data; see `Kind`.
public protocol FixKind: Kind {
  /// The fix.
  var fix: Fix { get }
}

/// The fix ``Fix/normalized`` as data.
public struct NormalizedKind: FixKind {
  /// Creates the fix.
  public init() {}

  /// The name in profiles.
  public var name: String { "normalized" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe(
      "Writes numbers and digits in the notation of the field's rules: 1.234,5 as 1234,5 in German. A field with such rules runs it first, unless its fixes name it or verbatim."
    )
  }

  /// The fix.
  public var fix: Fix { .normalized }

  /// Values are normalized.
  public var summary: KindSummary { KindSummary(title: name, [.init(.valuesNormalized)]) }
}

/// The fix ``Fix/verbatim`` as data.
public struct VerbatimKind: FixKind {
  /// Creates the fix.
  public init() {}

  /// The name in profiles.
  public var name: String { "verbatim" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Leaves numbers and digits as written.")
  }

  /// The fix.
  public var fix: Fix { .verbatim }
}

/// The fix ``Fix/trimWhitespace`` as data.
public struct TrimWhitespaceKind: FixKind {
  /// Creates the fix.
  public init() {}

  /// The name in profiles.
  public var name: String { "trimWhitespace" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Removes white space at both ends.")
  }

  /// The fix.
  public var fix: Fix { .trimWhitespace }

  /// White space is trimmed.
  public var summary: KindSummary { KindSummary(title: name, [.init(.whitespaceTrimmed)]) }
}

/// The fix ``Fix/collapseWhitespace`` as data.
public struct CollapseWhitespaceKind: FixKind {
  /// Creates the fix.
  public init() {}

  /// The name in profiles.
  public var name: String { "collapseWhitespace" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Replaces every run of white space by one space.")
  }

  /// The fix.
  public var fix: Fix { .collapseWhitespace }

  /// White space is collapsed.
  public var summary: KindSummary { KindSummary(title: name, [.init(.whitespaceCollapsed)]) }
}

/// The fix ``Fix/nfc`` as data.
public struct NFCKind: FixKind {
  /// Creates the fix.
  public init() {}

  /// The name in profiles.
  public var name: String { "nfc" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe("Composes letters and their marks (Unicode NFC): e and an accent as é.")
  }

  /// The fix.
  public var fix: Fix { .nfc }
}

/// The fix ``Fix/unifiedIdeographs`` as data.
public struct UnifiedIdeographsKind: FixKind {
  /// Creates the fix.
  public init() {}

  /// The name in profiles.
  public var name: String { "unifiedIdeographs" }

  /// Declares no arguments.
  public mutating func declare<Coder: ArgumentCoder>(_ coder: inout Coder) {
    coder.describe(
      "Replaces radicals and compatibility ideographs by the unified ideographs that they look like, and ligatures by their letters."
    )
  }

  /// The fix.
  public var fix: Fix { .unifiedIdeographs }
}
