import TestSupport
import Testing

@testable import IntercepterCore

/// The grapheme clusters of the engine against the standard library's.
@Suite struct ClusterBoundaryTests {
  /// A scalar of each class, and some that differ in what they are made of.
  static let kinds = Array(
    ("a\n\r\u{1}\u{AD}\u{200B}\u{FEFF}"
      + "\u{301}\u{93C}\u{FE0F}\u{20E3}\u{1F3FD}\u{E0067}\u{E007F}"
      + "\u{200C}\u{94D}\u{D4D}\u{17D2}\u{1B44}\u{200D}\u{600}\u{110BD}\u{903}\u{E33}"
      + "각가각🇩🇪👨❤©ⓐकമ\u{1780}张é").unicodeScalars)

  @Test func `every scalar joins what it joins in the standard library`() {
    var values = Array(0..<0x2_0000) + Array(0xE_0000..<0xE_1000)
    values += stride(from: 0x2_0000, to: 0x11_0000, by: 251)
    var wrong: [String] = []
    for value in values {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      // Behind and before each kind of scalar that joins anything, apart from one another.
      let text = """
        a\(scalar)a\(scalar)\n\(scalar)\u{600}\(scalar)ᄀ\(scalar)ᆨ\n가\(scalar)ᅡ\n각\(scalar)각\n\
        🇩\(scalar)🇪\n👨\u{200D}\(scalar)\u{200D}👨\n👨\(scalar)\u{200D}👨\nक\u{94D}\(scalar)क\nक\(scalar)\u{94D}क\n\
        क\(scalar)क
        """
      if clusterEnds(text) != characterEnds(text) { wrong.append(String(value, radix: 16)) }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }

  @Test func `every sequence of kinds of scalars has the standard library's clusters`() {
    let breach = firstBreach(cases: 1_000) { random in
      var text = ""
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        text.unicodeScalars.append(random.pick(Self.kinds))
      }
      return hasExactClusters(text) ? nil : "\(Array(text.unicodeScalars))"
    }
    #expect(breach == nil)
  }

  @Test func `what repeats for long has the standard library's clusters`() {
    let breach = firstBreach(cases: 120) { random in
      func pieces(_ count: ClosedRange<Int>) -> String {
        var text = ""
        for _ in 0..<Int.random(in: count, using: &random) {
          text.unicodeScalars.append(random.pick(Self.kinds))
        }
        return text
      }
      let text =
        pieces(0...3) + String(repeating: pieces(1...4), count: 400) + pieces(0...3)
        + String(repeating: pieces(1...2), count: 400) + pieces(0...3)
      return hasExactClusters(text) ? nil : "\(Array(text.unicodeScalars.prefix(20)))"
    }
    #expect(breach == nil)
  }

  @Test func `pictographs joined at random have the standard library's clusters`() {
    let joined = (UInt32(0x1F3F0)..<0x1F510).map { "\(Unicode.Scalar($0)!)\u{200D}" }
    let breach = firstBreach(cases: 150) { random in
      var text = ""
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        text += random.chance(95) ? random.pick(joined) : String(random.pick(Self.kinds))
      }
      return hasExactClusters(text) ? nil : "\(Array(text.unicodeScalars))"
    }
    #expect(breach == nil)
  }

  @Test func `marks piled up at random have the standard library's clusters`() {
    let marks = (UInt32(0x300)..<0x374).compactMap(Unicode.Scalar.init)
    let breach = firstBreach(cases: 500) { random in
      var text = String(String.UnicodeScalarView([random.pick(Self.kinds)]))
      for _ in 0..<Int.random(in: 0...80, using: &random) {
        text.unicodeScalars.append(random.pick(random.chance(98) ? marks : Self.kinds))
      }
      return hasExactClusters(text) ? nil : "\(Array(text.unicodeScalars))"
    }
    #expect(breach == nil)
  }

  @Test func `the runs of a text are its clusters, counted`() {
    let breach = firstBreach(cases: 1_000) { random in
      let text = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        String(
          repeating: String(random.pick(Self.kinds)) + (random.chance(30) ? "\u{301}" : ""),
          count: Int.random(in: 1...9, using: &random))
      }.joined()
      var ends: [Int] = []
      text.withUTF8Bytes { text in
        text.forEachRun(in: 0..<text.count) { first, run in
          let size = first.range.count
          ends += stride(from: run.lowerBound + size, through: run.upperBound, by: size)
        }
      }
      return ends == characterEnds(text) ? nil : "\(Array(text.unicodeScalars))"
    }
    #expect(breach == nil)
  }

  private func clusterEnds(_ text: String) -> [Int] {
    var ends: [Int] = []
    text.forEachCluster(in: 0..<text.utf8.count) { ends.append($0.range.upperBound) }
    return ends
  }

  private func characterEnds(_ text: String) -> [Int] {
    var ends: [Int] = []
    var end = text.startIndex
    while end < text.endIndex {
      end = text.index(after: end)
      ends.append(text.utf8.distance(from: text.startIndex, to: end))
    }
    return ends
  }

  /// Whether the engine walks through a text, and finds a boundary from anywhere in it, as the text's
  /// characters have it.
  private func hasExactClusters(_ text: String) -> Bool {
    let ends = characterEnds(text)
    var isExact = clusterEnds(text) == ends
    for (start, end) in zip([0] + ends, ends) {
      isExact = isExact && text.isClusterBoundary(start)
      // In a long cluster, some places.
      for offset in stride(from: start + 1, to: end, by: max(1, (end - start) / 40)) {
        isExact = isExact && !text.isClusterBoundary(offset)
        isExact = isExact && text.clusterBoundary(atOrBefore: offset) == start
        isExact = isExact && text.clusterBoundary(atOrAfter: offset) == end
      }
    }
    return isExact
  }
}
