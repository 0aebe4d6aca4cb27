internal import Foundation

/// The locales whose number symbols the package knows from its table.
public enum KnownLocales {
  /// All locales.
  public static var all: [String] { groups.flatMap(\.self) }

  /// The locales, in groups with the same number symbols.
  public static let groups: [[String]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../../Sources/Engine/IntercepterLocales/LocaleTable.generated.swift")
    guard let source = try? String(contentsOf: file.standardized, encoding: .utf8),
      let table = source.split(separator: "\"\"\"\n").dropFirst().first
    else { preconditionFailure("no table of locales: \(file.path)") }
    var groups: [Substring: [String]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      groups[words[1], default: []].append(String(words[0]).replacing("_", with: "-"))
    }
    return groups.sorted { Int($0.key) ?? 0 < Int($1.key) ?? 0 }.map(\.value)
  }()
}
