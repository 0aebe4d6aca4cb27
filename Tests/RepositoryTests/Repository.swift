import Foundation

/// The checkout that the tests were built from.
enum Repository {
  static let folder = URL(filePath: #filePath).appending(path: "../../..").standardized

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The Swift files under a folder, as paths from the repository on; those of other packages, which building
  /// brings, are not among them.
  static func swiftFiles(under path: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.appending(path: path).path)
    return (files?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { "\(path)/\($0)" }.sorted()
  }
}
