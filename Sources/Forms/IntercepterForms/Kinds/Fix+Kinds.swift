internal import TextInputIntercepter

extension Fix: KindProduct {
  /// `fix`.
  public static var kindKey: String { "fix" }

  /// `false`.
  public static var haveMessages: Bool { false }

  /// The kinds of fixes.
  public static let kinds: [AnyKind<Fix>] = [
    .normalized, .verbatim, .trimWhitespace, .collapseWhitespace, .nfc,
    .removeLeadingZeros(), .padDecimals(places: 1), .dropTrailingSeparator(), .unifiedIdeographs,
  ]
}

extension AnyKind where Product == Fix {
  /// Creates a fix from its kind.
  public init(_ kind: some FixKind) { self.init(kind) { $0.fix } }

  /// The fix.
  ///
  /// - Precondition: A separator is neither a digit nor a minus sign.
  package var fix: Fix { (try? made()) ?? .verbatim }

  /// Writes numbers and digits in the notation of the field's rules.
  ///
  /// A field with rules for numbers or digits runs it first.
  public static var normalized: AnyKind { AnyKind(NormalizedKind()) }
  /// Leaves numbers and digits as written.
  public static var verbatim: AnyKind { AnyKind(VerbatimKind()) }
  /// Removes white space at both ends.
  public static var trimWhitespace: AnyKind { AnyKind(TrimWhitespaceKind()) }
  /// Replaces every run of white space by one space.
  public static var collapseWhitespace: AnyKind { AnyKind(CollapseWhitespaceKind()) }
  /// Composes letters and their marks (Unicode NFC).
  public static var nfc: AnyKind { AnyKind(NFCKind()) }
  /// Replaces radicals, compatibility ideographs and ligatures by what they look like.
  public static var unifiedIdeographs: AnyKind { AnyKind(UnifiedIdeographsKind()) }
  /// Removes redundant leading zeros of a number.
  public static func removeLeadingZeros(separator: Character? = nil) -> AnyKind {
    AnyKind(RemoveLeadingZerosKind(separator: separator))
  }
  /// Pads a number with zeros to a number of decimal places, in JSON from 1 to 1,000.
  public static func padDecimals(places: Int, separator: Character? = nil) -> AnyKind {
    AnyKind(PadDecimalsKind(places: places, separator: separator))
  }
  /// Removes a trailing decimal separator.
  public static func dropTrailingSeparator(separator: Character? = nil) -> AnyKind {
    AnyKind(DropTrailingSeparatorKind(separator: separator))
  }
}
