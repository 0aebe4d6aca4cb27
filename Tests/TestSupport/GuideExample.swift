internal import Foundation
public import TextInputIntercepter

/// One line of a guide that says what happens.
public struct GuideExample: Sendable, CustomStringConvertible {
  /// What the line shows.
  public let kind: Kind
  /// The name of the intercepter, as the guide's Swift code has it.
  public let subject: String
  /// The line.
  let text: String
  /// The file and line, for messages.
  let place: String
  /// Which fence of its page the line is in.
  public let block: Int

  /// What a line shows.
  public enum Kind: String, Sendable {
    /// An edit, judged by itself.
    case states
    /// An edit of a field that remembers what was before.
    case field
    /// The validity of a text.
    case validates
    /// A text that is made to conform.
    case sanitizes
    /// The length of a text.
    case measures
    /// The text of a form's field, fixed and judged.
    case commits
    /// The texts of a form.
    case submits
    /// The message of a violation.
    case says
    /// A rule in words.
    case wants
  }

  /// The line and its place.
  public var description: String { "\(place): \(text)" }

  /// The state before the edit.
  public var previous: EditingState? { columns[0].state }

  /// The parts between the arrows; what is in parentheses at the end is a part of its own.
  private var columns: [String] {
    var rest = text[...]
    var note = ""
    if rest.hasSuffix(")"), let start = rest.range(of: " (", options: .backwards) {
      note = String(rest[start.upperBound...].dropLast())
      rest = rest[..<start.lowerBound]
    }
    return rest.components(separatedBy: "→").map { $0.trimmingCharacters(in: .whitespaces) }
      + [note]
  }
}

extension GuideExample {
  /// Compares an edit's row with what happens.
  ///
  /// - Parameter field: What the field remembers from the rows before, for rows that go on from them.
  /// - Returns: The difference, or `nil`.
  public func failure(_ intercepter: Intercepter, field: InterceptedField? = nil) -> String? {
    let columns = columns
    guard columns.count == 4, let old = columns[0].state, let wanted = columns[2].state else {
      return "\(self)\n  is not a row of three columns"
    }
    if let field, field.state != old { return "\(self)\n  goes on from \(field.state)" }
    let keystroke = columns[1]
    let decision: Decision
    if let edit = old.edit(for: keystroke) {
      decision = field?.shouldApply(edit) ?? intercepter.intercept(edit, in: old)
      let told = intercepter.intercept(edit.applied(to: old), after: old)
      if field == nil, told != decision {
        return "\(self)\n  told afterwards: \(told.outcome) \(told.state)"
      }
    } else if let new = keystroke.state {
      decision = field?.textDidChange(to: new) ?? intercepter.intercept(new, after: old)
    } else {
      return "\(self)\n  is no keystroke: \(keystroke)"
    }
    let codes = decision.violations.map(\.code.rawValue)
    let note =
      decision.outcome.rawValue + (codes.isEmpty ? "" : ": " + codes.joined(separator: ", "))
    return decision.state == wanted && note == columns[3]
      ? nil : "\(self)\n  is \(decision.state) (\(note))"
  }

  /// Compares a row about a finished text with what the intercepter says of it.
  public func failureOfText(_ intercepter: Intercepter) -> String? {
    let columns = columns
    guard columns.count == 3, let text = columns[0].quotation else { return "\(self)\n  is no row" }
    if kind == .sanitizes {
      let actual = intercepter.sanitize(text)
      return columns[1].quotation.map { EditingState($0) } == EditingState(actual)
        ? nil : "\(self)\n  is “\(actual)”"
    }
    let validity = intercepter.validate(text)
    let codes = validity.violations.map(\.code.rawValue).joined(separator: ", ")
    return validity.status.rawValue == columns[1] && codes == columns[2]
      ? nil : "\(self)\n  is \(validity.status) (\(codes))"
  }

