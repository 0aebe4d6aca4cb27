/// A kind of format as data; see `Kind`.
public protocol FormatKind: Kind {
  /// The format with its rules.
  ///
  /// - Throws: `PatternError` if an argument is invalid, such as a pattern.
  var preset: Intercepter { get throws(PatternError) }
}

/// The arguments of a format in a compiled profile: symbols in place of a locale.
package protocol ResolvedFormat: ByteCodable {
  associatedtype Source: FormatKind

  init(_ source: Source)

  var preset: Intercepter { get throws(PatternError) }

  /// Returns whether a reader that begins with `initial` reads these arguments.
  func isReadable(from initial: Self) -> Bool
}

extension ResolvedFormat {
  package func isReadable(from initial: Self) -> Bool { true }
}

extension FormatKind {
  /// The problem of the arguments together.
  func problem(_ sentence: (PatternError) -> String) -> String? {
    do throws(PatternError) {
      _ = try preset
      return nil
    } catch {
      return sentence(error)
    }
  }

  /// A formatted example, or an empty text if a pattern is invalid.
  func example(of raw: String) -> KindSummary.Part {
    .init(.shownLike, naming: (try? preset)?.formattedText(of: raw) ?? "")
  }
}
