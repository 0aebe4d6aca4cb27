import TestSupport
import Testing

/// What people copy from documents is read as it is meant, or refused, in every entrance.
@Suite struct DocumentTests {
  private static let amount = #""format":{"kind":"grouped","locale""#
  private static let fields = [
    "name": #"""
    {"rules":[{"rule":"straightPunctuation"},{"rule":"matches","pattern":"[\\p{L}\\p{M} .'-]{1,40}"}],
     "fixes":[{"fix":"trimWhitespace"},{"fix":"collapseWhitespace"},{"fix":"nfc"},{"fix":"unifiedIdeographs"}]}
    """#,
    "iban": #"{"rules":[],"format":{"kind":"iban"}}"#,
    "card": #"{"rules":[],"format":{"kind":"paymentCard"}}"#,
    "telephone": #"""
    {"rules":[{"rule":"numbersOnly"}],
     "format":{"kind":"patterns","patterns":[{"pattern":"+49 ### #####[#][#][#]","trunkPrefix":"0"}]}}
    """#,
    "code": #"{"rules":[],"format":{"kind":"oneTimeCode"}}"#,
    "euros": #"""
    {"rules":[{"rule":"decimal","places":2,"locale":"de","negative":true}],\#(amount):"de","suffix":" €"}}
    """#,
    "dollars": #"""
    {"rules":[{"rule":"decimal","places":2,"locale":"en","negative":true}],\#(amount):"en","prefix":"$"}}
    """#,
    "yen": #"""
    {"rules":[{"rule":"decimal","places":0,"locale":"ja","negative":true}],\#(amount):"ja","prefix":"¥"}}
    """#,
    "date": #"{"rules":[],"format":{"kind":"date","locale":"de"}}"#,
    "email": #"""
    {"rules":[{"rule":"matches","pattern":"[a-z.]+@[a-z]+\\.org"}],
     "fixes":[{"fix":"trimWhitespace"},{"fix":"unifiedIdeographs"}]}
    """#,
  ]
  /// The field, the value and the text of each piece.
  private static let pieces = DocumentPieces.lines.split(separator: "\n").map { line in
    let parts = line.split(separator: "|").map(String.init)
    return (field: parts[0], value: parts[1], text: parts[2])
  }

  @Test(arguments: fields.keys.sorted())
  func `a piece of a document has the value that is meant, or none`(name: String) throws {
    let field = try EntranceField(#require(Self.fields[name]))
    var (read, count) = (0, 0)
    for piece in Self.pieces where piece.field == name {
      count += 1
      var values: [String] = []
      for entrance in Entrance.all {
        if let value = try entrance.value(of: piece.text, in: field) { values.append(value) }
      }
      read += values.isEmpty ? 0 : 1
      #expect(values.isEmpty || values.count == Entrance.all.count, "\(piece): \(values)")
      #expect(
        values.allSatisfy { $0.unicodeScalars.elementsEqual(piece.value.unicodeScalars) },
        "\(piece): \(values)")
    }
    #expect(read == count - (Self.refused[name] ?? 0))
  }

  /// The pieces that are refused.
  private static let refused = ["date": 2, "yen": 1]
}
