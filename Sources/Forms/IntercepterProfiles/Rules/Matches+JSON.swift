package import TextInputIntercepter

extension RuleSpecification {
  mutating func codeMatches(_ coder: inout JSONMemberCoder) {
    guard case .matches(var pattern, var options, var engine, var onViolation) = self else {
      return
    }
    var node: JSONNode?
    let read = { (read: JSONNode) -> String? in
      node = read
      return nil
    }
    coder.required("pattern", &pattern, read, JSONValue.string)
    coder.optional("options", &options, unless: [], { PatternOptions($0) }, { $0.json })
    let isAtHand = engine.code(&coder)
    coder.onViolation(&onViolation)
    guard isAtHand, let text = node?.pattern(options, for: engine) else { return }
    self = .matches(text, options: options, engine: engine, onViolation: onViolation)
    // Compile the pattern to report its errors.
    do throws(PatternError) {
      if node?.context.isForCompiling == true {
        if try PatternBytes.of(text, options: options) == nil {
          node?.report(PatternBytes.tooManyStates)
        }
      } else {
        node?.context.patternRules.append((self, try makeRule()))
      }
    } catch {
      node?.report(error.sentence)
    }
  }
}

extension PatternBytes {
  /// The reason for which a pattern has no table, for error messages.
  static var tooManyStates: String { "this pattern has too many states to be compiled" }
}

extension PatternOptions {
  /// The options, each with its JSON name, which is that of the static member, and its inline flag.
  package static let all: [(name: String, letter: String, option: PatternOptions)] = [
    ("caseInsensitive", "i", .caseInsensitive), ("comments", "x", .comments),
    ("dotMatchesLineBreaks", "s", .dotMatchesLineBreaks),
    ("anchorsMatchLines", "m", .anchorsMatchLines),
    ("unicodeWordBoundaries", "w", .unicodeWordBoundaries),
  ]

  fileprivate init?(_ node: JSONNode) {
    let all = Self.all
    let names = node.elements()?.compactMap { $0.choice(of: all.map { $0.name }) } ?? []
    self.init(all.filter { names.contains($0.name) }.map { $0.option })
  }

  fileprivate var json: JSONValue {
    .array(Self.all.filter { contains($0.option) }.map { .string($0.name) })
  }
}

extension PatternError {
  /// The message and the place, on one line.
  package var sentence: String { "\(message) (line \(line), column \(column) of the pattern)" }
}
