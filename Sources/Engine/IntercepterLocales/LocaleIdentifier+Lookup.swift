extension LocaleIdentifier {
  /// Returns a table's value for this locale, or for the nearest locale that it inherits from (UTS
  /// #35, part 1, section 4).
  ///
  /// Unknown regions are skipped. Scripts are not: `az-Arab` does not inherit from `az`, which is
  /// in Latin script.
  ///
  /// - Returns: The value, or `nil` if the table contains neither the locale nor its language.
  package func value(in lines: SortedLines) -> UnsafeBufferPointer<UInt8>? {
    var locale = self
    while true {
      if let value = locale.withKey(lines.value) { return value }
      if locale.script.isEmpty, !locale.region.isEmpty, locale.variant.isEmpty {
        // `zh-HK` is `zh-Hant-HK`, which need not inherit from what `zh-Hant` does.
        var full = locale
        full.script = script.isEmpty ? likelyScript : script
        if let value = full.withKey(lines.value) { return value }
      }
      guard let parent = locale.parent(of: self) else { return nil }
      locale = parent
    }
  }

  /// Returns the next locale on the way from `first` to its language.
  private func parent(of first: LocaleIdentifier) -> LocaleIdentifier? {
    var parent = self
    if !variant.isEmpty {
      parent.variant = .none
    } else if !script.isEmpty, !region.isEmpty {
      if script == likelyScript { parent.script = .none } else { parent.region = .none }
    } else if !region.isEmpty {
      parent.script = first.script.isEmpty ? likelyScript : first.script
      parent.region = .none
    } else if !script.isEmpty, script == likelyScript {
      parent.script = .none
    } else {
      return nil
    }
    return parent
  }

  /// The default script of the language in the region.
  package var likelyScript: Subtag {
    var locale = self
    locale.script = .none
    locale.variant = .none
    let scripts = SortedLines(LocaleTable.scripts)
    if let script = locale.withKey(scripts.value) { return Subtag(script) ?? .none }
    locale.region = .none
    return locale.withKey(scripts.value).flatMap { Subtag($0) } ?? "Latn"
  }

  /// Calls a closure with the locale's key in the tables, such as `zh_Hant_HK`.
  package func withKey<Value>(_ use: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    // Four parts of at most eight characters, with separators.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 36) { key in
      var count = 0
      func append(_ part: Subtag) {
        if part.isEmpty { return }
        if count > 0 {
          key[count] = UInt8(ascii: "_")
          count += 1
        }
        count += part.write(to: UnsafeMutableBufferPointer(rebasing: key[count...]))
      }
      append(language.isEmpty ? "root" : language)
      append(script)
      append(region)
      append(variant)
      return use(UnsafeBufferPointer(rebasing: key[..<count]))
    }
  }
}
