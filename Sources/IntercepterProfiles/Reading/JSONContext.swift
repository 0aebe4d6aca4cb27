package import TextInputIntercepter

extension JSONNode {
  /// What one reading of a text or of a part of one allows, and what it found to be wrong.
  package final class Findings {
    /// How much is read.
    let limits: ProfileLimits
    /// The rules that are known beside the library's.
    let customRules: CustomRules
    /// What makes the rules with patterns that are not for the library's own engine.
    let patternLibrary: PatternLibrary?
    /// The length of all patterns that were read, in UTF-16 code units.
    var patternLengths = 0

    private var findings: [(path: JSONPath, message: String)] = []
    private var isIncomplete = false

    package init(
      limits: ProfileLimits, customRules: CustomRules = [:], patternLibrary: PatternLibrary? = nil
    ) {
      self.limits = limits
      self.customRules = customRules
      self.patternLibrary = patternLibrary
    }

    /// How many things were found to be wrong.
    var count: Int { findings.count }

    /// Whether another error would not be listed.
    var isFull: Bool { count >= limits.errors }

    func add(_ message: String, at path: JSONPath) {
      if isFull { isIncomplete = true } else { findings.append((path, message)) }
    }
  }
}

extension JSONNode.Findings {
  /// What was found, in the order in which it was.
  package var errors: [ProfileError] {
    findings.map { ProfileError(path: $0.path.description, message: $0.message) }
  }

  /// What was found in a text, in its order and with the places there.
  func errors(in json: UnsafeBufferPointer<UInt8>) -> [ProfileError] {
    let offsets = JSONReader.offsets(of: findings.map { $0.path }, in: json)
    let order = findings.indices.sorted { (offsets[$0], $0) < (offsets[$1], $1) }
    var place = TextPlace()
    var errors = order.map { index in
      place.advance(to: offsets[index], in: json)
      return ProfileError(
        path: findings[index].path.description,
        message: findings[index].message,
        line: place.line,
        column: place.column
      )
    }
    if isIncomplete {
      errors.append(ProfileError(path: "$", message: "there are more errors than these"))
    }
    return errors
  }
}
