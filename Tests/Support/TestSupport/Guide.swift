public import Foundation
public import TextInputIntercepter

/// The checkable parts of a page in `Docs/Guides` or in a module's documentation.
///
/// A fence of `swift` must be in the test's source word for word; `swift unchecked` marks code that
/// cannot be compiled here. A fence of `json` is a rule or a profile. Other fences describe
/// behavior, with one example a line:
///
/// ```
/// states NAME      previous → keystroke → result (outcome: codes)
/// field NAME       the same, but each line continues from the previous one
/// validates NAME   "text" → status (codes)
/// sanitizes NAME   "text" → "text"
/// measures NAME    "text" → unit number, unit number
/// commits NAME     "text" → "text" (status: codes)
/// submits NAME     name "text", name "text" → first invalid name or valid (codes)
/// says LANGUAGE    code limit actual unit → message
/// wants LANGUAGE   rule in JSON → sentences
/// ```
///
/// `NAME` is an intercepter that the page's Swift code defines, a form, or a field. `LANGUAGE` is a
/// language tag. States use the state notation. A keystroke is ⌫, ⌦, the complete state that the
/// host reports, or a quoted text that is typed or pasted over the selection. The escapes `\n` and
/// `\u{…}` work everywhere.
public struct Guide: Sendable {
  /// The page's name, without its extension.
  public let name: String
  /// The examples, in their order.
  public private(set) var examples: [GuideExample] = []
  /// The Swift code that must compile.
  public private(set) var snippets: [String] = []
  /// The rules and profiles in JSON.
  public private(set) var json: [String] = []

  /// The links to files, as written.
  public private(set) var links: [String] = []
  /// The links to files that do not exist.
  public private(set) var brokenLinks: [String] = []
  /// The number of lines.
  public private(set) var lineCount = 0

  /// Reads a page.
  ///
  /// - Parameter url: The page's file.
  public init(contentsOf url: URL) throws {
    name = url.deletingPathExtension().lastPathComponent
    var fence: [Substring]?
    let lines = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    lineCount = lines.count - 1
    links = lines.flatMap { line in
      line.matches(of: /\]\(([^)#:]+)[)#]/).map { String($0.output.1) }
    }
    let folder = url.deletingLastPathComponent()
    brokenLinks = links.filter {
      !FileManager.default.fileExists(
        atPath: folder.appending(path: $0).standardized.path(percentEncoded: false))
    }
    var run = 0
    var code: [Substring] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if fence == ["swift"] { snippets.append(code.joined(separator: "\n")) }
        if fence == ["json"] { json.append(code.joined(separator: "\n")) }
        fence = fence == nil ? line.dropFirst(3).split(separator: " ") : nil
        run += 1
        code = []
      } else if let fence,
        let kind = fence.first.flatMap({ GuideExample.Kind(rawValue: String($0)) })
      {
        if line.isEmpty { continue }
        examples.append(
          GuideExample(
            kind: kind,
            subject: fence.count > 1 ? String(fence[1]) : "",
            text: String(line),
            place: "\(url.lastPathComponent):\(index + 1)",
            block: run
          )
        )
      } else if fence != nil {
        code.append(line)
      }
    }
  }

  /// Returns all pages of a folder, in the order of their names.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to the package.
  ///   - testFile: The test's file, three folders below the package.
  public static func all(
    in path: String = "Docs/Guides", from testFile: String = #filePath
  ) throws -> [Guide] {
    let folder = URL(filePath: testFile).deletingLastPathComponent()
      .appending(path: "../../../\(path)").resolvingSymlinksInPath()
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { try Guide(contentsOf: $0) }
  }
}

extension Guide {
  /// Compares examples with the actual behavior.
  ///
  /// - Parameters:
  ///   - examples: Some of the page's examples.
  ///   - intercepters: The intercepters of the page's Swift code, by name.
  ///   - units: The units of the lengths.
  /// - Returns: The failures.
  public func failures(
    of examples: [GuideExample], _ intercepters: [String: Intercepter], units: [LengthUnit] = []
  ) -> [String] {
    var field: (block: Int, InterceptedField)?
    return examples.compactMap { example in
      if example.kind == .measures { return example.failureOfLengths(in: units) }
      guard let intercepter = intercepters[example.subject] else {
        return "\(example)\n  is about an unknown intercepter"
      }
      switch example.kind {
      case .states: return example.failure(intercepter)
      case .field:
        if field?.block != example.block, let state = example.previous {
          field = (example.block, InterceptedField(intercepter, state: state))
        }
        return example.failure(intercepter, field: field?.1)
      default: return example.failureOfText(intercepter)
      }
    }
  }
}

extension String {
  /// The text without white space, for comparisons of code.
  public var withoutLayout: String { filter { !$0.isWhitespace } }
}
