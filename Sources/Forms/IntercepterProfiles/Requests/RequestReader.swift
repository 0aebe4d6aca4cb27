internal import TextInputIntercepter

/// Reads the members of a request from the bytes of a line, in one pass.
///
/// The question, which may come last, decides which other members there may be. So errors wait until
/// all members have been read. A text may have any length, unlike those of a profile.
struct RequestReader {
  var json: JSONReader
  let patternLibrary: PatternLibrary?
  /// The limits and the errors, for which most requests have no use.
  lazy var context = {
    var limits = ProfileLimits.standard
    limits.textLength = .max
    return JSONNode.Context(limits: limits, patternLibrary: patternLibrary)
  }()
  private(set) var isObject = false
  /// The members that the request has.
  private(set) var found = 0
  private(set) var id: JSONValue?
  private(set) var field: String?
  /// The text of the question.
  private(set) var text: String?
  private(set) var previous, current, baseline: EditingState?
  private(set) var edit: Edit?
  /// Where the members begin that only some questions have.
  private(set) var starts = (previous: 0, baseline: 0)
  /// The members that few requests have.
  private(set) var others: [(name: RequestName, value: JSONValue)] = []
  var faults: [Fault] = []

  /// An error.
  struct Fault {
    /// The member of the request; `nil` for the request itself.
    let owner: RequestName?
    /// The name of the member's member, or of a member that the request may not have.
    var child: String?
    /// The place among the errors of one owner.
    let order: Int
    /// The message; `nil` for an unknown name.
    var message: String?
  }

  /// Reads the line.
  ///
  /// - Throws: The place where it stops being JSON.
  mutating func read() throws(JSONSyntaxError) {
    json.skipByteOrderMark()
    isObject = try open(nil)
    var (found, unknown) = (0, NameSet())
    while isObject, let name = try next(in: nil, &found, &unknown) {
      switch name {
      case .id: id = try json.value()
      case .field: field = try string(name)
      case .previous:
        starts.previous = json.offset
        previous = try state(name)
      case .baseline:
        starts.baseline = json.offset
        baseline = try state(name)
      case .current: current = try state(name)
      case .edit:
        edit = try parts(of: name).map {
          Edit(range: $0.range ?? 0..<0, replacement: $0.text)
        }
      case .validate, .sanitize, .show, .measure: text = try string(name)
      default: others.append((name, try json.value()))
      }
    }
    self.found = found
    try json.end()
  }

  private mutating func state(_ owner: RequestName) throws(JSONSyntaxError) -> EditingState? {
    try parts(of: owner).map {
      EditingState($0.text, selection: $0.range, markedRange: $0.marked)
    }
  }

  /// Reads a state or an edit: a text and ranges.
  private mutating func parts(
    of owner: RequestName
  ) throws(JSONSyntaxError) -> (text: String, range: Range<Int>?, marked: Range<Int>?)? {
    guard try open(owner) else { return nil }
    var parts = (text: "", range: Range<Int>?.none, marked: Range<Int>?.none)
    var (found, unknown) = (0, NameSet())
    while let name = try next(in: owner, &found, &unknown) {
      switch name {
      case .text, .replacement: parts.text = try string(owner, name) ?? ""
      case .marked: parts.marked = try range(owner, name)
      default: parts.range = try range(owner, name)
      }
    }
    for name in [RequestName.text, .range, .replacement]
    where RequestName.known(in: owner) & ~found & name.bit != 0 {
      faults.append(
        Fault(owner: owner, order: name.rawValue, message: "“\(name.word)” is missing"))
    }
    return parts
  }
}

extension RequestReader {
  /// Goes on to the next value whose name is known; `nil` behind the object.
  private mutating func next(
    in owner: RequestName?, _ found: inout Int, _ unknown: inout NameSet
  ) throws(JSONSyntaxError) -> RequestName? {
    let known = RequestName.known(in: owner)
    while try json.next(before: "}") {
      let start = json.offset
      var name = RequestName.first(in: known) { json.skip(name: $0) }
      var word = ""
      if name == nil {
        // The name has escapes, or it is unknown.
        word = try json.name(notIn: &unknown)
        name = RequestName.first(in: known) { "\($0)" == word }
      } else {
        try json.colon()
      }
      if let name {
        if found & name.bit != 0 { throw json.repeated(name.word, at: start) }
        found |= name.bit
        return name
      }
      let order = owner == nil ? start : .max
      faults.append(Fault(owner: owner, child: word, order: order))
      _ = try json.value()
    }
    return nil
  }

  /// Enters an object; where there is another value, reads that and returns `false`.
  private mutating func open(_ owner: RequestName?) throws(JSONSyntaxError) -> Bool {
    json.skipWhitespace()
    guard json.next == UInt8(ascii: "{") else {
      try mismatch("an object", owner, isNullable: owner == .baseline)
      return false
    }
    try json.open()
    return true
  }

  private mutating func string(
    _ owner: RequestName, _ name: RequestName? = nil
  ) throws(JSONSyntaxError) -> String? {
    json.skipWhitespace()
    if json.next == UInt8(ascii: "\"") { return try json.string() }
    try mismatch("a string", owner, name)
    return nil
  }

  /// Reads a range; offsets beyond the text are the engine's business.
  private mutating func range(
    _ owner: RequestName, _ name: RequestName
  ) throws(JSONSyntaxError) -> Range<Int>? {
    let start = json.offset
    if let range = json.range() { return range }
    json.offset = start
    let expected = "[from,to], two whole UTF-16 offsets from 0 with from ≤ to"
    try mismatch(expected, owner, name, isNullable: name != .range)
    return nil
  }

  /// Reads a value of another kind than the expected one.
  private mutating func mismatch(
    _ expected: String, _ owner: RequestName?, _ name: RequestName? = nil, isNullable: Bool = false
  ) throws(JSONSyntaxError) {
    let value = try json.value()
    if isNullable, case .null = value { return }
    let message = "expected \(expected), found \(value)"
    faults.append(
      Fault(owner: owner, child: name?.word, order: name?.rawValue ?? 0, message: message))
  }
}

extension JSONReader {
  /// Skips a name that is written without escapes; `false` where there is another.
  fileprivate mutating func skip(name: StaticString) -> Bool {
    let end = offset + 1 + name.utf8CodeUnitCount
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\""), has(name, at: offset + 1),
      next == UInt8(ascii: "\"")
    else { return false }
    offset = end + 1
    return true
  }

  /// Reads `[from,to]`; `nil` where there is anything else, somewhere in it.
  fileprivate mutating func range() -> Range<Int>? {
    skipWhitespace()
    guard skip("["), let lower = wholeNumber(), skip(","), let upper = wholeNumber(), skip("]"),
      lower <= upper
    else { return nil }
    return lower..<upper
  }

  /// Reads a whole number from 0, as JSON writes it, and the white space around it.
  private mutating func wholeNumber() -> Int? {
    skipWhitespace()
    let isNegative = skip("-")
    let start = offset
    var number: UInt = 0
    while let digit = next.map({ $0 &- UInt8(ascii: "0") }), digit < 10, number <= .max / 20 {
      number = number * 10 + UInt(digit)
      offset += 1
    }
    let hasLeadingZero = offset > start + 1 && bytes[start] == UInt8(ascii: "0")
    if offset == start || hasLeadingZero || isNegative && number > 0 { return nil }
    skipWhitespace()
    return Int(exactly: number)
  }
}
