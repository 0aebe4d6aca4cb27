import Foundation
import TestSupport
import Testing
import TextInputIntercepter

/// A preset in each of its notations, with what people write into its field.
struct Preset: Sendable, CustomTestStringConvertible {
  /// The intercepter of Swift.
  let intercepter: Intercepter
  /// The format in JSON.
  let json: String
  /// The format behind `Set Format`, and as the value of `--field-format`.
  let script: String
  /// What somebody does in the field, as lines of ``PresetStep``.
  let known: [String]
  /// What is pasted now and then.
  let texts: [String]

  var testDescription: String { script }

  private init(
    _ intercepter: Intercepter, _ json: String, _ script: String, _ known: [String],
    pasting texts: [String]
  ) {
    (self.intercepter, self.json, self.script) = (intercepter, "{\(json)}", script)
    (self.known, self.texts) = (known, texts)
  }

  static let all: [Preset] = [
    .init(.paymentCard(), #""kind":"paymentCard""#, "paymentCard", cards, pasting: cardTexts),
    .init(.iban(), #""kind":"iban""#, "iban", accounts, pasting: accountTexts),
    .init(.date(), #""kind":"date""#, "date", dates, pasting: dateTexts),
    .init(
      .date(.dayMonthYear, separator: "."),
      #""kind":"date","order":"dayMonthYear","separator":".""#,
      #"date dayMonthYear separator:".""#, dates, pasting: dateTexts),
    .init(
      .date(.monthDayYear), #""kind":"date","order":"monthDayYear""#, "date monthDayYear", dates,
      pasting: dateTexts),
    .init(
      .date(.yearMonthDay, separator: " "), #""kind":"date","separator":" ""#,
      #"date yearMonthDay separator:" ""#, dates, pasting: dateTexts),
    .init(
      .date(locale: "de"), #""kind":"date","locale":"de""#, "date de", dates, pasting: dateTexts),
    .init(
      .date(locale: "en-US"), #""kind":"date","locale":"en-US""#, "date en-US", dates,
      pasting: dateTexts),
    .init(.time(), #""kind":"time""#, "time", times, pasting: timeTexts),
    .init(
      .time(seconds: true), #""kind":"time","seconds":true"#, "time seconds", times,
      pasting: timeTexts),
    .init(.oneTimeCode(), #""kind":"oneTimeCode""#, "oneTimeCode", codes, pasting: codeTexts),
    .init(
      .oneTimeCode(digits: 8, groups: 4), #""kind":"oneTimeCode","digits":8,"groups":4"#,
      "oneTimeCode 8 4", codes, pasting: codeTexts),
    .init(
      .oneTimeCode(digits: 4, groups: 0), #""kind":"oneTimeCode","digits":4,"groups":0"#,
      "oneTimeCode 4 0", codes, pasting: codeTexts),
  ]

  private static let cards = [
    "4111111111111111", "4111111111111112⌫1", #""4111-1111-1111-1111""#, "378282246310005",
    "30569309025904", "6200000000000005", #""٤١١١ ١١١١""#, "41111‹⌦⌦5", #"4111«"5555 5555""#,
    "41x1 1", "41111⌫⌫⌫",
  ]
  private static let cardTexts = [
    "4111 1111 1111 1111", "5555-5555-5555-4444", "378282246310005", "41x1", "12",
  ]
  private static let accounts = [
    "de89370400440532013000", #""IBAN DE89 3704 0044 0532 0130 00""#, #""iban: no9386011117947""#,
    "DE89370400440532013001", "de89‹⌦⌦gb", "iban de89 3", #"GB29NWBK«"IBAN DE89""#, "DE8ä9",
    "DE893⌫⌫",
  ]
  private static let accountTexts = [
    "IBAN DE89 3704 0044 0532 0130 00", "NO9386011117947", "gb29 nwbk", "ß", "37",
  ]
  private static let dates = [
    "29022024", "31122024⌫⌫", "5.6.2024", #""2024-02-29""#, #""29.02.2024""#, #""02/29/2024""#,
    #""20240229""#, "1332", "30022024", "20240230", #"12312024«"1.2.2025""#, "2024‹⌦1",
    #""05.06.2024""#, "‹/2024/", "2024-12-31‹⌦⌦⌦",
  ]
  private static let dateTexts = [
    "2024-02-29", "31.12.1999", "12/31/1999", "1.2.2024", "24", "99", "2024", "a",
  ]
  private static let times = [
    "2359", "235958", "9:5", #""23:59:58""#, #""7.30""#, "2460", "2359⌫⌫1", "9‹1", #"12«"0805""#,
  ]
  private static let timeTexts = ["23:59", "7:05:09", "0805", "24", "9", "x"]
  private static let codes = [
    "123456", #""123 456""#, #""1234-5678""#, "12a4⌫", "12345678", "1234‹⌦9", #"123«"987654""#,
    #""１２３４""#,
  ]
  private static let codeTexts = ["123456", "12 34", "987-654", "x", "7"]

  /// The seed of the first of the drawn sequences.
  static let seed: UInt64 = 20_260_110

  /// What is done in the field: the known lines, and drawn ones, each with the name that a failure has.
  var sequences: [(name: String, steps: [PresetStep])] {
    known.map { ($0, [PresetStep]($0)) }
      + (0..<UInt64(2 * lawCasesFactor)).map { index in
        var random = SeededGenerator(seed: Self.seed + index)
        let steps = (0..<Int.random(in: 1...10, using: &random)).map { _ in step(&random) }
        return ("seed \(Self.seed + index)", steps)
      }
  }

  private func step(_ random: inout SeededGenerator) -> PresetStep {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return .paste(random.pick(texts))
    case 1: return .backspace
    case 2: return .delete
    case 3:
      let bounds = [0, 2, 3, 5, 10, .max]
      let (one, other) = (random.pick(bounds), random.pick(bounds))
      return .select(min(one, other)..<max(one, other))
    default: return .type(random.pick(Array("00112233459 -/.:DEx")))
    }
  }

  /// All sequences, made in a field of Swift in delegate mode.
  var runs: [(name: String, records: [PresetRecord])] {
    sequences.map { ($0.name, PresetRecord.run($0.steps, on: intercepter, asks: true)) }
  }
}
