extension RecordFault {
  static let openQuotationMark = RecordFault(
    message: "This quotation mark is not closed.")
  static let longField = RecordFault(
    message: "This quoted field is longer than 4 MiB.")
  static let textBehindQuotationMark = RecordFault(
    message: "A quoted field must end with its closing quotation mark.")

  static func ragged(_ count: Int, insteadOf expected: Int) -> RecordFault {
    RecordFault(
      message: """
        This record has \(count) \(count == 1 ? "field" : "fields") instead of \(expected).
        """)
  }
}
