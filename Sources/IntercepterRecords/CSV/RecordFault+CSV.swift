extension RecordFault {
  static let openQuotationMark = RecordFault(
    message: "This quotation mark is not closed.")
  static let longField = RecordFault(
    message: "This field in quotation marks is too long: more than 4 MiB.")
  static let textBehindQuotationMark = RecordFault(
    message: "A field in quotation marks must end with the second of them.")

  static func ragged(_ count: Int, insteadOf expected: Int) -> RecordFault {
    RecordFault(
      message: """
        This record has \(count) \(count == 1 ? "field" : "fields") instead of \(expected).
        """)
  }
}
