import TestSupport
import Testing

@testable import TextInputIntercepter

/// Clusters found from bytes where these are plain, against the standard library's.
@Suite struct TextClusterTests {
  @Test func `the clusters of a text are its characters`() {
    let breach = firstBreach(cases: 10_000) { random in
      let text = random.text(pieces: 12)
      var clusters: [Character] = []
      var end = 0
      text.forEachCluster(in: 0..<text.utf8.count) { cluster in
        clusters.append(cluster.character)
        end = cluster.range.lowerBound == end ? cluster.range.upperBound : -1
      }
      let isExact = end == text.utf8.count && clusters == Array(text)
      return isExact ? nil : "\(text.debug): \(clusters)"
    }
    #expect(breach == nil)
  }

  @Test func `people and things are joined as the standard library joins them`() {
    for value in UInt32(0x1F430)...0x1F510 {
      let scalar = Unicode.Scalar(value)!
      for text in [
        "\(scalar)\u{200D}👩", "👩\u{200D}\(scalar)", "👩\u{200D}\(scalar)\u{200D}", "\(scalar)👩",
      ] {
        var clusters: [Character] = []
        (text + "x").forEachCluster(in: 0..<text.utf8.count + 1) { clusters.append($0.character) }
        #expect(clusters == Array(text + "x"), "U+\(String(value, radix: 16)) in \(text.debug)")
      }
    }
  }
}
