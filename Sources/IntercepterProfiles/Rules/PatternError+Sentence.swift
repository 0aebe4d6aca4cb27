package import TextInputIntercepter

extension PatternError {
  /// The message and the place, on one line.
  package var sentence: String { "\(message) (line \(line), column \(column) of the pattern)" }
}
