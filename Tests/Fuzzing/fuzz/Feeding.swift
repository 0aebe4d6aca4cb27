internal import FuzzTargets

/// The target that the first argument names, and how it is fed.
enum Feeding {
  static let target = CommandLine.arguments.dropFirst().first.flatMap(FuzzTarget.init)

  /// Ends the program at a broken promise, so that libFuzzer keeps the bytes.
  static func feed(_ bytes: [UInt8]) {
    guard let target, let breach = target.breach(bytes) else { return }
    fatalError("\(target.rawValue): \(breach)")
  }
}
