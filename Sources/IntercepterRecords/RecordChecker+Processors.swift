internal import Platform

extension RecordChecker {
  /// The number of processors, and of the threads that judge unless ``jobs`` says otherwise.
  public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
