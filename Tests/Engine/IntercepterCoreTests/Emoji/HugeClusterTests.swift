import Testing
import TextInputIntercepter

/// Clusters of a megabyte: a classification that is not linear would take hours.
@Suite struct HugeClusterTests {
  @Test(arguments: clusters)
  func `a cluster of a megabyte is classified as a short one is`(_ cluster: Cluster) {
    let character = Character(cluster.text)
    #expect(character.utf8.count > 1_000_000)
    #expect(character.emojiQualification == cluster.qualification)
  }

  static let clusters: [Cluster] = [
    Cluster("e", "\u{301}", "", .none), Cluster("❤", "\u{301}", "", .none),
    Cluster("😀", "\u{301}", "", .mixed), Cluster("👩", "\u{200D}👩", "", .unlisted),
    Cluster("☺", "\u{200D}☎", "", .unlisted), Cluster("👍", "🏽", "", .mixed),
    Cluster("😀", "\u{FE0F}", "", .overQualified), Cluster("🏴", "\u{E0067}", "\u{E007F}", .unlisted),
    Cluster("a", "\u{20E3}", "", .none), Cluster("", "\u{600}", "😀", .mixed),
    Cluster("❤\u{301}", "\u{200D}", "", .none),
  ]

  struct Cluster: CustomTestStringConvertible, Sendable {
    let beginning: String
    let middle: String
    let end: String
    let qualification: EmojiQualification

    init(_ beginning: String, _ middle: String, _ end: String, _ qualification: EmojiQualification)
    {
      self.beginning = beginning
      self.middle = middle
      self.end = end
      self.qualification = qualification
    }

    var text: String {
      beginning + String(repeating: middle, count: 1_000_000 / middle.utf8.count + 1) + end
    }

    var testDescription: String { "\(beginning.codePoints), \(middle.codePoints)…" }
  }

  @Test func `a megabyte of selectors hides neither the scope nor the version`() {
    let selectors = String(repeating: "\u{FE0F}", count: 350_000)
    let unqualified = Character("❤\u{200D}🔥" + selectors)
    #expect(unqualified.emojiQualification == .unqualified)
    #expect(EmojiScope.displayed.contains(unqualified))
    #expect(EmojiVersion(of: unqualified) == EmojiVersion(13, 1))
  }
}
