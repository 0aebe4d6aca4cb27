internal import Foundation
public import TextInputIntercepter

/// A line of a guide that describes behavior.
public struct GuideExample: Sendable, CustomStringConvertible {
  /// The kind of the example.
  public let kind: Kind
  /// The name of the intercepter in the guide's Swift code.
  public let subject: String
  let text: String
  /// The file and line, for messages.
  let place: String
  /// The number of the page's fence that contains the line.
  public let block: Int

  /// The kind of an example.
  public enum Kind: String, Sendable {
    /// An edit, evaluated on its own.
    case states
    /// An edit of a field that remembers the previous edits.
    case field
    /// The validity of a text.
    case validates
    /// A sanitized text.
    case sanitizes
    /// The length of a text.
    case measures
    /// The text of a form's field, normalized and validated.
    case commits
    /// The texts of a form.
    case submits
    /// The message of a violation.
    case says
    /// The description of a rule.
    case wants
  }

  /// The line with its place.
  public var description: String { "\(place): \(text)" }

  /// The state before the edit.
  public var previous: EditingState? { columns[0].state }

  /// The parts between the arrows.
  ///
  /// A final part in parentheses is a separate column.
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
  /// Compares the row of an edit with the actual behavior.
  ///
  /// - Parameter field: The field with the state after the previous rows, for rows that continue
  ///   from them.
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

  /// Compares the row of a finished text with the intercepter's result.
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

  /// Compares a row of lengths with the measured lengths.
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
  /// Compares the row of a form's field with the committed text.
  ///
  /// - Parameter commit: Normalizes and validates a text.
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

  /// Compares the row of a form with the result of its submission.
  ///
  /// - Parameter submit: Validates texts by their names, and returns the first invalid field with
  ///   the violations.
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
  /// The topic of the row: the part before the first arrow.
  public var topic: String {
    text.range(of: " → ").map { String(text[..<$0.lowerBound]) } ?? text
  }

  /// Compares a row with the sentences about its topic.
  ///
  /// - Parameter words: Returns the sentences about a topic, or `nil` if the topic is unknown.
  public func failureOfWords(_ words: (String) -> String?) -> String? {
    guard let actual = words(topic) else { return "\(self)\n  is about something unknown" }
    return text.unicodeScalars.elementsEqual("\(topic) → \(actual)".unicodeScalars)
      ? nil : "\(self)\n  is \(actual)"
  }
}

extension EditingState {
  /// Returns the edit of a key or a typed text.
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
    // By scalars, because a skin tone joins the quotation mark before it.
    let scalars = unicodeScalars
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    return String(scalars.dropFirst().dropLast()).unescaped
  }

  /// The text with `\n` and `\u{…}` resolved.
  ///
  /// Other backslashes belong to the notation of states.
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
