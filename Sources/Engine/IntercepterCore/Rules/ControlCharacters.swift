extension Rule {
  /// Rejects control characters, except tabs and line breaks.
  ///
  /// These are U+0000 to U+001F and U+007F to U+009F (general category Cc) without the tab and the
  /// line breaks of ``singleLine(replacement:onViolation:)``. PostgreSQL rejects U+0000, SQLite's
  /// `length` ends at it, and XML cannot contain most of the others. Fields of forms and profiles
  /// have this rule, unless they accept control characters.
  ///
  /// ```swift
  /// let rule = Rule.noControlCharacters(onViolation: .amend)  // removes them from pasted text
  /// ```
  ///
  /// - Parameter onViolation: The policy for an edit that inserts a control character.
  /// - Complexity: O(*n*) in the length of the inserted text.
  public static func noControlCharacters(onViolation: ViolationPolicy = .reject) -> Rule {
    Rule(
      ControlCharacterFilter(keeping: .printable), .characterNotAllowed,
      of: "noControlCharacters", onViolation: onViolation)
  }
}

private final class ControlCharacterFilter: ClusterFilter, @unchecked Sendable {
  override var refusesControlCharacters: Bool { true }

  override func quickCheckIsFaultless(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    !utf8.containsAny { $0.mayBeginControlCharacter }
  }

  override func treatment(of cluster: TextCluster) -> Treatment {
    cluster.isControlCharacter ? .refuse : .keep
  }
}

extension TextCluster {
  /// A Boolean value that indicates whether the cluster is a control character other than a tab and a
  /// line break.
  ///
  /// A control character is never part of a longer cluster.
  var isControlCharacter: Bool {
    switch utf8[0] {
    case 0x09...0x0D: false
    case 0...0x1F, 0x7F: true
    case 0xC2: utf8[1] < 0xA0 && utf8[1] != 0x85
    default: false
    }
  }
}

extension ByteVector {
  /// The bytes with which the UTF-8 of control characters may begin, except a tab.
  var mayBeginControlCharacter: Mask {
    ((self .<= .all(0x1F)) .& (self .!= .all(0x09))) .| (self .== .all(0x7F))
      .| (self .== .all(0xC2))
  }
}

extension Intercepter {
  /// Returns the intercepter with a rule against control characters, unless its rules reject them.
  package var withoutControlCharacters: Intercepter {
    if rules.contains(where: { $0.definition.refusesControlCharacters && $0.onViolation != .warn })
    {
      return self
    }
    var refusing = with(rules: rules + [.noControlCharacters()])
    refusing.presetRuleCount = presetRuleCount
    return refusing
  }
}
