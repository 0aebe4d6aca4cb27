/// The unit in which a client of `process` counts offsets.
enum OffsetUnit: String, ExpressibleByArgument, CaseIterable {
  case utf16, scalars, utf8

  private func length(of scalar: Unicode.Scalar) -> Int {
    switch self {
    case .utf16: UTF16.width(scalar)
    case .scalars: 1
    case .utf8: UTF8.width(scalar)
    }
  }

  /// Returns an offset in another unit.
  ///
  /// An offset within a scalar becomes that of its start. One beyond the text stays as far beyond it.
  func convert(_ offset: Int, in text: String, to unit: OffsetUnit) -> Int {
    var (own, other) = (0, 0)
    for scalar in text.unicodeScalars {
      if own + length(of: scalar) > offset { return other }
      own += length(of: scalar)
      other += unit.length(of: scalar)
    }
    let (sum, overflows) = other.addingReportingOverflow(offset - own)
    return overflows ? .max : sum
  }
}

/// Converts the offsets in a request to UTF-16, and those in its answer back.
struct OffsetTranslation {
  let unit: OffsetUnit
  /// The request in UTF-16.
  let request: JSONValue

  /// - Parameter request: An object with offsets in the unit.
  init(_ request: JSONValue, in unit: OffsetUnit) {
    self.unit = unit
    let previous = request["previous"]?.text ?? ""
    self.request = request.mappingMembers { name, value in
      switch name {
      case "previous", "current", "baseline": value.mappingState(from: unit, to: .utf16)
      case "edit": value.mappingRanges(["range"], in: previous, from: unit, to: .utf16)
      default: value
      }
    }
  }

  /// Returns the answer with offsets in the unit.
  func translated(_ answer: JSONValue) -> JSONValue {
    let isAccepted = ["accepted", "composing"].contains(answer["outcome"]?.string)
    let judged =
      (isAccepted ? answer["state"]?.text : nil) ?? proposedText ?? answer.text
      ?? request["validate"]?.string ?? request["sanitize"]?.string ?? ""
    return answer.mappingMembers { name, value in
      switch name {
      case "state": value.mappingState(from: .utf16, to: unit)
      case "edit":
        value.mappingRanges(
          ["range"], in: request["previous"]?.text ?? "", from: .utf16, to: unit)
      case "violations": value.mappingViolations(in: judged, to: unit)
      case "results":
        value.mappingElements { result in
          result.mappingMembers { name, value in
            name == "violations"
              ? value.mappingViolations(in: result.text ?? "", to: unit) : value
          }
        }
      default: value
      }
    }
  }

  /// The text that the host proposes.
  private var proposedText: String? {
    if let current = request["current"]?.text { return current }
    guard let previous = request["previous"]?.text, let edit = request["edit"],
      let range = edit["range"]?.range, let replacement = edit["replacement"]?.string
    else { return nil }
    var units = Array(previous.utf16)
    let start = min(range.lowerBound, units.count)
    units.replaceSubrange(start..<min(range.upperBound, units.count), with: replacement.utf16)
    return String(decoding: units, as: UTF16.self)
  }
}

extension JSONValue {
  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var text: String? { self["text"]?.string }

  fileprivate var range: Range<Int>? {
    guard case .array(let elements) = self, elements.count == 2,
      case .number(let first) = elements[0], case .number(let second) = elements[1],
      let lower = Int(first), let upper = Int(second), 0 <= lower, lower <= upper
    else { return nil }
    return lower..<upper
  }

  fileprivate func mappingMembers(_ transform: (String, JSONValue) -> JSONValue) -> JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { Member(name: $0.name, value: transform($0.name, $0.value)) })
  }

  fileprivate func mappingElements(_ transform: (JSONValue) -> JSONValue) -> JSONValue {
    if case .array(let elements) = self { .array(elements.map(transform)) } else { self }
  }

  /// Converts the ranges among the members of an object; anything else stays for the reader to
  /// refuse.
  fileprivate func mappingRanges(
    _ names: [String], in text: String, from source: OffsetUnit, to target: OffsetUnit
  ) -> JSONValue {
    mappingMembers { name, value in
      guard names.contains(name), let range = value.range else { return value }
      return .array(
        [range.lowerBound, range.upperBound].map {
          .number(source.convert($0, in: text, to: target))
        })
    }
  }

  fileprivate func mappingState(from source: OffsetUnit, to target: OffsetUnit) -> JSONValue {
    mappingRanges(["selection", "marked"], in: text ?? "", from: source, to: target)
  }

  fileprivate func mappingViolations(in text: String, to unit: OffsetUnit) -> JSONValue {
    mappingElements { $0.mappingRanges(["range"], in: text, from: .utf16, to: unit) }
  }
}