  /// Compares a row of lengths with what the units say.
  public func failureOfLengths(in units: [LengthUnit]) -> String? {
    let columns = columns
    guard let text = columns[0].quotation else { return "\(self)\n  is no row" }
    for length in columns[1].components(separatedBy: ", ") {
      let parts = length.split(separator: " ")
      guard let unit = units.first(where: { $0.identifier == parts[0] }) else {
        return "\(self)\n  has an unknown unit: \(parts[0])"
      }
      let actual = unit.length(of: text)
      if Int(parts[1]) != actual { return "\(self)\n  is \(actual) in \(unit)" }
    }
    return nil
  }
}

extension GuideExample {
  /// Compares a row about a field of a form with what becomes of its text.
  ///
  /// - Parameter commit: Fixes and judges a text.
  public func failureOfCommit(_ commit: (String) -> (text: String, validity: Validity)) -> String? {
    let columns = columns
    guard columns.count == 3, let text = columns[0].quotation, let wanted = columns[1].quotation
    else { return "\(self)\n  is no row" }
    let (actual, validity) = commit(text)
    let codes = validity.violations.map(\.code.rawValue)
    let note =
      validity.status.rawValue + (codes.isEmpty ? "" : ": " + codes.joined(separator: ", "))
    return EditingState(wanted) == EditingState(actual) && note == columns[2]
      ? nil : "\(self)\n  is “\(actual)” (\(note))"
  }

  /// Compares a row about a form with what is said of its texts.
  ///
  /// - Parameter submit: Judges texts by their names: the first field that does not conform, and what is
  ///   wrong.
  public func failureOfSubmission(
    _ submit: ([String: String]) -> (firstInvalid: String?, violations: [Violation])
  ) -> String? {
    var texts: [String: String] = [:]
    for part in columns[0].components(separatedBy: ", ") {
      let words = part.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let text = String(words[1]).quotation else {
        return "\(self)\n  is no row"
      }
      texts[String(words[0])] = text
    }
    let (firstInvalid, violations) = submit(texts)
    let codes = violations.map(\.code.rawValue).joined(separator: ", ")
    return columns.dropFirst() == [firstInvalid ?? "valid", codes]
      ? nil : "\(self)\n  is \(firstInvalid ?? "valid") (\(codes))"
  }
}

extension GuideExample {
  /// What the row is about: the part before the first arrow.
  public var topic: String {
    text.range(of: " → ").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// Compares a row about something in words with what is said of it.
  ///
  /// - Parameter words: What is said of the row's topic; `nil` where it is nothing that is known.
  public func failureOfWords(_ words: (String) -> String?) -> String? {
    guard let actual = words(topic) else { return "\(self)\n  is about something unknown" }
    return text.unicodeScalars.elementsEqual("\(topic) → \(actual)".unicodeScalars)
      ? nil : "\(self)\n  is \(actual)"
  }
}

extension EditingState {
  /// The edit that a key or typed text makes.
  fileprivate func edit(for keystroke: String) -> Edit? {
    guard let selection else { return nil }
    if let text = keystroke.quotation { return Edit(range: selection, replacement: text) }
    if keystroke == "⌫" || keystroke == "⌦" {
      if !selection.isEmpty { return Edit(range: selection, replacement: "") }
      let caret = String.Index(utf16Offset: selection.lowerBound, in: text)
      let other = keystroke == "⌫" ? text.index(before: caret) : text.index(after: caret)
      let offset = other.utf16Offset(in: text)
      return Edit(
        range: min(offset, selection.lowerBound)..<max(offset, selection.lowerBound),
        replacement: "")
    }
    return nil
  }
}

extension String {
  fileprivate var state: EditingState? { EditingState(notation: unescaped) }

  /// The text in quotation marks.
  fileprivate var quotation: String? {
    // By scalars, for a skin tone joins the mark before it.
    let scalars = unicodeScalars
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    return String(scalars.dropFirst().dropLast()).unescaped
  }

  /// The text with `\n` and `\u{…}` read; other backslashes belong to the notation of states.
  private var unescaped: String {
    var result = components(separatedBy: "\\n").joined(separator: "\n")
    while let start = result.range(of: "\\u{"),
      let end = result.range(of: "}", range: start.upperBound..<result.endIndex),
      let value = UInt32(result[start.upperBound..<end.lowerBound], radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      result.replaceSubrange(start.lowerBound..<end.upperBound, with: String(scalar))
    }
    return result
  }
}
