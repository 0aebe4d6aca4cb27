/// The cases that end otherwise here than in the peer's suite, by the reason.
struct PeerFormatReason: Sendable {
  let reason: String
  /// The cases, and what the field holds where the row looks at it and in the end.
  let cases: [(id: String, ours: String)]

  static let all: [PeerFormatReason] = [
    .init(
      reason: "letters are no separators",
      cases: [
        ("maskito kit/number/number-decimal-separator:58 б inside", "4|2")
      ]),
    .init(
      reason: "a deletion at a mark takes the digit beside it",
      cases: [
        (
          "maskito kit/number/number-thousand-separator:79 backspace behind the separator",
          "100|,000"
        ),
        (
          "maskito recipes/prefix/dynamic-pattern-mask-expression:59 delete before the prefix",
          "$|2"
        ),
        ("maskito recipes/phone/phone:192 backspace behind a literal", "+7 (912) 345-6|8-9"),
        ("maskito recipes/phone/phone:204", "+7 (912) 34|6-78-9"),
      ]),
    .init(
      reason: "decimals that would be cut off are refused",
      cases: [
        ("maskito kit/number/number-precision:38 separator cuts off .", "123.|456.789"),
        ("maskito kit/masks/number/number-mask.spec:34", "|"),
        ("maskito kit/masks/number/number-mask.spec:38", "|"),
        ("maskito kit/masks/number/number-mask.spec:176", "|"),
        (
          "react-number-format input_numeric_format: paste with decimals where none are allowed #145",
          "|"
        ),
      ]),
    .init(
      reason: "with a zero in front, nothing is grouped",
      cases: [
        ("maskito kit/number/number-zero-integer-part:188 separator deleted", "0|0005"),
        ("maskito kit/number/number-zero-integer-part:205", "-0|0005"),
      ]),
    .init(
      reason: "digits that may be a calling code stay as typed",
      cases: [
        ("maskito recipes/phone/phone:766", "7|"), ("maskito recipes/phone/phone:774", "77|"),
      ]),
    .init(
      reason: "an emptied field is empty",
      cases: [
        ("maskito kit/number/number-minus-before-prefix:153 select all, backspace", "|"),
        ("maskito kit/number/number-prefix-postfix:136 select all, backspace", "|"),
      ]),
    .init(
      reason: "half of a suffix is refused",
      cases: [
        ("maskito kit/number/number-prefix-postfix:363 half the suffix pasted", "|")
      ]),
    .init(
      reason: "no other number than was typed",
      cases: [
        ("maskito kit/number/number-max-validation:22 above: clamped", "|"),
        ("maskito kit/number/number-max-validation:49", "3.|"),
        ("maskito kit/number/number-max-validation:96", "9|9"),
        ("maskito kit/number/number-max-validation:168 digits in the suffix", "123|cm3"),
        ("maskito kit/number/number-min-validation:20 below: clamped", "-25|"),
        ("maskito kit/number/number-min-validation:55", "-|50"),
        ("cleave.js fixtures/numeral: integer scale 4", "|"),
        ("cleave.js fixtures/numeral: positive only", "|"),
      ]),
    .init(
      reason: "the mark of groups is no decimal separator",
      cases: [
        ("cleave.js fixtures/numeral: no decimals, two points", "|")
      ]),
    .init(
      reason: "a typed mark of groups stays until it is clear",
      cases: [
        ("react-number-format input: point as the separator", "12.|")
      ]),
    .init(
      reason: "a prefix comes with the first digit",
      cases: [
        ("maskito recipes/prefix/dynamic-pattern-mask-expression:14 the prefix typed", "|"),
        (
          "maskito recipes/prefix/dynamic-pattern-mask-expression:49 backspace behind the prefix",
          "$|42"
        ),
      ]),
    .init(
      reason: "the caret stays before a literal",
      cases: [
        ("maskito recipes/phone/phone:138", "+7 (912) 345-67|-9 → +7 (912) 345-67-0|9"),
        ("maskito recipes/phone/phone:351 backspace", "+7 (912|) 678-9"),
        ("maskito recipes/phone/phone:351 delete", "+7 (912|) 678-9"),
        ("maskito recipes/phone/phone:489", "+7 (912) 345-60|-9"),
        ("maskito addons/phone/phone-basic:101", "+7 920 424|-32"),
        ("maskito addons/phone/phone-basic:146", "+7 920 424-15|-2"),
      ]),
    .init(
      reason: "letters in a telephone number stay, and are reported",
      cases: [("maskito addons/phone/phone-basic:20 9 nd4 e", "+7 9nd4 e|")]),
    .init(
      reason: "a separator is deleted by itself",
      cases: [
        ("maskito kit/date/date-basic:250", "10.12|2022"),
        ("maskito kit/time/time-basic:45 x3", "12|"),
        ("maskito kit/time/time-basic:157", "23|59"),
        ("maskito kit/time/time-basic:172", "12:|"),
        ("Inputmask tests_date: year by backspace", "23/03/|"),
        ("Inputmask tests_date: year by delete", "23/03/|"),
        ("maskito kit/time/time-separator:71", "14|30"),
      ]),
    .init(
      reason: "a deleted digit leaves no zero",
      cases: [
        ("maskito kit/date/date-basic:277 month selected, backspace", "10.|.2022"),
        ("maskito kit/time/time-basic:71 a digit replaced inside", "12:|4 → 12:5|4"),
        ("maskito kit/time/time-basic:87", "1|:34 → 11|:34"),
        ("maskito kit/time/time-basic:279", "13|2"),
      ]),
    .init(
      reason: "the caret stays before a separator",
      cases: [
        ("maskito kit/date/date-segments-zero-padding:78 month selected, 2", "11.2|.2011")
      ]),
    .init(
      reason: "a digit does not move to the next part",
      cases: [
        ("maskito kit/date/date-basic:20 00", "00|"),
        ("maskito kit/date/date-segments-zero-padding:100", "35|"),
        ("Inputmask tests_date: 2331973", "2331973|"),
        ("Inputmask tests_date: 882018 over all", "882018|"),
        ("cleave.js browser/time: 25", "|"), ("cleave.js browser/time: 4", "4|"),
        ("cleave.js browser/time: 14147", "|"), ("maskito recipes/card/card:44 expiry", "321|"),
        ("maskito kit/masks/date/date-mask.spec: 12342", "|"),
        ("maskito kit/masks/date/date-mask.spec: 1234124", "|"),
        ("text-mask createAutoCorrectedDatePipe: 00", "00|"),
        ("text-mask createAutoCorrectedDatePipe: 12/4", "124|"),
        ("text-mask createAutoCorrectedDatePipe: 12/32", "12/32|"),
        ("text-mask createAutoCorrectedDatePipe: 12/00", "12/00|"),
      ]),
    .init(
      reason: "a key that does not belong stays, flagged",
      cases: [
        (
          "maskito kit/number/number-basic:34 cyrillic",
          "123авгдеёжзийклмнопрстуфхцчшщъыьэ4|"
        ),
        ("maskito kit/number/number-precision:66", "5,|"),
        ("Inputmask tests_date: letters over all", "abcdefghijklmnop|"),
      ]),
    .init(
      reason: "nothing behind the caret is overwritten",
      cases: [
        ("maskito kit/time/time-basic:119 typed over", "12:9|34")
      ]),
    .init(
      reason: "a typed separator completes its part",
      cases: [
        ("maskito kit/date/date-separator:35 too early", "03/|"),
        ("maskito kit/date/date-separator:43 another separator", "31/|"),
      ]),
    .init(
      reason: "a minus sign is typed in front",
      cases: [
        ("react-number-format input_numeric_format: sign typed anywhere", "$2,45|6,981.89")
      ]),
    .init(
      reason: "a digit typed over a suffix is kept",
      cases: [
        (
          "react-number-format input_numeric_format: part of the suffix typed over #694",
          "A-11| USD"
        )
      ]),
    .init(
      reason: "digits that do not fit are not cut off",
      cases: [
        ("cleave.js browser/credit-card: too long", "|"),
        ("cleave.js browser/custom: long delimiters", "|"),
        ("imask pattern: shifting overwrite", "|123"),
      ]),
  ]
}
