internal import IntercepterForms
internal import TextBytes
internal import TextInputIntercepter
internal import TextTools

/// Reads the places of all values of a JSON text, from bytes that outlive it.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private(set) var tokens: [JSONToken] = []
  private var depth = 0
  /// Whether a name may come twice in an object.
  private let takesRepeatedNames: Bool

  init(bytes: UnsafeBufferPointer<UInt8>, takesRepeatedNames: Bool = false) {
    self.bytes = bytes
    self.takesRepeatedNames = takesRepeatedNames
  }

  /// The byte at the offset; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Reads a text that is one value.
  mutating func text() throws(JSONSyntaxError) {
    tokens.reserveCapacity(24)
    skipByteOrderMark()
    try value()
    skipWhitespace()
    if next != nil { throw unexpected("the end of the text") }
  }

  /// - Throws: An error if the text begins with another value than an object.
  static func expectObject(in json: UnsafeBufferPointer<UInt8>) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes: json)
    reader.skipByteOrderMark()
    reader.skipWhitespace()
    guard reader.next == UInt8(ascii: "{") else { throw reader.unexpected("an object") }
  }

  private mutating func value() throws(JSONSyntaxError) {
    skipWhitespace()
    let start = offset
    switch next {
    case UInt8(ascii: "{"): try members()
    case UInt8(ascii: "["):
      let array = tokens.count
      append(from: start)
      if try open(until: UInt8(ascii: "]")) {
        repeat { try value() } while try isContinued(until: UInt8(ascii: "]"))
      }
      end(array)
    case UInt8(ascii: "\""): append(from: start, hasEscapes: try skipString())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      try skipNumber()
      append(from: start)
    default:
      guard skip(word: "true") || skip(word: "false") || skip(word: "null") else {
        throw unexpected("a value")
      }
      append(from: start)
    }
  }

  private mutating func members() throws(JSONSyntaxError) {
    let object = tokens.count
    append(from: offset)
    var (count, many) = (0, Set<FieldName>?.none)
    guard try open(until: UInt8(ascii: "}")) else { return end(object) }
    repeat {
      guard next == UInt8(ascii: "\"") else { throw unexpected("a name in quotation marks") }
      let (name, start) = (tokens.count, offset)
      append(from: start, hasEscapes: try skipString())
      skipWhitespace()
      guard next == UInt8(ascii: ":") else { throw unexpected("“:”") }
      offset += 1
      if !takesRepeatedNames, count > 0, isRepeated(name, of: object, count, &many) {
        let name = tokens[name].string(in: bytes)
        throw error("the name \(name.quoted) comes twice", at: start)
      }
      count += 1
      try value()
    } while try isContinued(until: UInt8(ascii: "}"))
    tokens[object].memberCount = count
    end(object)
  }

  /// Returns whether an object has a name already, scalar for scalar; without a table while it has few.
  private func isRepeated(
    _ name: Int, of object: Int, _ count: Int, _ many: inout Set<FieldName>?
  ) -> Bool {
    let token = tokens[name]
    if count < 8 {
      var other = object + 1
      while other < name {
        if tokens[other].isString(token, in: bytes) { return true }
        other = tokens[other + 1].next
      }
      return false
    }
    if many == nil {
      let members = tokens.children(of: object, isObject: true, before: name)
      many = Set(members.map { FieldName(tokens[$0 - 1].string(in: bytes)) })
    }
    return many?.insert(FieldName(token.string(in: bytes))).inserted == false
  }

  private mutating func append(from start: Int, hasEscapes: Bool = false) {
    tokens.append(
      JSONToken(start: start, end: offset, next: tokens.count + 1, hasEscapes: hasEscapes))
  }

  private mutating func end(_ index: Int) {
    tokens[index].end = offset
    tokens[index].next = tokens.count
  }

  /// Enters the array or object whose bracket is at the offset; `false` if it is empty, and left again.
  private mutating func open(until close: UInt8) throws(JSONSyntaxError) -> Bool {
    guard depth < JSONValue.deepestNesting else {
      throw error("arrays and objects nest more than \(JSONValue.deepestNesting) deep")
    }
    offset += 1
    skipWhitespace()
    if next == close {
      offset += 1
      return false
    }
    depth += 1
    return true
  }

  /// Goes on to the next element or member, or leaves the array or object that `close` closes.
  private mutating func isContinued(until close: UInt8) throws(JSONSyntaxError) -> Bool {
    skipWhitespace()
    let byte = next
    if byte == UInt8(ascii: ",") {
      offset += 1
      skipWhitespace()
      return true
    }
    guard byte == close else {
      throw unexpected("“,” or “\(Character(Unicode.Scalar(close)))”")
    }
    offset += 1
    depth -= 1
    return false
  }
}

extension JSONReader {
  private mutating func skipByteOrderMark() {
    if next == 0xEF, bytes.hasByteOrderMark { offset = 3 }
  }

  private mutating func skipWhitespace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func skip(word: StaticString) -> Bool {
    if !bytes[offset...].starts(with: word.bytes) { return false }
    offset += word.utf8CodeUnitCount
    return true
  }

  func error(_ message: String, at place: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(message, at: place ?? offset, in: bytes)
  }

  /// The error that something else was expected at the offset.
  func unexpected(_ expected: String) -> JSONSyntaxError {
    error("expected \(expected), found \(found)")
  }

  private var found: String {
    guard next != nil else { return "the end of the text" }
    let end = min(bytes.count, offset + 64)
    let character = String(decoding: bytes[offset..<end], as: UTF8.self).first!
    return JSONValue.string(String(character)).json()
  }
}
