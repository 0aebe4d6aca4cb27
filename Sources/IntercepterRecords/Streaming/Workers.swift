#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Threads that judge chunks, and deliver them in the order in which they came.
///
/// POSIX threads rather than tasks or queues: they start in microseconds, a wait is a wait, and a
/// program that has no need of them does not pay for a runtime.
final class Workers: @unchecked Sendable {
  private let judge: @Sendable (Chunk) -> JudgedChunk
  /// How many chunks may be under way.
  private let capacity: Int

  // All below is used only by whoever has locked.
  private let lock = Lock()
  private var delivery: Delivery
  private var waiting: [(number: Int, chunk: Chunk)] = []
  private var judged: [Int: JudgedChunk] = [:]
  private var lastNumber = 0
  private var delivered = 0
  private var isDelivering = false
  private var isFinished = false
  private var threads: [pthread_t] = []

  init(
    _ count: Int, delivery: Delivery, judge: @escaping @Sendable (Chunk) -> JudgedChunk
  ) {
    self.judge = judge
    self.delivery = delivery
    capacity = count * 2 + 1
    for _ in 0..<count { startThread() }
  }

  /// Hands over a chunk; waits while too many are under way.
  ///
  /// - Returns: Whether more can come: not if the output cannot be written.
  func submit(_ chunk: Chunk) -> Bool {
    // Where the system gives no thread, this one does the work.
    if threads.isEmpty {
      return delivery.deliver(judge(chunk), freeing: chunk)
    }
    return lock.locked {
      while lastNumber - delivered >= capacity { lock.wait() }
      if delivery.hasFailed {
        chunk.free()
        return false
      }
      lastNumber += 1
      waiting.append((lastNumber, chunk))
      lock.wakeAll()
      return true
    }
  }

  /// Waits until all is delivered.
  func finish() -> Delivery {
    lock.locked {
      isFinished = true
      lock.wakeAll()
    }
    for thread in threads { pthread_join(thread, nil) }
    return delivery
  }

  private func work() {
    while let (number, chunk) = next() {
      let result = judge(chunk)
      chunk.free()
      lock.locked {
        judged[number] = result
        deliverInOrder()
        lock.wakeAll()
      }
    }
  }

  private func next() -> (number: Int, chunk: Chunk)? {
    lock.locked {
      while waiting.isEmpty {
        if isFinished { return nil }
        lock.wait()
      }
      return waiting.removeFirst()
    }
  }

  /// Delivers what is next, without keeping others from judging meanwhile.
  private func deliverInOrder() {
    if isDelivering { return }
    isDelivering = true
    while let result = judged.removeValue(forKey: delivered + 1) {
      var delivery = delivery
      lock.unlocked { delivery.deliver(result) }
      self.delivery = delivery
      delivered += 1
      lock.wakeAll()
    }
    isDelivering = false
  }

  private func startThread() {
    // Signals are for the thread that reads: they must end its waiting.
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }

    let worker = Unmanaged.passRetained(self)
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, nil, { runWorker($0) }, worker.toOpaque())
    #else
      var thread = pthread_t()
      let status = pthread_create(&thread, nil, { runWorker($0!) }, worker.toOpaque())
    #endif
    guard status == 0 else { return worker.release() }
    #if canImport(Darwin)
      threads.append(thread!)
    #else
      threads.append(thread)
    #endif
  }

  fileprivate static func run(_ worker: UnsafeMutableRawPointer) {
    Unmanaged<Workers>.fromOpaque(worker).takeRetainedValue().work()
  }
}

private func runWorker(_ worker: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Workers.run(worker)
  return nil
}
