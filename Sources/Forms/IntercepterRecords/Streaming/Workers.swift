internal import Dispatch
internal import Synchronization

/// Validates chunks on several threads, and delivers the results in order.
final class Workers: Sendable {
  private let judge: @Sendable (Chunk) -> JudgedChunk
  /// The queues, each of which validates one chunk at a time.
  ///
  /// Chunks are of one size, so queues take turns.
  private let queues: [DispatchQueue]
  private let underWay = DispatchGroup()
  /// The number of additional chunks that may be in progress.
  private let room: DispatchSemaphore
  private let delivery: Delivery
  private let state = Mutex(State())

  private struct State {
    var judged: [Int: JudgedChunk] = [:]
    var lastNumber = 0
    var delivered = 0
    var isDelivering = false
    var hasEnded = false
  }

  init(
    _ count: Int, delivery: Delivery, judge: @escaping @Sendable (Chunk) -> JudgedChunk
  ) {
    self.judge = judge
    queues = (0..<count).map { _ in DispatchQueue(label: "IntercepterRecords") }
    room = DispatchSemaphore(value: count * 2 + 1)
    self.delivery = delivery
  }

  /// Submits a chunk, and waits while too many are in progress.
  ///
  /// - Returns: Whether to continue: `false` if the output cannot be written.
  func submit(_ chunk: Chunk) -> Bool {
    room.wait()
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.hasEnded ? nil : state.lastNumber
    }
    guard let number else {
      room.signal()
      return false
    }
    queues[number % queues.count].async(group: underWay) { [self] in
      deliver(judge(chunk), of: number)
    }
    return true
  }

  /// Waits until all results are delivered.
  func finish() { underWay.wait() }

  /// Delivers the results that are next in order, without blocking threads that validate.
  private func deliver(_ judged: JudgedChunk, of number: Int) {
    state.withLock { $0.judged[number] = judged }
    while let judged = next() {
      let canContinue = delivery.deliver(judged)
      state.withLock { state in
        state.hasEnded = !canContinue
        state.delivered += 1
        state.isDelivering = false
      }
      room.signal()
    }
  }

  private func next() -> JudgedChunk? {
    state.withLock { state in
      guard !state.isDelivering,
        let judged = state.judged.removeValue(forKey: state.delivered + 1)
      else { return nil }
      state.isDelivering = true
      return judged
    }
  }
}
