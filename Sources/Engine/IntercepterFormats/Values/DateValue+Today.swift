#if hasFeature(Embedded)
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension DateValue {
  #if !hasFeature(Embedded) && (canImport(Darwin) || canImport(Glibc) || canImport(Musl))
    /// The date of the system, in its time zone.
    ///
    /// Where there is no library of the system, it is in the year 1.
    public static var today: DateValue {
      var (now, parts) = (time(nil), tm())
      localtime_r(&now, &parts)
      return DateValue(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    }
  #else
    /// The date of the system, which has no clock: that which its host has set.
    nonisolated(unsafe) public package(set) static var today = DateValue(year: 1, month: 1, day: 1)
  #endif
}
