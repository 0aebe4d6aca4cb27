internal import Dispatch
internal import Synchronization

/// Judges chunks on several threads, and delivers them in the order in which they came.
final class Workers: Sendable {
  private let judge: @Sendable (Chunk) -> JudgedChunk
  /// Each judges one chunk at a time; they take turns, for chunks are of one size.
  private let queues: [DispatchQueue]
  private let underWay = DispatchGroup()
  /// The number of further chunks that may be under way.
  private let room: DispatchSemaphore
  private let state: Mutex<State>

  private struct State {
    var delivery: Delivery
    var judged: [Int: JudgedChunk] = [:]
    var lastNumber = 0
    var delivered = 0
    var isDelivering = false
  }

  init(
    _ count: Int, delivery: Delivery, judge: @escaping @Sendable (Chunk) -> JudgedChunk
  ) {
    self.judge = judge
    queues = (0..<count).map { _ in DispatchQueue(label: "IntercepterRecords") }
    room = DispatchSemaphore(value: count * 2 + 1)
    state = Mutex(State(delivery: delivery))
  }

  /// Hands over a chunk; waits while too many are under way.
  ///
  /// - Returns: Whether more can come: not if the output cannot be written.
  func submit(_ chunk: Chunk) -> Bool {
    room.wait()
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.delivery.hasFailed ? nil : state.lastNumber
    }
    guard let number else {
      chunk.free()
      room.signal()
      return false
    }
    queues[number % queues.count].async(group: underWay) { [self] in
      let judged = judge(chunk)
      chunk.free()
      deliver(judged, of: number)
    }
    return true
  }

  /// Waits until all is delivered.
  func finish() -> Delivery {
    underWay.wait()
    return state.withLock { $0.delivery }
  }

  /// Delivers what is next, without keeping others from judging meanwhile.
  private func deliver(_ judged: JudgedChunk, of number: Int) {
    state.withLock { $0.judged[number] = judged }
    while case (var delivery, let judged)? = next() {
      delivery.deliver(judged)
      state.withLock { state in
        state.delivery = delivery
        state.delivered += 1
        state.isDelivering = false
      }
      room.signal()
    }
  }

  private func next() -> (Delivery, JudgedChunk)? {
    state.withLock { state in
      guard !state.isDelivering,
        let judged = state.judged.removeValue(forKey: state.delivered + 1)
      else { return nil }
      state.isDelivering = true
      return (state.delivery, judged)
    }
  }
}
