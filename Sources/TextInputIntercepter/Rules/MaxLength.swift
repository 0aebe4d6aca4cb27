extension Rule {
  /// Limits the length of the text, counted in a unit.
  ///
  /// The rule rejects an edit that makes the text too long. With `.amend`, it truncates the
  /// *insertion* to fit, at a grapheme cluster boundary, and never the existing text. A text that
  /// already exceeds the limit can shrink or change, but not grow.
  ///
  /// ```swift
  /// let rule = Rule.maxLength(10, in: .gb18030)  // five Chinese characters, or ten letters
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The maximum length. A negative limit counts as 0.
  ///   - unit: The unit of length.
  ///   - onViolation: The policy for an edit that exceeds the limit.
  /// - Complexity: O(*n*) in the length of the text; O(1) if the text has too few bytes to exceed
  ///   the limit.
  public static func maxLength(
    _ limit: Int, in unit: LengthUnit, onViolation: ViolationPolicy = .reject
  ) -> Rule {
    let limit = max(0, limit)
    @Sendable func excess(in text: String, _ actual: Int) -> Violations {
      let whole = 0..<text.utf8.count
      // In printable ASCII with as many units as bytes, every byte is one unit.
      let isPlain = actual == whole.count && text.withUTF8Bytes { $0.isPrintableASCII }
      let end = isPlain ? limit : unit.end(ofPrefixOf: text, in: whole, fitting: limit)
      let excess = end..<whole.upperBound
      return Violations(.tooLong(text.utf16Range(utf8: excess), limit, unit, actual: actual))
    }
    var rule = Rule(
      "maxLength",
      validate: { text in
        guard let actual = unit.length(of: text, ifGreaterThan: limit) else {
          return Validity(.valid)
        }
        return onViolation.validity(excess(in: text, actual))
      },
      sanitize: { text in
        guard !onViolation.isAdvisory, unit.isLonger(text, than: limit) else { return text }
        let end = unit.end(ofPrefixOf: text, in: 0..<text.utf8.count, fitting: limit)
        return String(text.substring(utf8: 0..<end))
      },
      judge: { proposal in
        let (text, change) = (proposal.state.text, proposal.change)
        guard let actual = unit.length(of: text, ifGreaterThan: limit) else { return .accept }
        if onViolation.isAdvisory {
          return onViolation.verdict(excess(in: text, actual), amended: nil)
        }
        let added = unit.length(of: text, in: change.inserted)
        // A replacement of the whole text must fit, even if the previous text was too long.
        let removed =
          proposal.replacesWholeText
          ? 0 : unit.length(of: proposal.previous.text, in: change.removed)
        guard added > removed else { return .accept }

        // The unchanged text has the same length before and after the edit.
        let room = max(limit - (actual - added), removed)
        let end = unit.end(ofPrefixOf: text, in: change.inserted, fitting: room)
        return onViolation.verdict(
          Violations(
            .tooLong(proposal.utf16Range(end..<change.newEnd), limit, unit, actual: actual)),
          amended: proposal.rewritingClusters { cluster in
            cluster.range.lowerBound < end ? cluster.string : nil
          })
      }
    ).prefiltered(
      by: unit.name.map { .atMost(limit, $0) },
      refusing: onViolation.quickRefusal(.tooLong(0..<0, limit, unit, actual: 0))
    ).with(onViolation)
    rule.lengthLimit = (limit, unit)
    return rule
  }
}

extension Violation {
  fileprivate static func tooLong(
    _ excess: Range<Int>, _ limit: Int, _ unit: LengthUnit, actual: Int
  ) -> Violation {
    unit.name.map {
      Violation(.tooLong, of: .maxLength, range: excess, limit: limit, actual: actual, unit: $0)
    } ?? Violation(.tooLong, range: excess, limit: limit, actual: actual, unit: unit)
  }
}
