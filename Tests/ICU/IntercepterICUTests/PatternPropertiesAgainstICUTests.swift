import CICU
import IntercepterICU
import TestSupport
import Testing

@testable import IntercepterCore
@testable import IntercepterPatterns

/// The tables of scripts and properties against libicu's, for the scalars it knows.
///
/// A property may change from one version of Unicode to the next: script extensions were added, and
/// scalars that never became emoji are no longer Extended_Pictographic.
struct PatternPropertiesAgainstICUTests {
  /// The codes of scripts by libicu's numbers.
  static let scripts: [(index: Int32, code: String)] = {
    var scripts: [(Int32, String)] = []
    while let code = cicu_script(Int32(scripts.count)) {
      scripts.append((Int32(scripts.count), String(cString: code)))
    }
    return scripts
  }()

  /// The scalars that libicu has assigned.
  static let known = Unicode.Scalar.telling.map(\.value).filter {
    cicu_property($0, .generalCategory) != 0
  }

  private static let isKnown: [Bool] = {
    var isKnown = [Bool](repeating: false, count: 0x11_0000)
    for scalar in known { isKnown[Int(scalar)] = true }
    return isKnown
  }()

  private func members(of set: ScalarSet) -> [Bool] {
    var members = [Bool](repeating: false, count: 0x11_0000)
    for range in set.ranges { for value in range { members[Int(value)] = true } }
    return members
  }

  @Test func `scalars have libicu's scripts`() throws {
    var compared = 0
    var wrong: [String] = []
    for (index, code) in Self.scripts {
      guard let number = LooseName(code.utf8).line(in: PatternTable.scriptNames) else { continue }
      // A scalar has one script, in both tables: what is of ours and of theirs is of no other.
      for range in ScalarSet(script: number).ranges {
        for scalar in range where Self.isKnown[Int(scalar)] && !cicu_is_of_script(scalar, index) {
          wrong.append("\(code) \(String(scalar, radix: 16))")
        }
      }
      compared += 1
    }
    #expect(Self.known.count > 150_000)
    // Codes without scalars are in no table.
    #expect(compared > 160)
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(20))")
  }

  @Test func `scalars are used in libicu's scripts`() throws {
    var wrong: Set<UInt32> = []
    for (index, code) in Self.scripts {
      guard let number = LooseName(code.utf8).line(in: PatternTable.scriptNames) else { continue }
      let mine = members(of: ScalarSet(scriptExtensions: number))
      for scalar in Self.known where mine[Int(scalar)] != cicu_is_used_in_script(scalar, index) {
        wrong.insert(scalar)
      }
    }
    // Between Unicode 15.0 and 17.0: 91.
    #expect(
      wrong.count < (ICU.isOlderThanUnicode17 ? 100 : 1),
      "\(wrong.count): \(wrong.sorted().map { String($0, radix: 16) })")
  }

  @Test(arguments: [
    ("Emoji_Component", CICUProperty.emojiComponent),
    ("Extended_Pictographic", .extendedPictographic),
  ])
  func `scalars have libicu's properties`(name: String, property: CICUProperty) throws {
    let mine = members(of: try #require(ScalarSet(property: LooseName(name.utf8))))
    let wrong = Self.known.filter { scalar in
      let (isMine, isTheirs) = (mine[Int(scalar)], cicu_property(scalar, property) != 0)
      let isLeftOut = property == .extendedPictographic && !isMine
      return isMine != isTheirs && !(ICU.isOlderThanUnicode17 && isLeftOut)
    }
    #expect(mine.contains(true))
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.map { String($0, radix: 16) }.prefix(20))")
  }
}

extension ICU {
  fileprivate static var isOlderThanUnicode17: Bool {
    Int(unicodeVersion.prefix { $0 != "." }).map { $0 < 17 }!
  }
}
