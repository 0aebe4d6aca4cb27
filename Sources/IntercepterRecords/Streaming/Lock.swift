#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A lock that one can wait in until something has changed.
final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Calls `body` while nobody else is in a `locked`.
  func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Calls `body` while others may be in a `locked`; to be called in one.
  func unlocked(_ body: () -> Void) {
    pthread_mutex_unlock(mutex)
    body()
    pthread_mutex_lock(mutex)
  }

  /// Waits for a `wakeAll`, and lets others in meanwhile; to be called in a `locked`.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Ends the waiting of all; to be called in a `locked`.
  func wakeAll() { pthread_cond_broadcast(condition) }
}
