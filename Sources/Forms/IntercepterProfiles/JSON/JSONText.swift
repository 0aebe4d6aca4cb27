internal import IntercepterForms
internal import TextBytes
internal import TextInputIntercepter

/// A JSON text that has been read: the places of its values, without a tree.
///
/// Values are made of their bytes when they are requested. The tokens are in the order of the text: an object
/// or an array is before the values in it, and a name is before its value.
final class JSONText {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [JSONToken]
  private let isOwner: Bool
  private var knownContext: JSONNode.Context?
  private let patternLibrary: PatternLibrary?

  /// Reads a text, with white space and a byte order mark before it allowed.
  ///
  /// - Parameters:
  ///   - json: The text, which outlives this object if there is no context.
  ///   - context: The limits and the errors; `nil` for those of a request.
  ///   - repeatedNames: Whether a name may come twice in an object.
  ///   - patternLibrary: What the rules of a request may name as their engine.
  init(
    _ json: UnsafeBufferPointer<UInt8>, _ context: JSONNode.Context? = nil,
    repeatedNames: Bool = false, patternLibrary: PatternLibrary? = nil
  ) throws(JSONSyntaxError) {
    knownContext = context
    self.patternLibrary = patternLibrary
    var reader = JSONReader(bytes: json, takesRepeatedNames: repeatedNames)
    try reader.text()
    tokens = reader.tokens
    isOwner = context != nil
    if isOwner {
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: json.count)
      _ = copy.initialize(from: json)
      bytes = UnsafeBufferPointer(copy)
    } else {
      bytes = json
    }
  }

  deinit {
    if isOwner { bytes.deallocate() }
  }

  /// The limits and the errors, for which most requests have no use.
  var context: JSONNode.Context {
    if let knownContext { return knownContext }
    // A text may have any length, unlike those of a profile.
    var limits = ProfileLimits.standard
    limits.textLength = .max
    let context = JSONNode.Context(limits: limits, patternLibrary: patternLibrary, root: "")
    knownContext = context
    return context
  }

  /// The number of errors reported so far.
  var reportCount: Int { knownContext?.count ?? 0 }
}

/// The place of a value or of a name in a JSON text.
struct JSONToken {
  let start: Int
  /// The offset behind its last byte.
  var end: Int
  /// The index of the token behind the value and all values in it.
  var next: Int
  /// Whether a string has escapes.
  var hasEscapes = false
  /// The number of members of an object.
  var memberCount = 0

  /// The text of a string.
  func string(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    let content = content(in: bytes)
    return hasEscapes
      ? JSONReader.unescaped(content) : String(decoding: content, as: UTF8.self)
  }

  /// Returns whether a string has the text, scalar for scalar.
  @inline(__always)
  func isString(
    _ text: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    if hasEscapes { return string(in: bytes).withUTF8Bytes { $0.isEqual(to: text) } }
    // Most names differ in their lengths.
    return end - start - 2 == text.count && content(in: bytes).isEqual(to: text)
  }

  /// Returns whether two strings have the same text.
  func isString(_ other: JSONToken, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if !other.hasEscapes { return isString(other.content(in: bytes), in: bytes) }
    return other.string(in: bytes).withUTF8Bytes { isString($0, in: bytes) }
  }

  /// The bytes of a string between its quotation marks.
  private func content(in bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[start + 1..<end - 1])
  }
}

extension [JSONToken] {
  /// The indices of the values in an array or an object, among the tokens before `end`.
  func children(of parent: Int, isObject: Bool, before end: Int) -> [Int] {
    var (children, index) = ([Int](), parent + 1)
    while index < end {
      if isObject { index += 1 }
      children.append(index)
      index = self[index].next
    }
    return children
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  fileprivate func isEqual(to other: UnsafeBufferPointer<UInt8>) -> Bool {
    count == other.count && first == other.first && commonPrefix(with: other) == count
  }
}

extension JSONText {
  /// The first byte of a value, which says what it is.
  func first(at index: Int) -> Unicode.Scalar { Unicode.Scalar(bytes[tokens[index].start]) }

  func string(at index: Int) -> String { tokens[index].string(in: bytes) }

  /// The bytes of a value.
  func written(at index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[tokens[index].start..<tokens[index].end])
  }

  /// The indices of the values in an array or an object; the token before a member's value is its name.
  func children(of parent: Int) -> [Int] {
    tokens.children(of: parent, isObject: first(at: parent) == "{", before: tokens[parent].next)
  }

  /// The token of a member's value, and the member's place in its object.
  typealias Member = (value: Int, place: Int)

  /// The member of a name.
  ///
  /// - Parameter isLast: Whether to take the last member of a repeated name, in place of the first.
  func member(_ name: String, of object: Int, isLast: Bool = false) -> Member? {
    name.withUTF8Bytes { name in
      tokens.withUnsafeBufferPointer { tokens in
        let end = tokens[object].next
        var (member, index, place) = (Member?.none, object + 1, 0)
        while index < end {
          if tokens[index].isString(name, in: bytes) {
            member = (index + 1, place)
            if !isLast { break }
          }
          index = tokens[index + 1].next
          place += 1
        }
        return member
      }
    }
  }

  /// The number of a value that is written without a fraction or an exponent; `nil` if it is too great.
  func integer(at index: Int) -> Int? {
    let isNegative = first(at: index) == "-"
    var number = 0
    for byte in written(at: index).dropFirst(isNegative ? 1 : 0) {
      guard 0x30...0x39 ~= byte else { return nil }
      let (tens, isTooGreat) = number.multipliedReportingOverflow(by: 10)
      let digit = Int(byte - 0x30)
      let (next, overflows) = tens.addingReportingOverflow(isNegative ? -digit : digit)
      if isTooGreat || overflows { return nil }
      number = next
    }
    return number
  }

  /// The indices of the values whose names an object has already had.
  func repeatedMembers(of object: Int) -> [Int] {
    var names: Set<FieldName> = []
    return children(of: object).filter { !names.insert(FieldName(string(at: $0 - 1))).inserted }
  }

  /// The path of a value, and its offset in bytes: that of its name, if it has one.
  ///
  /// - Complexity: O(*n*) in the number of values beside it and beside those that it is in.
  func place(of index: Int, root: JSONPath) -> (path: JSONPath, offset: Int) {
    var (path, parent, offset) = (root, 0, tokens[0].start)
    while parent != index {
      let isObject = first(at: parent) == "{"
      let children = children(of: parent)
      guard let place = children.lastIndex(where: { $0 <= index }) else { break }
      parent = children[place]
      offset = tokens[isObject ? parent - 1 : parent].start
      path = isObject ? path[string(at: parent - 1)] : path[place]
    }
    return (path, offset)
  }

  func value(at index: Int) -> JSONValue {
    switch first(at: index) {
    case "{":
      .object(
        children(of: index).map {
          JSONValue.Member(name: string(at: $0 - 1), value: value(at: $0))
        })
    case "[": .array(children(of: index).map { value(at: $0) })
    case "\"": .string(string(at: index))
    case "t": .boolean(true)
    case "f": .boolean(false)
    case "n": .null
    default: .number(String(decoding: written(at: index), as: UTF8.self))
    }
  }
}
