internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter
internal import TextTools

extension ArgumentReader {
  /// Reads a rule: its name, and its arguments.
  mutating func rule(
    _ library: ScriptLibrary
  ) throws(KeystrokeScriptErrors) -> KeystrokeScript.RuleSetting {
    let kinds = library.kinds.rules
    let (name, token) = try word("the name of a rule")
    if !kinds.names().contains(name) {
      throw misplaced(name, token, library)
        ?? script.unknown("unknown rule", name, of: kinds.names(), at: token.range)
    }
    let arguments = try arguments(of: name, kinds)
    return KeystrokeScript.RuleSetting(
      specification: try specification(name, token, arguments, library) { .read($0) },
      description: ([name] + arguments.map { $0.description }).joined(separator: " "))
  }

  /// Reads a format: its kind and its arguments; `off` is `nil`.
  mutating func format(
    _ library: ScriptLibrary
  ) throws(KeystrokeScriptErrors) -> FormatSpecification? {
    let kinds = library.kinds.formats
    let names = (kinds.names() + ["off"]).filter { $0 != "patterns" }
    let expected = names.map { "“\($0)”" }.formattedAlternatives
    let (name, token) = try word(expected)
    if name == "off" { return nil }
    if !names.contains(name) {
      throw misplaced(name, token, library) ?? mismatch(expected, token)
    }
    let isMask = name == "pattern"
    let arguments = isMask ? try masks() : try arguments(of: name, kinds)
    let hasOptions = arguments.contains { $0.path.hasPrefix("patterns") }
    return try specification(
      isMask && hasOptions ? "patterns" : name, token, arguments, library
    ) { .read($0) }
  }

  /// Returns the error for a name that belongs to another setting or only to a profile, or `nil` for
  /// other names.
  private func misplaced(
    _ name: String, _ token: Token, _ library: ScriptLibrary
  ) -> KeystrokeScriptErrors? {
    let places = [
      (library.kinds.rules.names(), "a rule; use “Set Rule”"),
      (library.kinds.formats.names(), "a format; use “Set Format”"),
      (Fix.kinds.names(), "a fix, which only a profile can have"),
      (FormRule.kinds.names(), "a rule across fields, which only a profile can have"),
    ]
    return places.first { $0.0.contains(name) }.map { _, place in
      script.error("\(name.quoted) is \(place)", at: token.range)
    }
  }

  /// Reads the arguments of a kind: those that need no label, and the labelled ones.
  private mutating func arguments<Product>(
    of name: String, _ kinds: [AnyKind<Product>]
  ) throws(KeystrokeScriptErrors) -> [WrittenArgument] {
    let list = kinds.filter { $0.name == name }.flatMap { $0.arguments.entries }
    var arguments: [WrittenArgument] = []
    for token in remaining() {
      var argument = try argument(token)
      if let label = argument.label {
        argument.path = label
        if label == Product.kindKey {
          throw script.error("the \(label) is already named", at: token.range)
        }
      } else {
        let open = list.filter { entry in
          entry.isUnlabelled && !arguments.contains { $0.path == entry.label }
        }
        guard let entry = open.entry(for: argument.value) else {
          throw script.error(
            "“\(name)” takes no more arguments without a label; others are written label:value",
            at: token.range)
        }
        argument.path = entry.label
        if !entry.isRequired {
          argument.alternatives = open.filter { $0.label != entry.label }.flatMap { $0.words }
        }
      }
      if arguments.contains(where: { $0.path == argument.path }) {
        throw script.error("\(argument.path.quoted) is given twice", at: token.range)
      }
      argument.schema = list.first { $0.label == argument.path }?.schema
      arguments.append(argument)
    }
    return arguments
  }

  /// Reads the value that the arguments specify, as a profile would have it.
  private func specification<Product>(
    _ name: String, _ nameToken: Token, _ arguments: [WrittenArgument], _ library: ScriptLibrary,
    _ read: (JSONNode) -> AnyKind<Product>?
  ) throws(KeystrokeScriptErrors) -> AnyKind<Product> {
    let context = JSONNode.Context(
      limits: .standard, patternLibrary: library.patternLibrary, kinds: library.kinds, root: "")
    let object = JSONValue.object(
      [.init(name: Product.kindKey, value: .string(name))] + arguments.members)
    let errors: [(place: Int, message: String)]
    do throws(ProfileErrors) {
      return try context.read(object, read)
    } catch {
      errors = error.errors.map { (arguments.index(at: $0.path), $0.message) }
    }
    throw KeystrokeScriptErrors(
      (-1..<arguments.count).flatMap { place in
        errors.filter { $0.place == place }.flatMap { error in
          let argument = place < 0 ? nil : arguments[place]
          let others = argument?.alternatives ?? []
          let hint = others.isEmpty ? "" : ", or \(others.map { "“\($0)”" }.formattedAlternatives)"
          let message = error.message + hint
          return script.error(message, at: (argument?.token ?? nameToken).range).errors
        }
      })
  }
}

extension [ArgumentList.Entry] {
  /// Returns the argument that a word without a label is for: one that has it as a choice, or else
  /// the first.
  fileprivate func entry(for word: String) -> ArgumentList.Entry? {
    first { $0.words.contains(word) } ?? first { !$0.isFlag }
  }
}

extension [WrittenArgument] {
  /// The members of the JSON object.
  fileprivate var members: [JSONValue.Member] {
    contains { $0.path.hasPrefix("patterns[") || $0.path.hasPrefix("classes.") }
      ? maskMembers : map { .init(name: $0.path, value: $0.json) }
  }

  /// Returns the index of the argument at a path, or of one within it; -1 for all arguments.
  fileprivate func index(at path: String) -> Int {
    let argument =
      lastIndex {
        $0.path == path || path.hasPrefix($0.path + "[") || path.hasPrefix($0.path + ".")
      }
      ?? firstIndex { $0.path.hasPrefix(path + ".") || $0.path.hasPrefix(path + "[") }
    return argument ?? -1
  }
}
