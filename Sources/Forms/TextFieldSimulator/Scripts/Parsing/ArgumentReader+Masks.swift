internal import IntercepterProfiles

// The arguments of `pattern`: several patterns, each with labelled arguments behind it, and classes
// of characters by the character of their slot.

extension ArgumentReader {
  mutating func masks() throws(KeystrokeScriptErrors) -> [WrittenArgument] {
    var arguments: [WrittenArgument] = []
    var count = 0
    for token in remaining() {
      var argument = try argument(token)
      let path = "patterns[\(max(0, count - 1))]."
      switch argument.label {
      case nil:
        argument.path = "patterns[\(count)].pattern"
        count += 1
      case "startingWith":
        argument.path = path + "prefixes"
        argument.schema = ["type": "array"]
      case "trunkPrefix": argument.path = path + "trunkPrefix"
      case "default":
        argument.path = path + "default"
        argument.schema = ["type": "boolean"]
      case let label?: argument.path = label.count == 1 ? "classes.\(label)" : label
      }
      if arguments.contains(where: { $0.path == argument.path }) {
        throw script.error("“\(argument.label ?? "")” is given twice", at: token.range)
      }
      arguments.append(argument)
    }
    // A pattern by itself is another kind of format.
    if !arguments.contains(where: {
      $0.path.hasPrefix("patterns") && $0.path != "patterns[0].pattern"
    }) {
      for index in arguments.indices where arguments[index].path == "patterns[0].pattern" {
        arguments[index].path = "pattern"
      }
    }
    return arguments
  }
}

extension [WrittenArgument] {
  /// The members of the JSON object of patterns and classes.
  var maskMembers: [JSONValue.Member] {
    var masks: [[JSONValue.Member]] = []
    var (classes, others): ([JSONValue.Member], [JSONValue.Member]) = ([], [])
    for argument in self {
      let name = String(argument.path.split(separator: ".").last ?? "")
      let member = JSONValue.Member(name: name, value: argument.json)
      if argument.path.hasPrefix("patterns[") {
        if name == "pattern" || masks.isEmpty { masks.append([]) }
        masks[masks.count - 1].append(member)
      } else if argument.path.hasPrefix("classes.") {
        classes.append(member)
      } else {
        others.append(member)
      }
    }
    return [JSONValue.Member]([
      "patterns": masks.isEmpty ? nil : .array(masks.map { .object($0) }),
      "classes": classes.isEmpty ? nil : .object(classes),
    ]) + others
  }
}
