/// The name of a member of a request, of a state or of an edit, in the order in which errors are reported.
enum RequestName: Int {
  case id, field, rules, format, composition, ellipsis, previous, baseline
  case current, edit, step, validate, sanitize, show, measure, submit
  case text, selection, marked
  case range, replacement

  /// The names as JSON writes them.
  static let words: [StaticString] = [
    "id", "field", "rules", "format", "composition", "ellipsis", "previous", "baseline",
    "current", "edit", "step", "validate", "sanitize", "show", "measure", "submit",
    "text", "selection", "marked",
    "range", "replacement",
  ]

  /// Sets of names, a bit for each.
  static let (ofEveryRequest, questions) = (0x3F, 0xFF00)

  /// The members of a request, or of one of its members that is an object.
  static func known(in owner: RequestName?) -> Int {
    owner == nil ? 0xFFFF : owner == .edit ? 0x18_0000 : 0x7_0000
  }

  static func words(of names: Int) -> [String] {
    words.indices.filter { names & 1 << $0 != 0 }.map { "\(words[$0])" }
  }

  /// The first of some names that matches.
  static func first(in names: Int, where matches: (StaticString) -> Bool) -> RequestName? {
    var rest = names
    while rest != 0, !matches(words[rest.trailingZeroBitCount]) { rest &= rest - 1 }
    return RequestName(rawValue: rest.trailingZeroBitCount)
  }

  var word: String { "\(RequestName.words[rawValue])" }
  var bit: Int { 1 << rawValue }
}
