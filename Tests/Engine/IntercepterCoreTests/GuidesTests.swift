import Foundation
import TestSupport
import Testing
import TextInputIntercepter

/// The guides say what is so: their Swift code is code of this target, and their examples are run.
@Suite struct GuidesTests {
  /// The guides of this module, and its own pages; those of other modules are checked there.
  static let guides = Result {
    let others = [
      "Adapters", "Devices", "Documents", "EmojiPicker", "Fixes", "Forms", "Gtk", "InputMethods",
      "LiveForms",
      "Matches", "Messages", "Scale", "Spreadsheets", "Submissions", "SwiftUI", "WebPages",
    ]
    return try Guide.all().filter { !others.contains($0.name) } + articles.get()
  }

  /// The pages of the module's documentation that show code.
  static let articles = Result {
    try Guide.all(in: "Sources/Engine/IntercepterCore/IntercepterCore.docc")
      .filter { !$0.snippets.isEmpty }
  }

  static let intercepters: [String: [String: Intercepter]] = [
    "AllowedCharacters": GuideSnippets.allowedCharacters(),
    "CheckDigits": GuideSnippets.checkDigits(),
    "Composition": GuideSnippets.composition(),
    "ControlCharacters": GuideSnippets.controlCharacters(),
    "CustomRules": GuideSnippets.customRules(),
    "Dates": GuideSnippets.dates(),
    "Decimal": GuideSnippets.decimal(),
    "DecimalLocale": GuideSnippets.decimalLocale(),
    "Ellipsis": GuideSnippets.ellipsis(),
    "Embedding": GuideSnippets.embedding(),
    "EmojiRule": GuideSnippets.emojiRule(),
    "ForbiddenCharacters": GuideSnippets.forbiddenCharacters(),
    "Formats": GuideSnippets.formats(),
    "MaxLength": GuideSnippets.maxLength(),
    "MinLength": GuideSnippets.minLength(),
    "NormalizeWidth": GuideSnippets.normalizeWidth(),
    "NumbersOnly": GuideSnippets.numbersOnly(),
    "OneOf": GuideSnippets.oneOf(),
    "JudgingAKeystroke": GuideSnippets.judgingAKeystroke(),
    "Reading": GuideSnippets.reading(),
    "RulesOverBytes": GuideSnippets.rulesOverBytes(),
    "SingleLine": GuideSnippets.singleLine(),
    "StraightPunctuation": GuideSnippets.straightPunctuation(),
    "Telephones": GuideSnippets.telephones(),
    "IntercepterCore": GuideSnippets.landingPage(),
    "Units": GuideSnippets.units(),
  ]

  static let units: [LengthUnit] = [
    .graphemes, .scalars, .utf16, .utf8, .gb18030, .doubleWidth, .terminalColumns,
  ]

  @Test func `every guide is checked`() throws {
    #expect(try Self.guides.get().map(\.name).sorted() == Self.intercepters.keys.sorted())
  }

  @Test(arguments: intercepters.keys.sorted())
  func `every example of a guide is true`(name: String) throws {
    let guide = try #require(try Self.guides.get().first { $0.name == name })
    let examples = guide.examples
    #expect(!examples.isEmpty || !guide.snippets.isEmpty)
    let failures = guide.failures(of: examples, Self.intercepters[name]!, units: Self.units)
    #expect(failures == [])
  }

  @Test func `every piece of Swift code is compiled`() throws {
    let source = try [GuideSnippets.file, GuideSnippets.articleFile]
      .map { try String(contentsOf: URL(filePath: $0), encoding: .utf8).withoutLayout }.joined()
    for guide in try Self.guides.get() {
      #expect(!guide.snippets.isEmpty, "\(guide.name)")
      for snippet in guide.snippets {
        let isCompiled = source.contains(snippet.withoutLayout)
        #expect(isCompiled, "\(guide.name): \(snippet)")
      }
    }
  }

  @Test func `no guide is longer than people read`() throws {
    for guide in try Self.guides.get() {
      #expect(guide.lineCount <= 120, "\(guide.name)")
    }
  }

  @Test func `every link between the pages leads to a file`() throws {
    let guides = try Guide.all()
    for page in try guides + Guide.all(in: "Docs") + Guide.all(in: "Docs/Decisions") {
      #expect(page.brokenLinks == [], "\(page.name)")
    }
    let map = try #require(try Guide.all(in: "Docs").first { $0.name == "README" })
    let unlisted = guides.map { "Guides/\($0.name).md" }.filter { !map.links.contains($0) }
    #expect(unlisted == [])
  }
}
