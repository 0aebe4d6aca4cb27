import Foundation

/// The files of the package beside its tests.
enum Repository {
  /// The package's folder.
  static let folder = URL(filePath: #filePath).appending(path: "../../../../..").standardized

  /// The text of a file.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// The paths of the files in a folder that end with a suffix, in order.
  static func files(in path: String, suffix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: path).path)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted().map {
      folder.appending(path: "\(path)/\($0)").path
    }
  }
}
