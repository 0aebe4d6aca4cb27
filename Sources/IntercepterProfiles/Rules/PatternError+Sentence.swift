package import TextInputIntercepter

extension PatternError {
  /// What is wrong and where, on one line.
  package var sentence: String { "\(message) (line \(line), column \(column) of the pattern)" }
}
