import Foundation
import Testing

/// The index of the decision notes lists every note, and explains every gap in their numbers.
@Suite struct DecisionsTests {
  private static let folder = "Docs/Decisions"

  private func notes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Repository.folder.appending(path: Self.folder).path
    ).filter { $0 != "README.md" }.sorted()
  }

  @Test func `the index lists every note once, and no other`() throws {
    let index = try Repository.text("\(Self.folder)/README.md")
    let listed = index.matches(of: /\[(\d+)\]\((\d+)(-[^)]+\.md)\)/)
    #expect(listed.map { "\($0.2)\($0.3)" }.sorted() == (try notes()))
    #expect(listed.allSatisfy { Int($0.1) == Int($0.2) })
  }

  @Test func `the index names the numbers without a note`() throws {
    let index = try Repository.text("\(Self.folder)/README.md")
    let list = try #require(index.firstMatch(of: /leaves a gap: ([\d, –]+)\./)).1
    let gaps = list.split(separator: ", ").flatMap { part in
      let ends = part.split(separator: "–").compactMap { Int($0) }
      return Array(ends[0]...ends[ends.count - 1])
    }
    let reserved = try #require(index.firstMatch(of: /Numbers from\s(\d+) are reserved/)).1
    let first = try #require(Int(reserved))
    let numbers = try notes().compactMap { Int($0.prefix { $0 != "-" }) }.filter { $0 < first }
    #expect((gaps + numbers).sorted() == Array(1..<first))
  }

  @Test func `a note has the number of its file`() throws {
    for note in try notes() {
      let number = try #require(Int(note.prefix { $0 != "-" }))
      #expect(try Repository.text("\(Self.folder)/\(note)").hasPrefix("# \(number). "))
    }
  }
}
