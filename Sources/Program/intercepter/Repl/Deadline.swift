/// The time at which the program stops waiting.
struct Deadline {
  private let instant: ContinuousClock.Instant?

  /// - Parameter seconds: The time from now on, or `nil` for no limit.
  init(seconds: Int?) { instant = seconds.map { .now + .seconds($0) } }

  init(milliseconds: Int) { instant = .now + .milliseconds(milliseconds) }

  var isOver: Bool { instant.map { $0 <= .now } ?? false }

  /// Returns the timeout for `poll` in milliseconds, at most a limit.
  ///
  /// -1 means no limit.
  func milliseconds(atMost limit: Int32 = -1) -> Int32 {
    guard let instant else { return limit }
    let rest = max(0, (instant - .now) / .milliseconds(1))
    let milliseconds = Int32(clamping: Int(min(rest.rounded(.up), 1e9)))
    return limit < 0 ? milliseconds : min(limit, milliseconds)
  }

  /// - Throws: The exit status of a program that has waited long enough.
  func verify() throws {
    if isOver { throw ExitCode.timedOut }
  }
}
