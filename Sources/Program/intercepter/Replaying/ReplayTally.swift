/// The totals of all scripts.
struct ReplayTally {
  private var runs = 0
  private var steps = 0
  private var failures = 0
  /// The number of scripts with errors.
  var unreadable = 0
  /// A Boolean value that indicates whether the transcripts differ from the golden file.
  var differs = false

  mutating func count(steps: Int, failures: Int) {
    runs += 1
    self.steps += steps
    self.failures += failures
  }

  func summary(modes: Int) -> String {
    var parts: [String] = []
    if runs > 0 {
      let inModes = modes > 1 ? " in \(modes) modes" : ""
      let result = failures == 0 ? "all as expected" : counted(failures, "failure")
      parts.append(
        "\(counted(runs / modes, "script"))\(inModes), \(counted(steps, "command")): \(result)")
    }
    if unreadable > 0 { parts.append("\(counted(unreadable, "script")) with errors, not run") }
    if differs { parts.append("the transcript differs from the golden file") }
    return parts.isEmpty ? "no script was run" : parts.joined(separator: "; ")
  }
}

/// Returns a count with its noun: `1 script`, `2 scripts`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
