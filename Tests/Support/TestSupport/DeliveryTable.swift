internal import TextInputIntercepter

extension VerdictRow {
  /// The rows for `Examples/delivery.json`: required fields, optional fields, fields with
  /// fixes, and rules across fields.
  public static let delivery: [VerdictRow] = [
    // recipient
    .init(
      "recipient", "", .valid, submitted: Submission("", .intermediate, "required"), in: "delivery"),
    .init(
      "recipient", " ", .valid, submitted: Submission("", .intermediate, "required"), in: "delivery"
    ),
    .init(
      "recipient", "\u{3000}\t", .valid, submitted: Submission("", .intermediate, "required"),
      in: "delivery"),
    .init(
      "recipient", "\n", .invalid, "lineBreak",
      submitted: Submission("", .intermediate, "required"), in: "delivery"),
    .init(
      "recipient", "\u{A0}", .valid, submitted: Submission("", .intermediate, "required"),
      in: "delivery"),
    .init("recipient", "Anna", .valid, in: "delivery"),
    .init("recipient", " Anna", .valid, submitted: Submission("Anna", .valid), in: "delivery"),
    .init(
      "recipient", "Anna  Lee", .valid, submitted: Submission("Anna Lee", .valid), in: "delivery"),
    .init(
      "recipient", "Anna\nLee", .invalid, "lineBreak", pasted: "Anna Lee",
      submitted: Submission("Anna Lee", .valid), in: "delivery"),
    .init(
      "recipient", "Anna\tLee", .valid, submitted: Submission("Anna Lee", .valid), in: "delivery"),
    .init("recipient", "Anna-Maria L", .valid, in: "delivery"),
    .init(
      "recipient", "Anna-Maria Lee", .invalid, "tooLong", pasted: "Anna-Maria L", in: "delivery"),
    .init(
      "recipient", "  Anna-Maria L  ", .invalid, "tooLong", pasted: "Anna-Maria L",
      submitted: Submission("Anna-Maria L", .valid), in: "delivery"),
    .init(
      "recipient", "Anna      Maria", .invalid, "tooLong", pasted: "Anna Maria",
      submitted: Submission("Anna Maria", .valid), in: "delivery"),
    .init("recipient", "张三李四王五张三李四王五", .valid, in: "delivery"),
    .init(
      "recipient", "张三李四王五张三李四王五六", .invalid, "tooLong", pasted: "张三李四王五张三李四王五", in: "delivery"),
    .init(
      "recipient",
      "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}",
      .valid, in: "delivery"),
    .init("recipient", "👨‍👩‍👧‍👦", .valid, in: "delivery"),
    .init("recipient", "0", .valid, in: "delivery"),
    .init(
      "recipient", "Anna\n\n", .invalid, "lineBreak", pasted: "Anna",
      submitted: Submission("Anna", .valid), in: "delivery"),
    // company
    .init("company", "", .valid, in: "delivery"),
    .init("company", " ", .valid, submitted: Submission("", .valid), in: "delivery"),
    .init("company", "Acme Ltd", .valid, in: "delivery"),
    .init("company", " Acme ", .valid, submitted: Submission("Acme", .valid), in: "delivery"),
    .init("company", "Acme Limited", .valid, in: "delivery"),
    .init("company", "Acme Limited.", .invalid, "tooLong", in: "delivery"),
    .init(
      "company", " Acme Limited", .invalid, "tooLong", pasted: "Acme Limited",
      submitted: Submission("Acme Limited", .valid), in: "delivery"),
    .init("company", "张三公司", .valid, in: "delivery"),
    .init("company", "张三李四公", .invalid, "tooLong", in: "delivery"),
    .init("company", "\n", .valid, submitted: Submission("", .valid), in: "delivery"),
    .init("company", "Acme\nLtd", .valid, in: "delivery"),
    // vatNumber
    .init(
      "vatNumber", "", .intermediate, "patternMismatch", submitted: Submission("", .valid),
      in: "delivery"),
    .init("vatNumber", "DE12345678", .valid, in: "delivery"),
    .init(
      "vatNumber", " DE12345678", .invalid, "patternMismatch", pasted: "DE12345678",
      submitted: Submission("DE12345678", .valid), in: "delivery"),
    .init("vatNumber", "DE1234567", .intermediate, "patternMismatch", in: "delivery"),
    .init("vatNumber", "de12345678", .invalid, "patternMismatch", in: "delivery"),
    .init("vatNumber", "DE12345678901", .invalid, "patternMismatch", in: "delivery"),
    .init("vatNumber", "D", .intermediate, "patternMismatch", in: "delivery"),
    .init(
      "vatNumber", "DE1234567 ", .invalid, "patternMismatch", pasted: "DE1234567",
      submitted: Submission("DE1234567", .intermediate, "patternMismatch"), in: "delivery"),
    .init(
      "vatNumber", "   ", .invalid, "patternMismatch", submitted: Submission("", .valid),
      in: "delivery"),
    .init(
      "vatNumber", "", .intermediate, "patternMismatch",
      submitted: Submission("", .intermediate, "required"), with: ["company": "Acme"],
      in: "delivery"),
    .init(
      "vatNumber", " ", .invalid, "patternMismatch", pasted: " ",
      submitted: Submission("", .intermediate, "required"), with: ["company": "Acme"],
      in: "delivery"),
    .init(
      "vatNumber", "", .intermediate, "patternMismatch", submitted: Submission("", .valid),
      with: ["company": "  "], in: "delivery"),
    .init("vatNumber", "DE12345678", .valid, with: ["company": "Acme"], in: "delivery"),
    .init(
      "vatNumber", "DE1", .intermediate, "patternMismatch", with: ["company": "Acme"],
      in: "delivery"),
    .init("vatNumber", "DE12345678", .valid, with: ["company": ""], in: "delivery"),
    // email
    .init(
      "email", "", .intermediate, "tooShort",
      submitted: Submission("", .intermediate, "oneRequired"), with: ["phone": ""], in: "delivery"),
    .init(
      "email", "", .intermediate, "tooShort", submitted: Submission("", .valid),
      with: ["phone": "123456"], in: "delivery"),
    .init(
      "email", "   ", .invalid, "characterNotAllowed", "tooShort",
      submitted: Submission("", .intermediate, "oneRequired"), with: ["phone": " "], in: "delivery"),
    .init(
      "email", "   ", .invalid, "characterNotAllowed", "tooShort",
      submitted: Submission("", .valid), with: ["phone": "123456"], in: "delivery"),
    .init(
      "email", "", .intermediate, "tooShort", submitted: Submission("", .valid),
      with: ["phone": "12"], in: "delivery"),
    .init("email", "a@b.de", .valid, in: "delivery"),
    .init(
      "email", " a@b.de ", .invalid, "characterNotAllowed", "characterNotAllowed",
      pasted: "a@b.de", submitted: Submission("a@b.de", .valid), in: "delivery"),
    .init("email", "a@b", .intermediate, "tooShort", in: "delivery"),
    .init("email", "a @b.de", .invalid, "characterNotAllowed", in: "delivery"),
    .init(
      "email", "<a@b.de>", .invalid, "characterNotAllowed", "characterNotAllowed", in: "delivery"),
    .init(
      "email", " a@b", .invalid, "characterNotAllowed", "tooShort", pasted: "a@b",
      submitted: Submission("a@b", .intermediate, "tooShort"), in: "delivery"),
    .init("email", "a@b.de", .valid, with: ["phone": "123456"], in: "delivery"),
    .init("email", "a@b.de\n", .valid, submitted: Submission("a@b.de", .valid), in: "delivery"),
    // emailAgain
    .init("emailAgain", "", .valid, in: "delivery"),
    .init("emailAgain", " ", .valid, submitted: Submission("", .valid), in: "delivery"),
    .init("emailAgain", "a@b.de", .valid, with: ["email": "a@b.de"], in: "delivery"),
    .init(
      "emailAgain", " a@b.de", .valid, submitted: Submission("a@b.de", .valid),
      with: ["email": "a@b.de"], in: "delivery"),
    .init("emailAgain", "a@b.de", .valid, with: ["email": " a@b.de "], in: "delivery"),
    .init(
      "emailAgain", "a@b.d", .valid, submitted: Submission("a@b.d", .intermediate, "notEqual"),
      with: ["email": "a@b.de"], in: "delivery"),
    .init(
      "emailAgain", "", .valid, submitted: Submission("", .intermediate, "notEqual"),
      with: ["email": "a@b.de"], in: "delivery"),
    .init(
      "emailAgain", "x@b.de", .valid, submitted: Submission("x@b.de", .invalid, "notEqual"),
      with: ["email": "a@b.de"], in: "delivery"),
    .init(
      "emailAgain", "A@b.de", .valid, submitted: Submission("A@b.de", .invalid, "notEqual"),
      with: ["email": "a@b.de"], in: "delivery"),
    .init(
      "emailAgain", " ", .valid, submitted: Submission("", .intermediate, "notEqual"),
      with: ["email": "a@b.de"], in: "delivery"),
    // phone
    .init(
      "phone", "", .intermediate, "tooShort", submitted: Submission("", .valid), in: "delivery"),
    .init(
      "phone", " ", .invalid, "notADigit", "tooShort", pasted: " ",
      submitted: Submission("", .valid), in: "delivery"),
    .init("phone", "123456", .valid, in: "delivery"),
    .init(
      "phone", " 123456", .invalid, "notADigit", pasted: "123456",
      submitted: Submission("123456", .valid), in: "delivery"),
    .init("phone", "12345", .intermediate, "tooShort", in: "delivery"),
    .init(
      "phone", "１２３４５６", .invalid, "notADigit", pasted: "123456",
      submitted: Submission("123456", .valid), in: "delivery"),
    .init("phone", "12 34 56", .invalid, "notADigit", "notADigit", in: "delivery"),
    .init("phone", "+49123456", .invalid, "notADigit", in: "delivery"),
    .init(
      "phone", "123456\n", .invalid, "notADigit", pasted: "123456",
      submitted: Submission("123456", .valid), in: "delivery"),
    .init("phone", "0000000", .valid, in: "delivery"),
    .init(
      "phone", "", .intermediate, "tooShort", submitted: Submission("", .valid),
      with: ["email": ""], in: "delivery"),
    .init(
      "phone", " 12345", .invalid, "notADigit", pasted: "12345",
      submitted: Submission("12345", .intermediate, "tooShort"), in: "delivery"),
    // weight
    .init(
      "weight", "", .valid, submitted: Submission("", .intermediate, "required"), in: "delivery"),
    .init(
      "weight", " ", .invalid, "notANumber", pasted: " ",
      submitted: Submission("", .intermediate, "required"), in: "delivery"),
    .init("weight", "1", .valid, in: "delivery"),
    .init(
      "weight", "1.", .intermediate, "notANumber", submitted: Submission("1", .valid),
      in: "delivery"),
    .init("weight", "1.5", .valid, in: "delivery"),
    .init("weight", "01.5", .valid, submitted: Submission("1.5", .valid), in: "delivery"),
    .init(
      "weight", " 1.5 ", .invalid, "notANumber", pasted: "1.5",
      submitted: Submission("1.5", .valid), in: "delivery"),
    .init("weight", "0", .intermediate, "outOfRange", in: "delivery"),
    .init("weight", "0.05", .intermediate, "outOfRange", in: "delivery"),
    .init("weight", "30", .valid, in: "delivery"),
    .init(
      "weight", "30.", .intermediate, "notANumber", submitted: Submission("30", .valid),
      in: "delivery"),
    .init("weight", "30.001", .invalid, "outOfRange", in: "delivery"),
    .init("weight", "31", .invalid, "outOfRange", in: "delivery"),
    .init("weight", "1.2345", .invalid, "tooManyDecimalPlaces", in: "delivery"),
    .init("weight", "abc", .invalid, "notANumber", in: "delivery"),
    .init("weight", "-1", .invalid, "negativeNotAllowed", "outOfRange", in: "delivery"),
    .init(
      "weight", "1,5", .invalid, "notANumber", pasted: "1.5", submitted: Submission("1.5", .valid),
      in: "delivery"),
    .init(
      "weight", "00", .intermediate, "outOfRange",
      submitted: Submission("0", .intermediate, "outOfRange"), in: "delivery"),
    .init("weight", "00030", .valid, submitted: Submission("30", .valid), in: "delivery"),
    .init("weight", "0.1", .valid, in: "delivery"),
    // pieces
    .init(
      "pieces", "", .valid, submitted: Submission("", .intermediate, "required"), in: "delivery"),
    .init("pieces", "1", .valid, in: "delivery"),
    .init("pieces", "001", .valid, submitted: Submission("1", .valid), in: "delivery"),
    .init("pieces", "000", .valid, submitted: Submission("0", .valid), in: "delivery"),
    .init(
      "pieces", "0010", .invalid, "tooLong", submitted: Submission("10", .valid), in: "delivery"),
    .init("pieces", "1000", .invalid, "tooLong", in: "delivery"),
    .init("pieces", "a", .invalid, "notADigit", in: "delivery"),
    .init("pieces", " 1", .invalid, "notADigit", in: "delivery"),
    .init("pieces", " ", .invalid, "notADigit", in: "delivery"),
    .init("pieces", "1.0", .invalid, "notADigit", in: "delivery"),
    .init("pieces", "٣", .invalid, "notADigit", in: "delivery"),
    .init("pieces", "-1", .invalid, "notADigit", in: "delivery"),
  ]
}
