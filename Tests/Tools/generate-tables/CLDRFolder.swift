import Foundation

/// CLDR's folder `common`: its locales, their character labels.
struct CLDRFolder {
  let version: String
  /// The locales, such as `sr_Latn_BA`, by increasing length.
  let locales: [String]
  private let directory: URL
  /// The parents of locales that do not inherit by their names (UTS #35, part 1, section 4.1.3).
  private var parents: [String: String] = [:]

  init(_ directory: URL) throws(GeneratorError) {
    self.directory = directory
    let dtd = try text(of: directory.appending(path: "dtd/ldml.dtd"))
    guard let version = dtd.firstMatch(of: #/cldrVersion CDATA #FIXED "(\d+)"/#)?.1 else {
      throw GeneratorError("ldml.dtd: no version")
    }
    self.version = String(version)
    let main = directory.appending(path: "main")
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: main.path()) else {
      throw GeneratorError("cannot read \(main.path())", status: .noSuchFile)
    }
    locales = files.filter { $0.hasSuffix(".xml") }.map { String($0.dropLast(4)) }
      .sortedByLength()
    let supplement = try text(of: directory.appending(path: "supplemental/supplementalData.xml"))
    for match in supplement.matches(of: #/<parentLocale parent="(\w+)" locales="([^"]+)"/#) {
      for locale in match.2.split(separator: " ") { parents[String(locale)] = String(match.1) }
    }
  }

  /// Returns the labels of a locale and its ancestors by type, without drafts.
  func labels(of locale: String) throws(GeneratorError) -> [String: String] {
    if locale == "root" { return [:] }
    var labels = try labels(of: parent(of: locale))
    let url = directory.appending(path: "main/\(locale).xml")
    // A script such as `sr_Cyrl` has no file unless a locale needs one.
    guard locales.contains(locale) else { return labels }
    // The labels are a small part of the file: bytes are searched faster than characters.
    let file = Data(try text(of: url).utf8)
    guard let start = file.range(of: Data("<characterLabels>".utf8)),
      let end = file.range(of: Data("</characterLabels>".utf8))
    else { return labels }
    let element = String(decoding: file[start.upperBound..<end.lowerBound], as: UTF8.self)
    let label =
      #/<characterLabel type="(\w+)"(?: draft="contributed")?>([^<]+)</characterLabel>/#
    for match in element.matches(of: label)
    where match.2 != "↑↑↑" {
      labels[String(match.1)] = String(match.2.replacing("&amp;", with: "&"))
    }
    return labels
  }

  /// Returns the locale without its script if the language usually has this script: `sr_BA` for
  /// `sr_Cyrl_BA`.
  func withoutUsualScript(_ locale: String) -> String {
    let parts = locale.split(separator: "_", maxSplits: 2)
    guard parts.count > 1, parts[1].count == 4, parent(of: "\(parts[0])_\(parts[1])") == parts[0]
    else { return locale }
    return ([parts[0]] + parts.dropFirst(2)).joined(separator: "_")
  }

  private func parent(of locale: String) -> String {
    parents[locale] ?? locale.lastIndex(of: "_").map { String(locale[..<$0]) } ?? "root"
  }
}
