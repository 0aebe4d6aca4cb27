import Foundation
import FuzzTargets
import Testing

/// What fuzzing found, and what it starts from.
@Suite struct CorpusTests {
  static let corpora = URL(filePath: #filePath)
    .appending(path: "../../Corpora").standardized

  @Test(arguments: FuzzTarget.allCases)
  func `every file of the corpus keeps the promises`(target: FuzzTarget) throws {
    let folder = Self.corpora.appending(path: target.rawValue)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!files.isEmpty)
    for file in files.sorted() {
      let bytes = try Data(contentsOf: folder.appending(path: file))
      #expect(target.breach(Array(bytes)) == nil, "\(target.rawValue)/\(file)")
    }
  }
}
