internal import IntercepterForms
internal import TextInputIntercepter

extension KeystrokeScript {
  /// One command at its location.
  package struct Command: Sendable {
    package let action: Action
    let span: ScriptSpan
    /// The script, rule or field that the command names.
    let resolution: Resolution

    indirect enum Resolution: Sendable {
      case none
      case script(KeystrokeScript)
      case rule(Rule)
      /// The format with the rules that it adds, or `nil` for no format.
      case format(Intercepter?)
      /// The field of the profile, and the warnings about the profile.
      case field(FormField, warnings: [String])
    }

    init(_ action: Action, _ span: ScriptSpan, _ resolution: Resolution = .none) {
      self.action = action
      self.span = span
      self.resolution = resolution
    }

    /// Creates a command that is not part of a script.
    package init(_ action: Action) { self.init(action, Self.noScript) }

    private static let noScript = ScriptText("", file: "").span("".startIndex..<"".startIndex)

    /// The location of the command.
    ///
    /// - Complexity: O(*n*) in the length of the line before it.
    package var location: Location { span.location }

    package var line: Int { span.line }

    package var file: String { span.script.file }

    /// The script that a `Source` command includes.
    package var included: KeystrokeScript? {
      if case .script(let script) = resolution { script } else { nil }
    }
  }
}
