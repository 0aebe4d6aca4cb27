internal import IntercepterForms
internal import TextInputIntercepter

extension KeystrokeScript {
  /// One command at its place.
  public struct Command: Sendable {
    /// What is done.
    public let action: Action
    let span: ScriptSpan
    /// What the command means, where that takes more than its words.
    let resolution: Resolution

    indirect enum Resolution: Sendable {
      case none
      /// The script that is included.
      case script(KeystrokeScript)
      /// The rule that is set.
      case rule(Rule)
      /// What the profile says of the field, and what is strange about the profile.
      case field(FormField, warnings: [String])
    }

    init(_ action: Action, _ span: ScriptSpan, _ resolution: Resolution = .none) {
      self.action = action
      self.span = span
      self.resolution = resolution
    }

    /// Where the command stands.
    ///
    /// - Complexity: O(*n*) in the length of the line before it.
    public var location: Location { span.location }

    /// The number of the command's line.
    public var line: Int { span.line }

    /// The name of the command's file.
    public var file: String { span.script.file }

    /// The script that a `Source` command includes.
    public var included: KeystrokeScript? {
      if case .script(let script) = resolution { script } else { nil }
    }
  }
}
