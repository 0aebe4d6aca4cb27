import Foundation

/// The checkout that the tests were built from.
enum Repository {
  static let folder = URL(filePath: #filePath).appending(path: "../../..").standardized

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The names of the folders in a folder, sorted.
  static func folders(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: path), includingPropertiesForKeys: [.isDirectoryKey]
    ).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
  }

  /// The folder of a module, as a path from the repository on.
  static func folder(of module: String) -> String {
    let rooms = (try? folders(in: "Sources")) ?? []
    return rooms.map { "Sources/\($0)/\(module)" }.first {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    } ?? "Sources/\(module)"
  }

  /// The Swift files under a folder, as paths from the repository on; those of other packages, which building
  /// brings, are not among them.
  static func swiftFiles(under path: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: folder.appending(path: path).path)
    return (files?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.map { "\(path)/\($0)" }.sorted()
  }
}
