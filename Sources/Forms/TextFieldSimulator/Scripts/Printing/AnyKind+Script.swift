package import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter
internal import TextTools

extension AnyKind {
  /// The rule or the format in script notation: `maxLength 10 gb18030 onViolation:amend`.
  ///
  /// Default values are omitted. A custom rule of an app is printed in the same way, although
  /// scripts cannot set it.
  package var script: String {
    if let masks = self.as(MaskKind.self) { return masks.script }
    guard case .object(let members) = json else { return name }
    let list = arguments.entries.filter { !$0.summary.isEmpty }
    var isInOrder = true
    var words: [String: String] = [:]
    for entry in list where entry.isUnlabelled {
      let value = members.first { $0.name == entry.label }?.value
      if let value, isInOrder || !entry.words.isEmpty {
        words[entry.label] = entry.isFlag ? entry.label : value.word(of: entry)
      }
      // A later argument would be taken for this one.
      if value == nil, entry.words.isEmpty { isInOrder = false }
    }
    let arguments = members.dropFirst().map { member in
      let entry = list.first { $0.label == member.name }
      return words[member.name] ?? "\(member.name):\(member.value.word(of: entry))"
    }
    return ([name] + arguments).joined(separator: " ")
  }
}

extension JSONValue {
  /// Returns the value in script notation: a number, a word, or a quoted text.
  fileprivate func word(of entry: ArgumentList.Entry?) -> String {
    switch self {
    case .string(let text):
      // A locale is a word, and so is a choice.
      let isWord = entry.map {
        !$0.choices.isEmpty || $0.isUnlabelled && $0.schema["examples"] != nil
      }
      return isWord ?? true && !text.isJSONNumber ? text.asWord : text.inQuotes
    case .array(let elements) where entry != nil:
      let list = elements.map { element in
        if case .string(let text) = element { text.asElementOfList } else { element.json() }
      }.joined(separator: ",")
      let isWord = list.allSatisfy { $0 == "," || $0.isASCII && ($0.isLetter || $0.isNumber) }
      return isWord ? list : list.inQuotes
    default: return json()
    }
  }
}

extension MaskKind {
  /// The format in script notation: `pattern "###" startingWith:"34" X:"AB"`.
  fileprivate var script: String {
    let words = masks.flatMap { mask in
      [
        mask.text.inQuotes,
        mask.prefixes.isEmpty
          ? "" : "startingWith:\(mask.prefixes.joined(separator: ",").inQuotes)",
        mask.trunkPrefix.isEmpty ? "" : "trunkPrefix:\(mask.trunkPrefix.inQuotes)",
        mask.isDefault ? "default:true" : "",
      ]
    }
    return (["pattern"] + words + classes.map { "\($0.slot):\($0.characters.inQuotes)" })
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
