import IntercepterEmoji
import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// What keys open, in the language of the messages.
struct PanelLanguageTests {
  static let languages = InterfaceLanguageTests.languages
  static let panels = ["help", "rules", "inspect", "measure"]

  private func terminal(
    _ language: String, columns: Int = 100, rows: Int = 90, _ rules: RuleSpecification...,
    isSecret: Bool = false
  ) throws -> Terminal {
    try Terminal(
      fields: [("", FieldSpecification(isSecret: isSecret, rules: rules))], columns: columns,
      rows: rows, language: InterfaceLanguage(language))
  }

  /// The rows of a panel below its heading, and the heading.
  private func panel(
    _ name: String, _ language: String, columns: Int = 100, text: String = "a"
  ) throws -> [String] {
    var terminal = try terminal(
      language, columns: columns, .maxLength(9, in: .utf8), .emoji(.forbidden))
    if !text.isEmpty { terminal.type(text) }
    let before = terminal.screen().split(separator: "\n").dropLast()
    // The panel of help has a key.
    if name == "help" { terminal.type("\u{1B}OP") } else { terminal.command(name) }
    let rows = terminal.screen().split(separator: "\n").dropLast()
    #expect(rows.starts(with: before))
    return rows.dropFirst(before.count).map(String.init)
  }

  @Test(arguments: languages) func `no row of a panel stays English`(language: String) throws {
    for name in Self.panels {
      for text in name == "inspect" ? ["", "a"] : ["a"] {
        let (rows, english) = (
          try panel(name, language, text: text), try panel(name, "en", text: text)
        )
        #expect(rows.count == english.count && rows.count > 1, "\(rows)")
        for (row, english) in zip(rows, english) {
          // Names of Unicode, and words of scripts. Spanish has its bytes from English.
          let isCommon = ["U+0061 ", "composition whenCommitted", "byte"].contains {
            english.contains($0)
          }
          #expect(isCommon || row != english)
        }
      }
    }
    for english in ["What the text is made of", "this text is secret"] {
      var terminal = try terminal(language, isSecret: true)
      terminal.command("inspect")
      #expect(!terminal.screen().contains(english))
    }
    var terminal = try terminal(language)
    terminal.command("rules")
    #expect(!terminal.screen().contains("none: everything"))
  }

  @Test(arguments: languages + ["en"])
  func `panels have room in 40 columns`(language: String) throws {
    for name in Self.panels {
      var (narrow, wide) = (try panel(name, language, columns: 40), try panel(name, language))
      // Of the inspector the heading: names of characters are as long as they are.
      if name == "inspect" { (narrow, wide) = ([narrow[0]], [wide[0]]) }
      #expect(!narrow.joined().contains("…"), "\(narrow)")
      // All that is in the wide one, in the same order.
      #expect(narrow.joined().filter { $0 != " " } == wide.joined().filter { $0 != " " })
    }
  }

  @Test(arguments: [
    ("en", "1–16 of 33"), ("de", "1–16 von 33"), ("ja", "33 行中 1–16"),
    ("zh-Hant", "第 1–16 列，共 33 列"),
  ])
  func `the rows in view are said`(language: String, place: String) throws {
    var terminal = try terminal(language, columns: 80, rows: 24)
    terminal.type("a\u{1B}OP")
    #expect(terminal.screen().contains(" \(place)\n"), "\(terminal.screen())")
  }

  @Test(arguments: languages + ["en"])
  func `the picker of emoji is English in English alone`(language: String) throws {
    let texts = [
      "Frequently Used", "Smileys & Emotion", "People & Body", "Animals & Nature", "Food & Drink",
      "Travel & Places", "Activities", "Objects", "Symbols", "Flags", "Search Results",
      "nothing is found", "the rules admit no emoji", "chooses", "closes", "tones",
    ]
    let screens = try pickers(language)
    for text in texts { #expect(screens.contains(text) == (language == "en"), "\(text)") }
  }

  /// The picker with what was chosen, a search with and without results, and one that offers nothing.
  private func pickers(_ language: String) throws -> String {
    var terminal = try terminal(language, columns: 80, rows: 200)
    terminal.press(.emoji, .enter, .emoji)
    var screens = [terminal.screen()]
    for query in ["pizza", "qqq"] {
      terminal.type(query)
      screens.append(terminal.screen())
      terminal.press(.controlU)
    }
    var other = try self.terminal(language, columns: 80, .emoji(.forbidden))
    other.press(.emoji)
    return (screens + [other.screen()]).joined(separator: "\n")
  }

  @Test(arguments: languages + ["en"])
  func `the picker's keys have room`(language: String) {
    var panel = EmojiPanel(EmojiPicker(), in: InterfaceLanguage(language))
    let wide = panel.screen(of: ScreenSize(columns: 80, rows: 24)).rows[23].text
    for key in ["Esc", "Tab", "Ctrl+T", "Ctrl+F"] { #expect(wide.contains(key), "\(wide)") }
    let narrow = panel.screen(of: ScreenSize(columns: 40, rows: 10)).rows[9].text
    #expect(narrow.contains("Esc ") && !narrow.contains("…"), "\(narrow)")
  }
}
