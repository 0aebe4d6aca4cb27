extension Repl {
  /// Gives every field a keyboard with smart punctuation.
  package mutating func useSmartPunctuation() {
    for field in fields { field.field.keyboard.insert(.smartPunctuation) }
  }

  /// Reports suggestions for a first-time user.
  ///
  /// - Parameter hasEllipsisPolicy: `true` if the user specified a policy for ellipses.
  package mutating func greet(hasEllipsisPolicy: Bool) {
    if current.field.keyboard.contains(.smartPunctuation) {
      report = Report(
        "Three typed dots become “…”. :why explains each edit, :help lists everything.")
    } else if hasEllipsisPolicy {
      report = Report(
        "--ellipsis has no effect yet: --smart or :smart on makes “…” of three typed dots.",
        .warning)
    } else if !isAsking {
      report = Report("Try :smart on, which makes “…” of three typed dots. :help lists everything.")
    }
  }
}
