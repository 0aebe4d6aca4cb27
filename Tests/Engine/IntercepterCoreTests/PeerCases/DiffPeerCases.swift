import TextInputIntercepter

/// The edit between two states of a field.
///
/// From imask's `action-details.ts`, react-number-format's `find-change-range.spec.ts`, CodeMirror's
/// `domchange.ts` as it answers, and ProseMirror's `webtest-domchange.ts`.
enum DiffPeerCases {
  static let rows: [PeerCase] = [
    .finds("imask-diff-01", "12|4", "123|4", 2..<2, "3"),
    .finds("imask-diff-02", "123|4", "12|4", 2..<3, ""),
    .finds("imask-diff-03", "12|34", "12|4", 2..<3, ""),
    // The whole text was filled in; the selection before it was stale.
    .finds("imask-diff-04", "|0000", "1111|", 0..<4, "1111"),
    .finds("rnf-diff-03", "", "100-1000 USD", 0..<0, "100-1000 USD"),
    // No caret is known: a run of zeros grows at its end.
    .finds("rnf-diff-04", "100-1000 USD", "100-10000 USD", 8..<8, "0"),
    .finds("cm-run-01", "|aa", "aaa", 0..<0, "a"),
    .finds("cm-run-02", "a|a", "aaa", 1..<1, "a"),
    .finds("cm-run-10", "hello...|", "hello…", 5..<8, "…"),
    .finds("cm-run-13", "🇨🇳|🇨🇳", "🇨🇳🇨🇳🇨🇳", 4..<4, "🇨🇳"),
    .finds("pm-diff-02", "a|a", "a", 0..<1, ""),
    .finds("pm-diff-06", "la‹la›la", "lala", 2..<4, ""),
    // Both begin with the same code unit: no step inside a surrogate pair.
    .finds("pm-diff-09", "👽|", "💎👽", 0..<0, "💎"),
  ]
}
