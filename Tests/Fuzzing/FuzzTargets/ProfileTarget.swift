internal import IntercepterICU
internal import IntercepterMessages
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The bytes are a profile.
enum ProfileTarget {
  /// What fields are tried with.
  private static let texts = ["", "张三😀", "-1,234.50", "e\u{301}\n\u{200D}"]

  private static let messages = Messages(preferring: ["fr"])

  static func breach(_ bytes: [UInt8]) -> String? {
    if let breach = breachOfJSON(bytes) { return breach }
    let profile: Profile
    do {
      profile = try Profile(json: bytes, patternLibrary: .icu)
    } catch {
      if error.errors.isEmpty { return "neither profile nor errors" }
      return Terminal.breach(error.description)
    }
    for layout in [Profile.Layout.compact, .indented] {
      let written = profile.json(layout)
      guard (try? Profile(json: written, patternLibrary: .icu)) == profile else {
        return "cannot be read again:\n\(written)"
      }
    }
    return breachOfUse(profile)
  }

  private static func breachOfUse(_ profile: Profile) -> String? {
    for name in profile.fieldNames {
      guard let intercepter = try? profile.intercepter(for: name) else {
        return "“\(name)” has no intercepter"
      }
      if profile.sentences(for: name, in: messages).contains(where: \.isEmpty) {
        return "a rule of “\(name)” has no words"
      }
      for text in texts {
        _ = intercepter.validate(text)
        _ = intercepter.sanitize(text)
        _ = intercepter.intercept(Edit(range: 0..<0, replacement: text), in: EditingState("1"))
      }
    }
    return nil
  }

  /// What is written of a JSON text is the same JSON.
  private static func breachOfJSON(_ bytes: [UInt8]) -> String? {
    bytes.withUnsafeBufferPointer { bytes in
      guard let value = try? JSONValue(json: bytes) else { return nil }
      let written = value.json()
      let again = Array(written.utf8).withUnsafeBufferPointer { try? JSONValue(json: $0) }
      return again == value ? Terminal.breach(written) : "is not the same JSON: \(written)"
    }
  }
}
