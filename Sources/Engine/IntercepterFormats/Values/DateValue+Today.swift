#if hasFeature(Embedded)
#elseif canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension DateValue {
  /// The date that a host has set, once and before its first field, or `nil` for that of the system.
  package nonisolated(unsafe) static var hostToday: DateValue?

  /// The date of the system, in its time zone.
  ///
  /// Without a library of the system, it is in the year 1 until the host sets it.
  public static var today: DateValue { hostToday ?? systemToday }

  private static var systemToday: DateValue {
    #if !hasFeature(Embedded) && (canImport(Darwin) || canImport(Glibc) || canImport(Musl))
      var (now, parts) = (time(nil), tm())
      localtime_r(&now, &parts)
      return DateValue(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    #else
      DateValue(year: 1, month: 1, day: 1)
    #endif
  }
}
