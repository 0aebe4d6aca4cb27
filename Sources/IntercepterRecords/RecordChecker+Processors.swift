internal import Platform

extension RecordChecker {
  /// How many processors there are: how many threads judge unless ``jobs`` says otherwise.
  public static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
