internal import IntercepterForms
internal import TextInputIntercepter

extension KeystrokeScript {
  /// One command at its place.
  package struct Command: Sendable {
    /// The action.
    package let action: Action
    let span: ScriptSpan
    /// The script, rule or field that the command's words stand for.
    let resolution: Resolution

    indirect enum Resolution: Sendable {
      case none
      /// The script that is included.
      case script(KeystrokeScript)
      /// The rule that is set.
      case rule(Rule)
      /// The format that is set, with the rules that it brings; `nil` for none.
      case format(Intercepter?)
      /// The field of the profile, and the warnings about the profile.
      case field(FormField, warnings: [String])
    }

    init(_ action: Action, _ span: ScriptSpan, _ resolution: Resolution = .none) {
      self.action = action
      self.span = span
      self.resolution = resolution
    }

    /// Creates a command that stands in no script.
    package init(_ action: Action) { self.init(action, Self.noScript) }

    private static let noScript = ScriptText("", file: "").span("".startIndex..<"".startIndex)

    /// The place of the command.
    ///
    /// - Complexity: O(*n*) in the length of the line before it.
    package var location: Location { span.location }

    /// The number of the command's line.
    package var line: Int { span.line }

    /// The name of the command's file.
    package var file: String { span.script.file }

    /// The script that a `Source` command includes.
    package var included: KeystrokeScript? {
      if case .script(let script) = resolution { script } else { nil }
    }
  }
}
