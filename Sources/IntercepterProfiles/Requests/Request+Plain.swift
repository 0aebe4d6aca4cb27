internal import TextInputIntercepter

extension Request {
  /// Reads a request as most are, straight from its bytes: an edit or a text, with nothing beside it but a `field`
  /// and an `id` that is no array or object.
  ///
  /// `nil` where there is anything else, or anything wrong: that is read by way of a tree, which can tell what.
  init?(plain line: UnsafeBufferPointer<UInt8>) {
    var reader = PlainReader(line)
    guard let request = reader.request(), !reader.hasGivenUp else { return nil }
    self = request
  }
}

/// Reads a request without a tree of its values, or gives up.
private struct PlainReader {
  private var json: JSONReader
  /// Whether there was something that is not plain; what has been read is thrown away then.
  private(set) var hasGivenUp = false

  init(_ line: UnsafeBufferPointer<UInt8>) {
    json = JSONReader(bytes: line)
    json.skipByteOrderMark()
  }

  mutating func request() -> Request? {
    var id: JSONValue?
    var (field, text) = ("", "")
    var (previous, current) = (EditingState(""), EditingState(""))
    var baseline: EditingState?
    var edit = Edit(range: 0..<0, replacement: "")
    let names = object { reader, name in
      switch name {
      case .id: id = reader.scalar()
      case .field: field = reader.string()
      case .previous: previous = reader.state()
      case .current: current = reader.state()
      case .baseline: baseline = reader.isNull() ? nil : reader.state()
      case .edit: edit = reader.edit()
      case .validate, .sanitize, .measure: text = reader.string()
      default: reader.hasGivenUp = true
      }
    }
    json.skipWhitespace()
    if json.next != nil { return nil }
    let question: Request.Question
    switch names.subtracting([.id, .field]) {
    case [.previous, .current], [.previous, .current, .baseline]:
      question = .change(to: current, from: previous, baseline: baseline)
    case [.previous, .edit], [.previous, .edit, .baseline]:
      question = .edit(edit, of: previous, baseline: baseline)
    case .validate: question = .validate(text)
    case .sanitize: question = .sanitize(text)
    case .measure: question = .measure(text)
    default: return nil
    }
    return Request(
      id: id, question: question, field: names.contains(.field) ? field : nil, rules: nil,
      format: nil, composition: nil, ellipsis: nil)
  }
}

extension PlainReader {
  /// Reads an object, whose values `read` reads; the names of its members.
  private mutating func object(_ read: (inout PlainReader, Names) -> Void) -> Names {
    var names: Names = []
    expect("{")
    repeat {
      let name = self.name()
      expect(":")
      if hasGivenUp || !names.insert(name).inserted { return giveUp(names) }
      json.skipWhitespace()
      read(&self, name)
    } while skip(",") && !hasGivenUp
    expect("}")
    return names
  }

  private mutating func state() -> EditingState {
    var text = ""
    var (selection, marked): (Range<Int>?, Range<Int>?)
    let names = object { reader, name in
      switch name {
      case .text: text = reader.string()
      case .selection: selection = reader.isNull() ? nil : reader.range()
      case .marked: marked = reader.isNull() ? nil : reader.range()
      default: reader.hasGivenUp = true
      }
    }
    let state = EditingState(text, selection: selection, markedRange: marked)
    return names.contains(.text) ? state : giveUp(state)
  }

  private mutating func edit() -> Edit {
    var range = 0..<0
    var replacement = ""
    let names = object { reader, name in
      switch name {
      case .range: range = reader.range()
      case .replacement: replacement = reader.string()
      default: reader.hasGivenUp = true
      }
    }
    let edit = Edit(range: range, replacement: replacement)
    return names == [.range, .replacement] ? edit : giveUp(edit)
  }

  private mutating func range() -> Range<Int> {
    expect("[")
    let lower = offset()
    expect(",")
    let upper = offset()
    expect("]")
    return lower <= upper ? lower..<upper : giveUp(0..<0)
  }

  /// An offset of up to nine digits.
  private mutating func offset() -> Int {
    json.skipWhitespace()
    let start = json.offset
    var offset = 0
    while let digit = json.next.map({ $0 &- UInt8(ascii: "0") }), digit < 10,
      json.offset - start < 9
    {
      offset = offset * 10 + Int(digit)
      json.offset += 1
    }
    let count = json.offset - start
    // What follows a number that goes on is none of what is expected next.
    return count == 0 || count > 1 && json.bytes[start] == UInt8(ascii: "0") ? giveUp(0) : offset
  }

  private mutating func isNull() -> Bool {
    if json.next != UInt8(ascii: "n") { return false }
    if case .null = scalar() { return true }
    return false
  }

  private mutating func string() -> String {
    if json.next != UInt8(ascii: "\"") { return giveUp("") }
    do throws(JSONSyntaxError) { return try json.string() } catch { return giveUp("") }
  }

  /// A value that is no array or object.
  private mutating func scalar() -> JSONValue {
    if json.next == UInt8(ascii: "{") || json.next == UInt8(ascii: "[") { return giveUp(.null) }
    do throws(JSONSyntaxError) { return try json.value() } catch { return giveUp(.null) }
  }

  private mutating func name() -> Names {
    expect("\"")
    let start = json.offset
    while let byte = json.next, byte != UInt8(ascii: "\"") { json.offset += 1 }
    let name = Names(json.bytes[start..<json.offset])
    expect("\"")
    return name ?? giveUp([])
  }

  private mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    if json.next != UInt8(ascii: byte) {
      json.skipWhitespace()
      if json.next != UInt8(ascii: byte) { return false }
    }
    json.offset += 1
    return true
  }

  private mutating func expect(_ byte: Unicode.Scalar) {
    if !skip(byte) { hasGivenUp = true }
  }

  private mutating func giveUp<Value>(_ value: Value) -> Value {
    hasGivenUp = true
    return value
  }
}

/// Names of the members of a plain request, its states and its edit.
private struct Names: OptionSet {
  let rawValue: UInt16

  static let id = Names(rawValue: 1)
  static let field = Names(rawValue: 1 << 1)
  static let previous = Names(rawValue: 1 << 2)
  static let current = Names(rawValue: 1 << 3)
  static let baseline = Names(rawValue: 1 << 4)
  static let edit = Names(rawValue: 1 << 5)
  static let validate = Names(rawValue: 1 << 6)
  static let sanitize = Names(rawValue: 1 << 7)
  static let measure = Names(rawValue: 1 << 8)
  static let text = Names(rawValue: 1 << 9)
  static let selection = Names(rawValue: 1 << 10)
  static let marked = Names(rawValue: 1 << 11)
  static let range = Names(rawValue: 1 << 12)
  static let replacement = Names(rawValue: 1 << 13)
}

extension Names {
  /// The set of one name, as JSON writes it without escapes.
  init?(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    func isName(_ name: StaticString) -> Bool {
      bytes.elementsEqual(
        UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    }
    switch bytes.count {
    case 2 where isName("id"): self = .id
    case 4 where isName("text"): self = .text
    case 4 where isName("edit"): self = .edit
    case 5 where isName("range"): self = .range
    case 5 where isName("field"): self = .field
    case 6 where isName("marked"): self = .marked
    case 7 where isName("current"): self = .current
    case 7 where isName("measure"): self = .measure
    case 8 where isName("previous"): self = .previous
    case 8 where isName("baseline"): self = .baseline
    case 8 where isName("validate"): self = .validate
    case 8 where isName("sanitize"): self = .sanitize
    case 9 where isName("selection"): self = .selection
    case 11 where isName("replacement"): self = .replacement
    default: return nil
    }
  }
}
