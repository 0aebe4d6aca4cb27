import IntercepterProfiles
import IntercepterTerminal
import Testing
import TextInputIntercepter

/// The marks of the fields and the list of what is wrong follow the texts.
struct FormMarksTests {
  /// A form of a name of two letters at least, and a second one that repeats it.
  private func form(_ rows: Int = 24) throws -> Terminal {
    try Terminal(
      fields: [
        ("name", FieldSpecification(isRequired: true, rules: [.minLength(2, in: .graphemes)])),
        ("again", FieldSpecification(rules: [])), ("note", FieldSpecification(rules: [])),
      ],
      rules: [.equal("again", to: "name")], rows: rows)
  }

  /// The rows of the fields without the focus that are marked.
  private func marks(_ terminal: Terminal) -> [String] {
    terminal.screen().split(separator: "\n").filter { $0.hasPrefix("  ") && $0.contains(" ✗ ") }
      .map { $0.split(separator: " ").first.map(String.init) ?? "" }
  }

  @Test func `a field that was left is marked for as long as it is wrong`() throws {
    var terminal = try form()
    #expect(marks(terminal) == [])
    terminal.type("a\t")
    #expect(marks(terminal) == ["name*"])
    terminal.press(.shiftTab)
    terminal.type("b\t")
    #expect(marks(terminal) == [])
    terminal.press(.shiftTab)
    terminal.press(.backspace, .tab)
    #expect(marks(terminal) == ["name*"])
  }

  @Test func `another field can make a field wrong and right`() throws {
    var terminal = try form()
    terminal.type("ab\tab\t")
    #expect(marks(terminal) == [])
    terminal.press(.shiftTab, .shiftTab)
    terminal.type("c")
    #expect(marks(terminal) == ["again"])
    terminal.press(.backspace)
    #expect(marks(terminal) == [])
  }

  @Test func `the list of what is wrong follows the texts`() throws {
    var terminal = try form()
    terminal.type("a\r")
    #expect(terminal.screen().contains("\n name: At least 2 characters are needed here, not 1."))
    #expect(terminal.screen().contains("\n again: "))
    terminal.type("b")
    #expect(!terminal.screen().contains("\n name: "))
    #expect(terminal.screen().contains("\n again: "))
    terminal.press(.tab)
    terminal.type("ab")
    #expect(terminal.screen().contains("\n Violations\n none\n"))
    terminal.press(.backspace)
    #expect(terminal.screen().contains("\n again: "))
    terminal.type("b\r")
    #expect(!terminal.screen().contains("Violations"))
  }

  @Test func `a page of a panel begins where the one before ended`() throws {
    var terminal = try form(18)
    terminal.command("help")
    let pages = (0..<3).map { _ in
      defer { terminal.press(.pageDown) }
      return terminal.screen().split(separator: "\n").first { $0.contains("–") } ?? ""
    }
    let bounds = pages.map { page in
      page.split(separator: " ").first { $0.contains("–") }?.split(separator: "–").compactMap {
        Int($0)
      } ?? []
    }
    #expect(bounds.allSatisfy { $0.count == 2 }, "\(pages)")
    for (page, next) in zip(bounds, bounds.dropFirst()) { #expect(next[0] == page[1] + 1) }
  }
}
