import Foundation
import IntercepterMessages
import TestSupport
import Testing

@testable import IntercepterCore

/// `MessageTexts.md` in the API reference has every message in every language, word for word.
@Suite struct MessageTextsTests {
  static let page = Result {
    let reference = "Sources/Engine/IntercepterMessages/IntercepterMessages.docc"
    return try #require(try Guide.all(in: reference).first { $0.name == "MessageTexts" })
  }

  @Test(arguments: Messages.languages) func `every message is said as the page has it`(
    language: String
  ) throws {
    let messages = try #require(Messages(language: language))
    let examples = try Self.page.get().examples.filter {
      $0.kind == .says && $0.subject == language
    }
    var codes: Set<String> = []
    let failures = examples.compactMap { example in
      example.failureOfWords { row in
        guard let violation = Violation(row: row) else { return nil }
        codes.insert(violation.code.rawValue)
        return messages.text(for: violation)
      }
    }
    #expect(failures == [])
    #expect(codes == Set(MessagesTests.codes.map(\.rawValue)))
    #expect(examples.count == 85)
  }

  @Test func `every message is said as the guide has it`() throws {
    let guide = try #require(try Guide.all().first { $0.name == "Messages" })
    let examples = guide.examples.filter { $0.kind == .says }
    #expect(examples.count == 6)
    let failures = examples.compactMap { example in
      example.failureOfWords { row in
        Violation(row: row).flatMap { Messages(language: example.subject)?.text(for: $0) }
      }
    }
    #expect(failures == [])
  }
}

extension Violation {
  /// The violation of a row such as `tooLong 10 12 gb18030` or `notADigit “x” “y” …`; `nil` if the row is none.
  init?(row: String) {
    var words = row.split(separator: " ").map(String.init)
    guard let name = words.first else { return nil }
    let hasMore = words.last == "…"
    let characters = words.compactMap(\.quoted)
    if !characters.isEmpty {
      words.removeLast(characters.count + (hasMore ? 1 : 0))
      guard let violation = Violation(row: words.joined(separator: " ")) else { return nil }
      self = violation.naming(NamedCharacters(characters, hasMore: hasMore))
      return
    }
    if words.count == 2, words[1].contains(where: { "/,+#".contains($0) }) {
      self.init(
        .outOfRange, range: 0..<1, variant: Variant(rawValue: name), bound: words[1])
      return
    }
    let numbers = words.dropFirst().prefix(2).compactMap { Int($0) }
    let units = MessagesTests.units + [.seats]
    let unit = words.count > 3 ? units.first { $0.identifier == words[3] } : nil
    guard numbers.count == min(words.count - 1, 2), words.count < 4 || unit != nil else {
      return nil
    }
    let variant = Variant(rawValue: name)
    let code: Code =
      switch variant {
      case .separatorIsPoint, .separatorIsComma, .separatorIsArabic, .closingDash: .notANumber
      case .rulesDisagree: .custom
      case .ellipsisRejected: .ellipsis
      case .removed: .characterNotAllowed
      default: .patternMismatch
      }
    self.init(
      variant == nil ? Code(rawValue: name) : code, range: 0..<1, limit: numbers.first,
      actual: numbers.last, unit: unit, variant: variant)
  }
}

extension String {
  /// The text between curly quotation marks, or `nil`.
  fileprivate var quoted: String? {
    hasPrefix("“") && hasSuffix("”") && count > 2 ? String(dropFirst().dropLast()) : nil
  }
}

extension LengthUnit {
  /// A unit of somebody's own, which there are no words for.
  static let seats = LengthUnit.perCharacter("seats") { _ in 1 }
}
