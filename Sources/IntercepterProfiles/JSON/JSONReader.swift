internal import IntercepterForms
internal import TextInputIntercepter
internal import TextTools

extension JSONValue {
  /// The deepest nesting of arrays and objects.
  package static let deepestNesting = 100

  /// Reads a text that is one JSON value, with white space and a byte order mark before it allowed.
  ///
  /// Strict (RFC 8259) but for one thing: an escaped surrogate without its partner, as JavaScript
  /// writes it for a string that was cut in half, is read as U+FFFD. That is one UTF-16 code unit
  /// too, so offsets keep their meaning. A name that comes twice in an object is an error.
  ///
  /// `JSONDecoder` will not do: it does not tell where a text stops being JSON, picks one of two
  /// equal names in silence, refuses such surrogates, and takes ten times as long.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  ///
  /// - Parameter repeatedNames: Whether both members of a name that comes twice are kept, and the caller
  ///   reports them.
  package init(
    json bytes: UnsafeBufferPointer<UInt8>, repeatedNames: Bool = false
  ) throws(JSONSyntaxError) {
    var reader = JSONReader(bytes: bytes, takesRepeatedNames: repeatedNames)
    reader.skipByteOrderMark()
    self = try reader.value()
    try reader.end()
  }
}

/// Reads JSON text from bytes that outlive it.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  private var depth = 0
  /// Whether a name may come twice in an object.
  private let takesRepeatedNames: Bool

  init(bytes: UnsafeBufferPointer<UInt8>, takesRepeatedNames: Bool = false) {
    self.bytes = bytes
    self.takesRepeatedNames = takesRepeatedNames
  }

  /// The byte at the offset; `nil` at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipByteOrderMark() {
    if next == 0xEF, bytes.hasByteOrderMark { offset = 3 }
  }

  mutating func end() throws(JSONSyntaxError) {
    skipWhitespace()
    if next != nil { throw unexpected("the end of the text") }
  }

  mutating func value() throws(JSONSyntaxError) -> JSONValue {
    skipWhitespace()
    switch next.map(Unicode.Scalar.init) {
    case "{":
      var members: [JSONValue.Member] = []
      try self.members { reader, name, _ throws(JSONSyntaxError) in
        members.append(JSONValue.Member(name: name, value: try reader.value()))
      }
      return .object(members)
    case "[":
      var elements: [JSONValue] = []
      try self.elements { reader throws(JSONSyntaxError) in elements.append(try reader.value()) }
      return .array(elements)
    case "\"": return .string(try string())
    case "-", .some("0"..."9"): return .number(try number())
    default:
      if skip("true") { return .boolean(true) }
      if skip("false") { return .boolean(false) }
      if skip("null") { return .null }
      throw unexpected("a value")
    }
  }

  /// Reads an object whose brace is at the offset: `read` gets each member's name and where that
  /// begins, and reads the value.
  mutating func members(
    _ read: (inout JSONReader, _ name: String, _ start: Int) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try nest()
    defer { depth -= 1 }
    if skip("}") { return }
    var names = NameSet()
    while true {
      skipWhitespace()
      let start = offset
      guard next == UInt8(ascii: "\"") else { throw unexpected("a name in quotation marks") }
      let name = try string()
      skipWhitespace()
      guard skip(":") else { throw unexpected("“:”") }
      if !takesRepeatedNames, !names.insert(name) {
        throw error("the name \(name.quoted) comes twice", at: start)
      }
      try read(&self, name, start)
      skipWhitespace()
      if skip("}") { return }
      guard skip(",") else { throw unexpected("“,” or “}”") }
    }
  }

  /// Reads an array whose bracket is at the offset: `read` reads each element.
  mutating func elements(
    _ read: (inout JSONReader) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    try nest()
    defer { depth -= 1 }
    if skip("]") { return }
    while true {
      try read(&self)
      skipWhitespace()
      if skip("]") { return }
      guard skip(",") else { throw unexpected("“,” or “]”") }
    }
  }

  private mutating func nest() throws(JSONSyntaxError) {
    guard depth < JSONValue.deepestNesting else {
      throw error("arrays and objects nest more than \(JSONValue.deepestNesting) deep")
    }
    depth += 1
    offset += 1
    skipWhitespace()
  }
}

extension JSONReader {
  mutating func skipWhitespace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      offset += 1
    }
  }

  private mutating func skip(_ token: StaticString) -> Bool {
    let count = token.utf8CodeUnitCount
    let expected = UnsafeBufferPointer(start: token.utf8Start, count: count)
    guard bytes.count - offset >= count,
      bytes[offset..<offset + count].elementsEqual(expected)
    else { return false }
    offset += count
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
    return JSONWriter.text(.string(String(character)))
  }
}

/// The names of one object's members, without a table while they are few.
private struct NameSet {
  private var few: [String] = []
  private var many: Set<FieldName> = []

  /// Adds a name; `false` if it is there already, scalar for scalar.
  mutating func insert(_ name: String) -> Bool {
    if few.count < 8 {
      if few.contains(where: { $0.hasSameScalars(as: name) }) { return false }
      few.append(name)
      if few.count == 8 { many = Set(few.map { FieldName($0) }) }
      return true
    }
    return many.insert(FieldName(name)).inserted
  }
}

extension String {
  /// A Boolean value that indicates whether the text is a number in JSON: `12`, `-0.5` or `1e3`, but not `007`.
  package var isJSONNumber: Bool {
    if case .number(let digits) = withUTF8Bytes({ try? JSONValue(json: $0) }) {
      digits == self
    } else {
      false
    }
  }
}
