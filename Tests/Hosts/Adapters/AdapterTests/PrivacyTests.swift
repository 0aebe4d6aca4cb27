import Foundation
import Testing

/// The privacy manifest, which App Store Connect compares with the APIs that an app calls.
@Suite struct PrivacyTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardized

  /// What the libraries call of Apple's list (developer.apple.com/documentation/bundleresources/
  /// describing-use-of-required-reason-api), by category.
  static let apis = [
    "FileTimestamp":
      #"creationDate|odificationDate|getattrlist|\b[fl]?stat(at)?\("#,
    "SystemBootTime": #"systemUptime|mach_absolute_time"#,
    "DiskSpace": #"volume\w*CapacityKey|system(Free)?Size|\bf?stat(v)?fs\("#,
    "ActiveKeyboards": #"activeInputModes"#,
    "UserDefaults": #"\bUserDefaults\b"#,
  ]

  @Test func `the manifest declares the categories that the libraries call, and no others`() throws
  {
    let sources = Self.root.appending(path: "Sources")
    var called: Set<String> = []
    let programs = ["intercepter", "generate-tables", "CICU", "IntercepterTerminal"]
    for case let file as URL in FileManager.default.enumerator(
      at: sources, includingPropertiesForKeys: nil)!
    where file.pathExtension == "swift" {
      let path = file.path(percentEncoded: false).dropFirst(sources.path().count)
      if programs.contains(where: { path.contains($0) }) { continue }
      let code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .map { $0.replacing(#/\/\/.*/#, with: "") }.joined(separator: "\n")
      for (category, pattern) in Self.apis where code.contains(try Regex(pattern)) {
        called.insert(category)
      }
    }
    let manifest = sources.appending(path: "Hosts/IntercepterPrivacy/PrivacyInfo.xcprivacy")
    let prefix = "NSPrivacyAccessedAPICategory"
    let text = try String(contentsOf: manifest, encoding: .utf8)
    let declared = text.matches(of: #/<string>NSPrivacyAccessedAPICategory(\w+)</#)
      .map { String($0.1) }
    #expect(Set(declared) == called, "\(prefix)")
    #expect(called.contains("ActiveKeyboards"))
    let plist = try PropertyListSerialization.propertyList(
      from: Data(text.utf8), format: nil)
    let types = (plist as? [String: Any])?["NSPrivacyAccessedAPITypes"] as? [[String: Any]]
    let reasons = types?.flatMap { $0["NSPrivacyAccessedAPITypeReasons"] as? [String] ?? [] }
    #expect(reasons?.count == declared.count)
  }
}
