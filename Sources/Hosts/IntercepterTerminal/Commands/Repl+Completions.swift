extension Repl {
  /// Returns the completions for the last word of a command.
  func completions(for line: String) -> Completions {
    let words = line.split(separator: " ").map(String.init) + (line.hasSuffix(" ") ? [""] : [])
    let name = words.first ?? ""
    if words.count > 1 { return arguments(of: name, words) }
    if name.first?.isUppercase == true {
      return Completions(
        words: KeystrokeScript.Verb.allCases.map { verb in
          Completion(verb.name, String(verb.usage.dropFirst(verb.name.count + 1)))
        })
    }
    return Self.commands
  }

  private static let commands = Completions(
    words: MetaCommand.allCases.map { Completion($0.rawValue, $0.summary) })

  private func arguments(of name: String, _ words: [String]) -> Completions {
    let isFirst = words.count == 2
    switch MetaCommand(name: name.hasSuffix("!") ? String(name.dropLast()) : name) {
    case .help where isFirst: return Self.commands
    case .help where words.count == 3 && words[1] == "set", .set where isFirst:
      return Completions(words: SettingHelp.all.map { Completion($0.name, $0.summary) })
    case .set:
      let setting = SettingHelp.all.first { $0.name.lowercased() == words[1].lowercased() }
      return setting?.completions(behind: Array(words[2..<words.count - 1])) ?? Completions()
    case .smart where isFirst: return Completions(words: [Completion("on"), Completion("off")])
    case .mode where isFirst:
      return Completions(
        words: SimulatedTextField.HostMode.allCases.map { Completion($0.rawValue) })
    case .field where isFirst:
      return Completions(words: fields.map { Completion($0.name, $0.specification.label ?? "") })
    case .load where words.count == 3:
      let form = (try? profile(words[1]))?.form ?? []
      return Completions(words: form.map { Completion($0.name, $0.specification.label ?? "") })
    case .load where isFirst: return Completions(words: paths(words[1], endingIn: ".json"))
    case .record where isFirst, .replay where isFirst:
      return Completions(words: paths(words[1], endingIn: ".keys"))
    default: return Completions()
    }
  }

  /// Returns the folders, and the files with a suffix.
  private func paths(_ word: String, endingIn suffix: String) -> [Completion] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    return files.list(folder.isEmpty ? "." : folder).sorted()
      .filter { $0.hasSuffix("/") || $0.hasSuffix(suffix) }
      .map { Completion(folder + $0, $0.hasSuffix("/") ? "folder" : "") }
  }
}
