import TestSupport
import Testing
import TextInputIntercepter

/// One fact that a peer's own suite asserts of a mask or a grouped number: text and caret.
///
/// The facts are read off Maskito (a89229a: recipes and kit of its demo, number), react-number-format (503a85e:
/// keypress and caret, numeric), imask (efdb875: number) and decoro (31daf11). Placeholders in the text
/// (`2456 789_`) are left out of it. Where ours differs on purpose, the row has both answers and the reason.
struct PeerFormatCase: Sendable, CustomStringConvertible {
  /// The peer, and what it is about.
  let id: String
  let field: String
  let row: FormatCase
  let peer: String
  let reason: String?

  init(
    _ id: String, _ field: String, _ previous: String, _ steps: FormatCase.Step..., peer: String,
    ours: String? = nil, _ reason: String? = nil
  ) {
    (self.id, self.field, self.peer, self.reason) = (id, field, peer, reason)
    row = FormatCase(previous, steps, to: ours ?? peer)
  }

  var description: String { id }
}

extension PeerFormatCase {
  static let rows: [PeerFormatCase] = [
    .init("maskito-phone-type-01", "russia", "|", .type("9"), peer: "+7 (9|"),
    .init("maskito-phone-type-02", "russia", "|", .type("91"), peer: "+7 (91|"),
    .init("maskito-phone-type-03", "russia", "|", .type("912"), peer: "+7 (912|"),
    .init("maskito-phone-type-04", "russia", "|", .type("9123"), peer: "+7 (912) 3|"),
    .init("maskito-phone-type-05", "russia", "|", .type("91234"), peer: "+7 (912) 34|"),
    .init("maskito-phone-type-06", "russia", "|", .type("912345"), peer: "+7 (912) 345|"),
    .init("maskito-phone-type-07", "russia", "|", .type("9123456"), peer: "+7 (912) 345-6|"),
    .init("maskito-phone-type-08", "russia", "|", .type("91234567"), peer: "+7 (912) 345-67|"),
    .init("maskito-phone-type-09", "russia", "|", .type("912345678"), peer: "+7 (912) 345-67-8|"),
    .init("maskito-phone-type-10", "russia", "|", .type("9123456789"), peer: "+7 (912) 345-67-89|"),
    .init(
      "maskito-phone-type-11", "russia", "|", .type("91234567890"), peer: "+7 (912) 345-67-89|",
      ours: "+7 (912) 345-67-890|", "a digit too many stays and is flagged"),
    .init(
      "maskito-phone-type-12", "russia", "|", .type("912345678900000000"),
      peer: "+7 (912) 345-67-89|", ours: "+7 (912) 345-67-8900000000|",
      "digits too many stay and are flagged"),
    .init(
      "maskito-phone-erase-01", "russia", "+7 (912) 345-67-89|", .backspace(1),
      peer: "+7 (912) 345-67-8|"),
    .init(
      "maskito-phone-erase-02", "russia", "+7 (912) 345-67-89|", .backspace(2),
      peer: "+7 (912) 345-67|"),
    .init(
      "maskito-phone-erase-03", "russia", "+7 (912) 345-67-89|", .backspace(3),
      peer: "+7 (912) 345-6|"),
    .init(
      "maskito-phone-erase-04", "russia", "+7 (912) 345-67-89|", .backspace(4),
      peer: "+7 (912) 345|"),
    .init(
      "maskito-phone-erase-05", "russia", "+7 (912) 345-67-89|", .backspace(5), peer: "+7 (912) 34|"
    ),
    .init(
      "maskito-phone-erase-06", "russia", "+7 (912) 345-67-89|", .backspace(6), peer: "+7 (912) 3|"),
    .init(
      "maskito-phone-erase-07", "russia", "+7 (912) 345-67-89|", .backspace(7), peer: "+7 (912|"),
    .init(
      "maskito-phone-erase-08", "russia", "+7 (912) 345-67-89|", .backspace(8), peer: "+7 (91|"),
    .init("maskito-phone-erase-09", "russia", "+7 (912) 345-67-89|", .backspace(9), peer: "+7 (9|"),
    .init(
      "maskito-phone-erase-10", "russia", "+7 (912) 345-67-89|", .backspace(10), peer: "+7 |",
      ours: "|", "no literal without a character"),
    .init(
      "maskito-phone-delete-end", "russia", "+7 (912) 345-67-89|", .delete(1),
      peer: "+7 (912) 345-67-89|"),
    .init(
      "maskito-phone-middle-1", "russia", "+7 (912) 345-67-8|9", .backspace(1), .type("0"),
      peer: "+7 (912) 345-67-0|9"),
    .init(
      "maskito-phone-middle-2", "russia", "+7 (912) 345-67|-89", .backspace(1),
      peer: "+7 (912) 345-6|8-9"),
    .init(
      "maskito-phone-middle-3", "russia", "+7 (912) 345-67|-89", .backspace(1), .type("0"),
      peer: "+7 (912) 345-60-|89", ours: "+7 (912) 345-60|-89", "the caret stays before a literal"),
    .init(
      "maskito-phone-middle-4", "russia", "+7 (912) 345-6|7-89", .backspace(1), .type("0"),
      peer: "+7 (912) 345-0|7-89"),
    .init(
      "maskito-phone-middle-5", "russia", "+7 (912) 345-67-|89", .delete(1),
      peer: "+7 (912) 345-67-|9", ours: "+7 (912) 345-67|-9", "the caret stays before a literal"),
    .init(
      "maskito-phone-middle-6", "russia", "+7 (912) 345-67-|89", .delete(1), .type("0"),
      peer: "+7 (912) 345-67-0|9"),
    .init(
      "maskito-phone-middle-7", "russia", "+7 (912) 345-6|7-89", .delete(1), .type("0"),
      peer: "+7 (912) 345-60-|89", ours: "+7 (912) 345-60|-89", "the caret stays before a literal"),
    .init(
      "maskito-phone-middle-8", "russia", "+7 (912) 345-|67-89", .delete(1), .type("0"),
      peer: "+7 (912) 345-0|7-89"),
    .init("maskito-time-type-1", "time", "|", .type("1"), peer: "1|"),
    .init("maskito-time-type-2", "time", "|", .type("12"), peer: "12|"),
    .init(
      "maskito-time-type-3", "time", "|", .type("12:"), peer: "12:|"),
    .init("maskito-time-type-4", "time", "|", .type("123"), peer: "12:3|"),
    .init("maskito-time-type-5", "time", "|", .type("1234"), peer: "12:34|"),
    .init("maskito-time-erase-1", "time", "12:34|", .backspace(1), peer: "12:3|"),
    .init(
      "maskito-time-erase-2", "time", "12:34|", .backspace(2), peer: "12|", ours: "12:|",
      "a separator is deleted by itself"),
    .init(
      "maskito-time-erase-3", "time", "12:34|", .backspace(3), peer: "1|", ours: "12|",
      "a separator is deleted by itself"),
    .init(
      "maskito-time-erase-4", "time", "12:34|", .backspace(4), peer: "|", ours: "1|",
      "a separator is deleted by itself"),
    .init("maskito-time-delete-end", "time", "12:34|", .delete(1), peer: "12:34|"),
    .init(
      "maskito-time-middle-1", "time", "12:3|4", .backspace(1), peer: "12:|04", ours: "12:|4",
      "a deleted digit becomes a zero there"),
    .init("maskito-time-middle-1b", "time", "12:3|4", .backspace(1), .type("5"), peer: "12:5|4"),
    .init(
      "maskito-time-middle-2", "time", "12|:34", .backspace(1), peer: "1|0:34", ours: "1|:34",
      "a deleted digit becomes a zero there"),
    .init(
      "maskito-time-middle-2b", "time", "12|:34", .backspace(1), .type("1"), peer: "11:|34",
      ours: "11|:34", "the caret stays before a literal"),
    .init(
      "maskito-time-middle-3", "time", "1|2:34", .backspace(1), peer: "|02:34", ours: "|2:34",
      "a deleted digit becomes a zero there"),
    .init("maskito-time-middle-3b", "time", "1|2:34", .backspace(1), .type("2"), peer: "2|2:34"),
    .init(
      "maskito-time-middle-4", "time", "12:|34", .type("9"), peer: "12:09|", ours: "12:9|34",
      "overwrites, and pads with zeros"),
    .init(
      "maskito-time-middle-5", "time", "|19:45", .type("2"), peer: "2|0:45", ours: "2|19:45",
      "overwrites, and pads with zeros"),
    .init("maskito-date-type-1", "date", "|", .type("1"), peer: "1|"),
    .init("maskito-date-type-2", "date", "|", .type("12"), peer: "12|"),
    .init("maskito-date-type-3", "date", "|", .type("121"), peer: "12.1|"),
    .init("maskito-date-type-4", "date", "|", .type("1211"), peer: "12.11|"),
    .init("maskito-date-type-5", "date", "|", .type("0"), peer: "0|"),
    .init(
      "maskito-date-type-6", "date", "|", .type("00"), peer: "0|", ours: "00|", "kept and flagged"),
    .init("maskito-date-type-7", "date", "|", .type("10100012"), peer: "10.10.0012|"),
    .init(
      "maskito-date-pad-1", "date", "|", .type("9"), peer: "09|", ours: "9|",
      "another digit may follow"),
    .init(
      "maskito-date-pad-2", "date", "27|", .type("9"), peer: "27.09|", ours: "279|",
      "kept and flagged"),
    .init(
      "maskito-date-pad-3", "date", "|", .type("37"), peer: "03.07|", ours: "37|",
      "kept and flagged"),
    .init("maskito-date-erase-1", "date", "10.11.2002|", .backspace(1), peer: "10.11.200|"),
    .init("maskito-date-erase-2", "date", "10.11.2002|", .backspace(2), peer: "10.11.20|"),
    .init("maskito-date-erase-3", "date", "10.11.2002|", .backspace(3), peer: "10.11.2|"),
    .init(
      "maskito-date-erase-4", "date", "10.11.2002|", .backspace(4), peer: "10.11|", ours: "10.11.|",
      "a separator is deleted by itself"),
    .init("maskito-date-delete-end", "date", "10.11.2002|", .delete(1), peer: "10.11.2002|"),
    .init(
      "maskito-date-middle-1", "date", "01.1|2.1998", .backspace(1), peer: "01.|02.1998",
      ours: "01.|2.1998", "a deleted digit becomes a zero there"),
    .init(
      "maskito-date-middle-1b", "date", "01.1|2.1998", .backspace(1), .type("1"),
      peer: "01.1|2.1998"),
    .init(
      "maskito-date-middle-2", "date", "12|.01.2008", .backspace(1), peer: "1|0.01.2008",
      ours: "1|.01.2008", "a deleted digit becomes a zero there"),
    .init(
      "maskito-date-middle-2b", "date", "12|.01.2008", .backspace(1), .type("1"),
      peer: "11|.01.2008"),
    .init(
      "maskito-date-middle-3", "date", "|15.01.2012", .type("3"), peer: "3|0.01.2012",
      ours: "3|15.01.2012", "overwrites, and pads with zeros"),
    .init(
      "maskito-card-16", "card19", "|", .type("1234567890123456"), peer: "1234 5678 9012 3456|"),
    .init(
      "maskito-card-18", "card19", "|", .type("123456789012345678"), peer: "1234 5678 9012 3456 78|"
    ),
    .init(
      "maskito-card-19", "card19", "|", .type("1234567890123456789"),
      peer: "1234 5678 9012 3456 789|"),
    .init(
      "maskito-card-25", "card19", "|", .type("0000000000000000000000000"),
      peer: "0000 0000 0000 0000 000|"),
    .init("maskito-card-cvv", "cvv", "|", .type("4321"), peer: "432|"),
    .init("rnf-pattern-1", "card", "|", .type("1"), peer: "1|"),
    .init("rnf-pattern-2", "card", "|", .type("b"), peer: "|"),
    .init("rnf-pattern-3", "card", "|", .paste("2456789"), peer: "2456 789|"),
    .init("rnf-pattern-4", "picking", "|", .paste("245sf6789"), peer: "2456 789|"),
    .init("rnf-pattern-5", "card", "‹245›6 789", .paste("1234 56"), peer: "1234 56|67 89"),
    .init("rnf-pattern-6", "card", "‹2456 789›", .paste("1234 56"), peer: "1234 56|"),
    .init("rnf-pattern-7", "us", "|", .paste("123456"), peer: "+1 (123) 456|"),
    .init(
      "rnf-pattern-8", "us", "‹+1 (123) 456›", .paste("+1 (965) 432 1 19"),
      peer: "+1 (965) 432 1 19|"),
    .init(
      "rnf-pattern-9", "nine", "123| 456 789", .type("8"), peer: "123 8|45 678",
      ours: "123| 456 789", "a full field loses its last character"),
    .init(
      "rnf-pattern-10", "two", "|", .type("1"), peer: "+1 (1|", ours: "1|",
      "may still be the calling code"),
    .init("rnf-pattern-11", "two", "+1 (1|", .type("232"), peer: "+1 (123) 22|"),
    .init(
      "rnf-backspace-front", "suffixed", "+1 (|123) 456 7 89 US", .backspace(1),
      peer: "+1 (|123) 456 7 89 US"),
    .init(
      "rnf-delete-end", "suffixed", "+1 (123) 456 7 89| US", .delete(1),
      peer: "+1 (123) 456 7 89| US"),
    .init(
      "rnf-backspace-1", "us", "+1 (123) 4|56 7 89", .backspace(1), peer: "+1 (123) |567 8 9",
      ours: "+1 (123|) 567 8 9", "the caret stays before a literal"),
    .init("rnf-backspace-2", "us", "+1 (123) |567 8 9", .backspace(1), peer: "+1 (12|5) 678 9"),
    .init(
      "rnf-delete-1", "us", "+1 (125|) 678 9", .delete(1), peer: "+1 (125) |789",
      ours: "+1 (125|) 789", "the caret stays before a literal"),
    .init(
      "rnf-delete-2", "us", "+1 (125) |789", .delete(1), peer: "+1 (125) |89", ours: "+1 (125|) 89",
      "the caret stays before a literal"),
    .init("rnf-number-1", "dollars", "|", .type("1"), peer: "$1|"),
    .init("rnf-number-2", "dollars", "|", .type("2456789"), peer: "$2,456,789|"),
    .init("rnf-04", "dollars", "$1|2,345", .type("8"), peer: "$18|2,345"),
    .init("rnf-04b", "dollars", "$18|2,345", .type("67"), peer: "$18,67|2,345"),
    .init(
      "rnf-09", "rupees", "Rs. 12,|345.50 /sq.feet", .backspace(1), peer: "Rs. 1|,345.50 /sq.feet"),
    .init("rnf-11", "rupees", "Rs. 145.|50 /sq.feet", .backspace(1), peer: "Rs. 14,5|50 /sq.feet"),
    .init("rnf-13", "dollars0", "1,00|0", .backspace(1), peer: "10|0"),
    .init(
      "rnf-14", "dollars", "-$|1,000", .backspace(1), peer: "|$1,000", ours: "$|1,000",
      "the caret stays behind a prefix"),
    .init("rnf-17", "german", "1.234.567|,8901", .backspace(1), peer: "123.456|,8901"),
    .init(
      "rnf-24", "dollars", "|", .type("."), peer: "$.|", ours: "$0.|",
      "a number does not begin with its separator"),
    .init("rnf-34-1", "lakh", "1,23,45,678|", .type("9"), peer: "12,34,56,789|"),
    .init("rnf-suffix", "people", "|", .type("91"), peer: "91| people"),
    .init("rnf-673", "usd", "123| USD", .type("."), peer: "123.| USD"),
    .init("rnf-isAllowed", "bounded", "10|0.222", .type("1"), peer: "10|0.222"),
    .init("maskito-set-09", "underscores", "|", .paste("１２３４５"), peer: "12_345|"),
    .init("maskito-set-14", "lakh", "|", .paste("123456789"), peer: "12,34,56,789|"),
    .init("maskito-key-17", "underscores", "|", .type("1 2  3   4    5"), peer: "12_345|"),
    .init("maskito-key-25", "underscores", "|", .type("１２３４５"), peer: "12_345|"),
    .init("maskito-key-34", "dashes", "1·00|0·000", .backspace(1), peer: "10|0·000"),
    .init("maskito-key-35", "dashes", "10|0·000", .type("5"), peer: "1·05|0·000"),
    .init(
      "maskito-key-36", "dashes", "1·000·|000", .backspace(1), peer: "1·00|0·000", ours: "100|·000",
      "a separator has the digit before it deleted"),
    .init("maskito-key-41", "spaces", "|", .paste("    123456    "), peer: "123 456|"),
    .init("maskito-key-42-0", "spaces", "|123", .type(" "), peer: "|123"),
    .init("maskito-key-42-1", "spaces", "1|23", .type(" "), peer: "1|23"),
    .init("maskito-key-42-2", "spaces", "12|3", .type(" "), peer: "12|3"),
    .init("maskito-key-42-3", "spaces", "123|", .type(" "), peer: "123|"),
    .init("maskito-key-03", "commas", "123|", .type("."), peer: "123,|"),
    .init("maskito-key-09", "commas", "1‹23,4›5", .type(","), peer: "1,|5"),
    .init("maskito-key-07", "commas", "1|23,45", .type(","), peer: "1|23,45"),
    .init(
      "imask-num-01", "imask", "|", .paste("12345.67"), peer: "12345,67|", ours: "12.345,67|",
      "does not group before the commit"),
    .init(
      "decoro-01", "decoro", "+7 (‹999) 000-00-00›", .paste("111"), peer: "+7 (111) |",
      ours: "+7 (111|", "no literal without a character"),
    .init(
      "decoro-02", "decoro", "+7 (1‹1›1", .paste("222"), peer: "+7 (122) 2|1"),
  ]
}
