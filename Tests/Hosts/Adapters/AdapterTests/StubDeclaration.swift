import Foundation

/// A public declaration in the source of a stub, as the table of declarations has it.
struct StubDeclaration: Hashable {
  /// The type and the member, with the labels of its parameters: `UIView.init(frame:)`.
  let name: String
  /// The declaration, without what the table leaves out.
  let declaration: String
  /// The platforms that the stub leaves the declaration out on.
  let excluded: [String]

  /// Reads the declarations of a file.
  static func all(in source: String) -> [StubDeclaration] {
    var reader = Reader()
    for line in source.split(separator: "\n") { reader.read(String(line)) }
    return reader.found
  }

  /// Reads one file, line by line, as `swift format` leaves it.
  private struct Reader {
    var found: [StubDeclaration] = []
    private var owners: [(depth: Int, name: String, isProtocol: Bool)] = []
    private var excluded: [[String]] = []
    private var depth = 0
    private var pending = ""

    mutating func read(_ line: String) {
      let line = line.replacing(#/\/\/.*/#, with: "").trimmingPrefix(while: \.isWhitespace)
      if line.starts(with: "#") { return readCondition(line) }
      if line.isEmpty || line.contains("import ") { return }
      let isDeclaration = depth == owners.last?.depth ?? 0 && !line.starts(with: "}")
      guard isDeclaration || !pending.isEmpty else {
        depth += line.balance("{", "}")
        return leaveOwners()
      }
      pending += (pending.isEmpty ? "" : " ") + line
      let signature = pending.prefix { $0 != "{" }
      if pending.balance("(", ")") != 0 || pending.hasSuffix("->") { return }
      if pending.hasSuffix(",") || pending.hasSuffix("=") { return }
      if signature.wholeMatch(of: #/(@\w+(\(.*?\))? ?)+/#) != nil { return }
      note(String(signature))
      pending = ""
      leaveOwners()
    }

    private mutating func readCondition(_ line: Substring) {
      if line.starts(with: "#if") {
        excluded.append(line.matches(of: #/!STUB_(\w+)/#).map { String($0.1) })
      } else if line.starts(with: "#endif") {
        excluded.removeLast()
      }
    }

    private mutating func note(_ signature: String) {
      let opened = pending.balance("{", "}")
      defer { depth += opened }
      let prefix = owners.map(\.name).joined(separator: ".")
      let type = #/\b(protocol|class|struct|enum|extension) (\w[\w.]*)/#
      let isMember = signature.contains(#/\bclass (var|let|func)\b/#)
      if !isMember, let match = signature.firstMatch(of: type), !signature.contains("func ") {
        let name = prefix.isEmpty ? String(match.2) : "\(prefix).\(match.2)"
        if match.1 != "extension", isPublic(signature) {
          add(name, "\(match.1) \(match.2)")
        }
        if opened > 0 { owners.append((depth + opened, String(match.2), match.1 == "protocol")) }
        return
      }
      guard isPublic(signature) || signature.starts(with: "case ") else { return }
      let shape = Self.shape(signature, in: prefix)
      // What cannot be read has no row.
      let member = Self.member(shape) ?? signature
      add(prefix.isEmpty ? member : "\(prefix).\(member)", shape)
    }

    private func isPublic(_ signature: String) -> Bool {
      if signature.contains(#/\b(private|fileprivate|internal)\b(?!\(set\))/#) { return false }
      return signature.contains(#/\b(public|open)\b/#) || owners.last?.isProtocol == true
    }

    private mutating func add(_ name: String, _ declaration: String) {
      found.append(
        StubDeclaration(name: name, declaration: declaration, excluded: excluded.flatMap { $0 }))
    }

    private mutating func leaveOwners() {
      while let owner = owners.last, depth < owner.depth { owners.removeLast() }
    }

    /// What a member is called, with the labels of its parameters.
    private static func member(_ shape: String) -> String? {
      let words = #/(?:class )?(?:func|var|case|typealias|associatedtype) (\w+|==)(\(.*)?/#
      let special = ["init", "subscript"].first { shape.starts(with: $0) }
      guard special != nil || shape.prefixMatch(of: words) != nil else { return nil }
      let name = special ?? shape.prefixMatch(of: words).map { String($0.1) } ?? ""
      guard special != nil || shape.contains("func ") else { return name }
      let parameters = shape.drop { $0 != "(" }.dropFirst()
      var (depth, label, labels) = (0, "", "")
      var (isLabel, last) = (true, Character(" "))
      for character in parameters {
        if depth == 0, character == ")" { break }
        defer { last = character }
        switch character {
        case "(", "[", "<": depth += 1
        case ")", "]": depth -= 1
        case ">" where last != "-": depth -= 1
        case ":" where depth == 0 && isLabel:
          labels += label.split(separator: " ").first.map { "\($0):" } ?? ""
          (label, isLabel) = ("", false)
        case "," where depth == 0: (label, isLabel) = ("", true)
        default: if isLabel { label.append(character) }
        }
      }
      return "\(name)(\(labels))"
    }

    /// A declaration without attributes, access, defaults and the like.
    private static func shape(_ signature: String, in owner: String) -> String {
      var text = signature.replacing(#/@(?!escaping|Sendable)\w+(\(.*?\))? /#, with: "")
      let words = #/\b(public|open|override|required|convenience|final|weak|lazy|nonisolated) /#
      text = text.replacing(#/\b(private|internal|nonisolated)\((set|unsafe)\) /#, with: "")
      text = text.replacing(words, with: "").replacing(#/\b(mutating|nonmutating) /#, with: "")
      text = text.replacing("( ", with: "(").replacing(" )", with: ")").replacing("`", with: "")
      text = text.replacing(#/^static /#, with: "class ")
      text = text.replacing(#/^(class )?let /#) { "\($0.1 ?? "")var " }
      text = withType(text)
      text = text.replacing(#/ = (\[\]|nil|""|true|false|\{.*?\})(?=[,)])/#, with: "")
      text = text.replacing(#/^((class )?var [^=]*?|case \w+) = .*$/#) { String($0.1) }
      for prefix in Set([owner, String(owner.prefix { $0 != "." })]) where !prefix.isEmpty {
        text = text.replacing(prefix + ".", with: "")
      }
      while text.last == " " { text.removeLast() }
      return text.replacing("Self.", with: "")
    }

    /// A property with the type of its value, where it has none.
    private static func withType(_ text: String) -> String {
      guard let match = text.wholeMatch(of: #/((?:class )?var \w+) = (.*)/#) else { return text }
      let value = match.2
      let type: String
      switch value {
      case "true", "false", "true ", "false ": type = "Bool"
      case _ where value.starts(with: "\""): type = "String"
      case _ where value.starts(with: #/\d+\s*$|Int\./#): type = "Int"
      default:
        type =
          value.prefixMatch(of: #/([\w.]+)\(/#).map { String($0.1) }
          ?? value.prefixMatch(of: #/(\w+)\./#).map { String($0.1) } ?? "?"
      }
      return "\(match.1): \(type)"
    }
  }
}

extension StringProtocol {
  /// How many more characters open something than close it.
  fileprivate func balance(_ opening: Character, _ closing: Character) -> Int {
    count { $0 == opening } - count { $0 == closing }
  }
}
