internal import Platform

extension RecordChecker {
  /// The number of processors, which is the default of ``jobs``.
  public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
