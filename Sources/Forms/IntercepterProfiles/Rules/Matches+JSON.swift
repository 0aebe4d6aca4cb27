package import TextInputIntercepter

extension JSONObjectReader {
  /// Checks the pattern of a rule: its cost, and that it compiles.
  mutating func check(patternOf rule: RuleSpecification) {
    guard case .matches(let pattern, let options, let engine, _) = rule else { return }
    if engine == .automaton { self["timeLimit"]?.report("only for the engine “icu”") }
    let isLinked = engine != .automaton || value(of: "engine").map { $0 == "automaton" } ?? true
    guard let node = self["pattern"], case .string = node.value, isLinked,
      node.isAffordable(pattern, options, engine)
    else { return }
    do throws(PatternError) {
      if let tables = node.context.patternTables {
        if try tables[pattern, options] == nil { node.report(PatternTables.tooManyStates) }
      } else {
        node.context.patternRules.append((rule, try rule.makeRule()))
      }
    } catch {
      node.report(error.sentence)
    }
  }
}

extension PatternOptions {
  /// The options, each with its JSON name, which is that of the static member, and its inline flag.
  package static let all: [(name: String, letter: String, option: PatternOptions)] = [
    ("caseInsensitive", "i", .caseInsensitive), ("comments", "x", .comments),
    ("dotMatchesLineBreaks", "s", .dotMatchesLineBreaks),
    ("anchorsMatchLines", "m", .anchorsMatchLines),
    ("unicodeWordBoundaries", "w", .unicodeWordBoundaries),
  ]
}

struct PatternArgument: ArgumentType {
  var schema: JSONValue { ["type": "string", "minLength": 1] }
  func read(_ node: JSONNode) -> String? { node.string() }
  func write(_ value: String) -> JSONValue { .string(value) }
}

struct OptionsArgument: ArgumentType {
  private let names = ListArgument(
    element: NameArgument(names: PatternOptions.all.map { $0.name }))

  var schema: JSONValue { names.schema }
  func read(_ node: JSONNode) -> PatternOptions? {
    let chosen = names.read(node) ?? []
    return PatternOptions(
      PatternOptions.all.filter { chosen.contains($0.name) }.map { $0.option })
  }
  func write(_ value: PatternOptions) -> JSONValue {
    names.write(PatternOptions.all.filter { value.contains($0.option) }.map { $0.name })
  }
}

extension PatternError {
  /// The message and the place, on one line.
  package var sentence: String { "\(message) (line \(line), column \(column) of the pattern)" }
}
