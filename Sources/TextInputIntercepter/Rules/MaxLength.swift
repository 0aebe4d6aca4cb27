extension Rule {
  /// Limits the length of the text, counted in a unit.
  ///
  /// An edit that makes the text longer than the limit is refused as a whole; with `.amend`, the
  /// *insertion* is cut to what fits, at a grapheme cluster boundary, and what stood there before stays.
  /// A text that is too long already may shrink and be changed, but not grow.
  ///
  /// ```swift
  /// let rule = Rule.maxLength(10, in: .gb18030)  // five Chinese characters, or ten letters
  /// ```
  ///
  /// - Parameters:
  ///   - limit: The greatest length allowed; a negative limit is read as 0.
  ///   - unit: What is counted.
  ///   - onViolation: What happens to an edit that is too long.
  /// - Complexity: O(*n*) in the length of the text; O(1) while it has so few bytes that it must fit.
  public static func maxLength(
    _ limit: Int, in unit: LengthUnit, onViolation: ViolationPolicy = .reject
  ) -> Rule {
    let limit = max(0, limit)
    @Sendable func excess(in text: String, _ actual: Int) -> Violations {
      let whole = 0..<text.utf8.count
      // In plain text that has as many units as bytes, each byte is one.
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
        // What was too long and is replaced as a whole gives no room to what takes its place.
        let removed =
          proposal.replacesWholeText
          ? 0 : unit.length(of: proposal.previous.text, in: change.removed)
        guard added > removed else { return .accept }

        // What did not change is as long in both texts.
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
