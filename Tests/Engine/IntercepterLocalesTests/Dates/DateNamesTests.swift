import IntercepterLocales
import Testing
import TextBytes

@Suite struct DateNamesTests {
  @Test(arguments: [
    ("de", DateName.month(3), "März"), ("de-AT", .month(1), "Jänner"), ("ru", .month(5), "мая"),
    ("de", .literal(after: .hour, before: .edge), "Uhr"),
    ("es", .literal(after: .day, before: .month), "de"),
    ("ru", .literal(after: .year, before: .edge), "г."),
    ("el", .half(isAfternoon: false), "π.μ."), ("ko", .half(isAfternoon: true), "오후"),
    ("zh-TW", .part(from: 0, to: 300), "凌晨"), ("zh-HK", .part(from: 720, to: 780), "中午"),
    ("el", .part(from: 1200, to: 240), "βράδυ"), ("en", .part(from: 720, to: 720), "noon"),
    ("sr", .month(1), "јануар"), ("sr", .month(1), "januar"), ("sr-Latn-ME", .month(1), "јануар"),
    ("in", .month(8), "Agustus"), ("iw", .month(1), "ינואר"), ("mo", .month(1), "ianuarie"),
    ("sh", .month(2), "februar"), ("tl", .month(1), "Enero"),
    ("fa", .literal(after: .date, before: .time), "ساعت"),
    ("xx", .half(isAfternoon: true), "PM"), ("", .half(isAfternoon: false), "AM"),
  ])
  func `a locale has its names`(_ locale: String, _ meaning: DateName, _ name: String) {
    #expect(DateNames(locale: locale).all.contains { $0 == (meaning, name) })
  }

  @Test(arguments: ["de", "zh-Hant", "sr", "eu", ""])
  func `names are the same when they are coded`(_ locale: String) {
    var writer = ByteWriter()
    var names = DateNames(locale: locale)
    names.code(&writer)
    let bytes = writer.bytes
    var reader = DateNames()
    bytes.withUnsafeBufferPointer { bytes in
      var coder = ByteReader(bytes)
      reader.code(&coder)
    }
    #expect(reader == names)
  }

  @Test func `a closure ends the search`() {
    var count = 0
    DateNames(locale: "de").forEach { _, _ in
      count += 1
      return count < 3
    }
    #expect(count == 3)
  }
}

extension DateNames {
  fileprivate var all: [(DateName, String)] {
    var names: [(DateName, String)] = []
    forEach {
      names.append(($0, String(decoding: $1, as: UTF8.self)))
      return true
    }
    return names
  }
}
