internal import Platform

/// The time that the processors have worked for this process, on all threads.
///
/// Unlike the time on the clock, it does not pass while other programs run.
enum ProcessorTime {
  static func measure(_ work: () -> Void) -> Duration {
    let start = now
    work()
    return now - start
  }

  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
