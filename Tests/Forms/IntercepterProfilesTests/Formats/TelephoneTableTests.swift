import IntercepterForms
import TestSupport
import Testing
import TextInputIntercepter

/// The example numbers of all regions in the formats that `Examples/web/telephones.mjs` makes, as people write them.
///
/// `Tests/Hosts/Web/telephones.test.mjs` has every notation with every separator.
@Suite struct TelephoneTableTests {
  struct Number {
    let region: Region
    /// The number as libphonenumber formats it in other countries, and in the region.
    let international: String
    let national: String

    /// The number in the form of E.164.
    var global: String { "+" + international.filter { $0.isNumber } }

    /// What the field stores.
    var stored: String {
      region.name == "001" ? global : String(global.dropFirst(1 + region.code.count))
    }
  }

  struct Region {
    let name: String
    let code: String
    let prefix: String
    let masks: [TextMask]
    var numbers: [(international: String, national: String)] = []

    init(line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map { String($0) }
      (name, code, prefix) = (cells[0], cells[1], cells[3])
      masks = cells[4].split(separator: ";").map { [code] pattern in
        let parts = pattern.split(separator: ":").map { String($0) }
        let mask = parts[0].split(separator: "!").map { String($0) }
        return TextMask(
          "+\(code) \(mask[0])", startingWith: parts.count > 1 ? Self.prefixes(parts[1]) : [],
          trunkPrefix: mask.count > 1 ? mask[1] : cells[2])
      }
      numbers = cells[5].split(separator: ";").map { [code] number in
        let written = number.split(separator: "=").map { String($0) }
        return ("+\(code) \(written[0])", written[1])
      }
    }

    /// Returns the prefixes of a list, in which `12-5` is the range 12, 13, 14 and 15.
    private static func prefixes(_ list: String) -> [String] {
      list.split(separator: ",").flatMap { part -> [String] in
        let ends = part.split(separator: "-")
        guard ends.count > 1 else { return [String(part)] }
        let digits = "0123456789".filter { ends[0].suffix(1) <= "\($0)" && "\($0)" <= ends[1] }
        return digits.map { ends[0].dropLast() + String($0) }
      }
    }
  }

  static let regions = TelephoneTable.lines.split(separator: "\n").map { Region(line: $0) }

  /// The fields of all regions; that of 001 has several calling codes.
  static let fields = Dictionary(grouping: regions) { $0.name }.mapValues { regions in
    FormField(
      "telephone",
      Intercepter(rules: [.numbersOnly()], format: .patterns(regions.flatMap { $0.masks })))
  }

  private static let separators = ["", " ", "-", "\u{2011}", "\u{A0}", ".", "/", " - "]

  /// Writes a number with other separators between its groups.
  private static func written(_ text: String, separator index: Int) -> String {
    let groups = text.split { !$0.isNumber && $0 != "+" }
    if index < separators.count { return groups.joined(separator: separators[index]) }
    let isGlobal = text.hasPrefix("+")
    return groups.enumerated().map { $0 == (isGlobal ? 1 : 0) ? "(\($1))" : String($1) }
      .joined(separator: " ")
  }

  /// The notations of a number, all of which but the first two are understood.
  private static func notations(_ number: Number, _ place: Int) -> [String] {
    let (digits, prefix) = (number.international.dropFirst(), number.region.prefix)
    return [
      number.national, prefix + " " + digits, number.international, "00 " + digits,
      number.national, number.international,
    ].enumerated().map { written($1, separator: (place + $0) % (separators.count + 1)) }
      + [number.global, "tel:" + number.global, "tel:+" + digits.replacing(" ", with: "-")]
  }

  @Test func `a number of any region is that number, or it is refused`() throws {
    var (failures, refused): ([String], Int) = ([], 0)
    for (place, region) in Self.regions.enumerated() where !region.numbers.isEmpty {
      let known = region.numbers[place % region.numbers.count]
      let number = Number(
        region: region, international: known.international, national: known.national)
      let field = try #require(Self.fields[region.name])
      func check(_ text: String, _ kind: Int) {
        let result = field.submit(text)
        if result.isValid && result.text == number.stored { return }
        refused += 1
        // A national number may have another notation in its region, and no calling code in 001.
        if result.isValid && !result.text.isEmpty || kind > 1 && kind != 4 {
          failures.append("\(region.name) \(text.debugDescription): \(result.text)")
        }
      }
      let notations = Self.notations(number, place)
      let kind = place % notations.count
      check(notations[kind], kind)
      let pasted = FormatRun(field.intercepter, asks: place % 2 == 0)
      if pasted.insert(notations[kind]).outcome == .rejected {
        #expect(kind < 2 || kind == 4, "\(region.name) \(notations[kind])")
      } else {
        check(pasted.field.state.text, kind)
      }
      if place % 4 > 0 { continue }
      let run = FormatRun(field.intercepter, asks: place % 2 == 0)
      run.type(number.global)
      if run.field.state.text != number.international {
        failures.append("\(run.field.state.text) for \(number.international)")
      }
    }
    #expect(failures == [])
    #expect(refused < 100 && Self.regions.count > 250, "\(refused)")
  }
}
