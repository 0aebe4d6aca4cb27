import Synchronization

/// A clock that stands still until the test moves it.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    func duration(to other: Instant) -> Duration { other.offset - offset }

    static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    /// Those that were cancelled before they lay down.
    var cancelled: Set<Int> = []
    var count = 0
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let (error, awake) = state.withLock { state -> ((any Error)?, Bool) in
          if state.cancelled.remove(number) != nil { return (CancellationError(), false) }
          if deadline <= state.now { return (nil, true) }
          state.sleepers[number] = Sleeper(deadline: deadline, continuation: continuation)
          return (nil, false)
        }
        if let error { continuation.resume(throwing: error) }
        if awake { continuation.resume() }
        notifyWatchers()
      }
    } onCancel: {
      let sleeper = state.withLock { state in
        let sleeper = state.sleepers.removeValue(forKey: number)
        if sleeper == nil { state.cancelled.insert(number) }
        return sleeper
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Waits until so many have gone to sleep since the clock was made.
  func sleepsHaveBegun(_ count: Int) async {
    await withCheckedContinuation { continuation in
      state.withLock { $0.watchers.append((count, continuation)) }
      notifyWatchers()
    }
  }

  /// Moves the clock, and wakes those whose time has come.
  func advance(by duration: Duration) {
    let awake = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for number in due.keys { state.sleepers[number] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in awake { sleeper.continuation.resume() }
  }

  private func notifyWatchers() {
    let told = state.withLock { state in
      let told = state.watchers.filter { $0.count <= state.count }
      state.watchers.removeAll { $0.count <= state.count }
      return told
    }
    for watcher in told { watcher.continuation.resume() }
  }
}
