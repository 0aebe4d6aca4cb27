#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  /// The names of `Foundation.Date`, which this module does not import.
  let namesOfDate: Set = ["Foundation.Date", "FoundationEssentials.Date"]

  extension DateValue {
    /// The seconds from the beginning of 2001 to the date in UTC, or `nil` if it has no day.
    var secondsOf2001: Double? {
      guard let year, let month, let day else { return nil }
      // A year that begins in March has its leap day at its end.
      let years = month > 2 ? year : year - 1
      let days =
        years * 365 + years / 4 - years / 100 + years / 400 + (153 * ((month + 9) % 12) + 2) / 5
        + day
      // 1 January 2001 is day 730,792 by this count.
      let minutes = ((days - 730_792) * 24 + (hour ?? 0)) * 60 + (minute ?? 0)
      return Double(minutes * 60 + (second ?? 0))
    }
  }
#endif
