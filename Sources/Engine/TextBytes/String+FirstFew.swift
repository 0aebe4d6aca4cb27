extension String {
  /// At most twelve characters, with an ellipsis for others.
  package var firstFew: String { count > 12 ? "\(prefix(11))…" : self }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar ends a line or a comment of a pattern: CR, LF
  /// or NEL; CR LF is one end.
  package var endsLine: Bool { self == "\n" || self == "\r" || self == "\u{85}" }
}
