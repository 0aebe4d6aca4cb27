internal import IntercepterICU
internal import IntercepterProfiles
internal import TextInputIntercepter

/// Benchmarks of `.matches` beside the same rule with ICU's regular expressions.
extension Benchmark {
  static var patterns: [Benchmark] {
    let samples = PatternSample.all
    return samples.map(\.field) + samples.map(\.keystroke) + samples.map(\.long)
      + samples.map(\.reading) + [catastrophe, firstAnswer]
  }

  /// The first answer of a form whose fields have the patterns of the samples.
  private static var firstAnswer: Benchmark {
    // All of them would exceed the limit on the patterns of a profile.
    let samples = PatternSample.all.filter { !["e-mail", "plate"].contains($0.name) }
    let fields = (0..<200).map { index in
      let pattern = samples[index % samples.count].pattern.replacing("\\", with: #"\\"#)
      return #""\#(index)": {"rules": [{"rule": "matches", "pattern": "\#(pattern)"}]}"#
    }
    let json = #"{"version": 1, "fields": {\#(fields.joined(separator: ", "))}}"#
    func answer(comparing count: Int) -> Int {
      guard let form = try? Profile(json: json).makeFormValidator() else {
        preconditionFailure(json)
      }
      for field in form.fields.prefix(count) { _ = field.validate("x") }
      return form.fields[0].validate("2024-02-29").isValid ? 1 : 0
    }
    return Benchmark(
      name: "first answer, 200 fields with patterns", baseline: "an answer of each field",
      iterations: 1, ours: { answer(comparing: 0) }, theirs: { answer(comparing: 200) })
  }

  /// A pattern for which other engines need years on a text of forty letters.
  private static var catastrophe: Benchmark {
    let text = String(repeating: "a", count: Sample.size)
    let plain = PatternSample.intercepters("[a-z]*").ours
    let nested = PatternSample.intercepters("(a+)+$").ours
    return Benchmark(
      name: "pattern/1 MiB (a+)+$", baseline: "[a-z]* on the same", iterations: 5,
      ours: { nested.validate(text).isValid ? 1 : 0 },
      theirs: { plain.validate(text).isValid ? 1 : 0 })
  }
}

/// A pattern with a matching text, and a mebibyte of such lines.
private struct PatternSample {
  let name: String
  let pattern: String
  let text: String

  static let all = [
    PatternSample(name: "date", pattern: "[0-9]{4}-[0-9]{2}-[0-9]{2}", text: "2024-02-29"),
    PatternSample(name: "colour", pattern: "#(?:[0-9a-fA-F]{3}){1,2}", text: "#12aBcD"),
    PatternSample(name: "plate", pattern: "\\p{Han}\\p{Lu}[\\p{Lu}\\p{Nd}]{5}", text: "京A1B2C3"),
    PatternSample(
      name: "e-mail", pattern: "[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+", text: "first.last+1@mail.com"),
    PatternSample(name: "name", pattern: "[\\p{L}\\p{M} '-]{1,40}", text: "Anne-Marie d'Orléans"),
  ]

  /// Returns the same rule with both engines.
  static func intercepters(_ pattern: String) -> (ours: Intercepter, theirs: Intercepter) {
    guard let ours = try? Rule.matches(pattern),
      let theirs = try? Rule.matchesICU(pattern, timeLimit: 1_000_000)
    else { preconditionFailure("\(pattern)") }
    return (Intercepter(rules: [ours]), Intercepter(rules: [theirs]))
  }

  var field: Benchmark {
    let (ours, theirs) = Self.intercepters(pattern)
    return Benchmark(
      name: "pattern/field \(name)", baseline: "ICU's expression", iterations: 10_000,
      ours: { ours.validate(text).isValid ? 1 : 0 },
      theirs: { theirs.validate(text).isValid ? 1 : 0 }, mostAllocations: 0)
  }

  var keystroke: Benchmark {
    let (ours, theirs) = Self.intercepters(pattern)
    let new = EditingState(text)
    let old = EditingState(String(text.dropLast()))
    func accepts(_ intercepter: Intercepter) -> Int {
      intercepter.intercept(new, after: old).outcome == .accepted ? 1 : 0
    }
    return Benchmark(
      name: "pattern/keystroke \(name)", baseline: "ICU's expression", iterations: 10_000,
      ours: { accepts(ours) }, theirs: { accepts(theirs) }, mostAllocations: 0)
  }

  var long: Benchmark {
    let lines = String(repeating: text + "\n", count: Sample.size / (text.utf8.count + 1))
    // ICU would exceed its limit of saved states for a repetition inside a repetition.
    let pattern = name == "name" ? "[\\p{L}\\p{M} '\\n-]*" : "(?:\(pattern)\\n)*"
    let (ours, theirs) = Self.intercepters(pattern)
    return Benchmark(
      name: "pattern/1 MiB \(name)", baseline: "ICU's expression", iterations: 3,
      ours: { ours.validate(lines).isValid ? 1 : 0 },
      theirs: { theirs.validate(lines).isValid ? 1 : 0 })
  }

  /// Parsing the pattern, and building the automaton for a first text.
  var reading: Benchmark {
    func matches(_ rule: Rule?) -> Int {
      rule.map { Intercepter(rules: [$0]).validate(text).isValid } == true ? 1 : 0
    }
    return Benchmark(
      name: "pattern/read \(name)", baseline: "ICU's expression", iterations: 20,
      ours: { matches(try? .matches(pattern)) }, theirs: { matches(try? .matchesICU(pattern)) })
  }
}
