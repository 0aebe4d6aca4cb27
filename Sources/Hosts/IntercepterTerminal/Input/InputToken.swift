/// The first token of a sequence of bytes.
enum InputToken {
  /// A scalar of text, and its length in bytes.
  case scalar(Unicode.Scalar, length: Int)
  /// A key, or `nil` for one without a use, and its length in bytes.
  case key(InputEvent?, length: Int)
  /// The beginning of a paste. The text up to the end marker is pasted.
  case pasteStart(length: Int)
  case incomplete

  /// Reads the first token.
  ///
  /// - Parameters:
  ///   - bytes: At least one byte.
  ///   - isEnd: `true` if no more bytes follow, so that no token is incomplete.
  init(_ bytes: ArraySlice<UInt8>, isEnd: Bool) {
    let first = bytes[bytes.startIndex]
    switch first {
    case 0x1B: self.init(escape: bytes, isEnd: isEnd)
    case 0..<0x20, 0x7F: self = .key(.key(Self.control(first)), length: 1)
    default: self.init(text: bytes, isEnd: isEnd)
    }
  }

  private init(text bytes: ArraySlice<UInt8>, isEnd: Bool) {
    var parser = UTF8.ForwardParser()
    var scalar = bytes.prefix(4).makeIterator()
    switch parser.parseScalar(from: &scalar) {
    case .valid(let encoded): self = .scalar(UTF8.decode(encoded), length: encoded.count)
    case .error(let length):
      // A sequence at the end of the bytes may be incomplete.
      let begins = (0xC2..<0xF5).contains(bytes[bytes.startIndex]) && length == bytes.count
      self = begins && !isEnd ? .incomplete : .scalar("\u{FFFD}", length: length)
    case .emptyInput: self = .incomplete
    }
  }

  private init(escape bytes: ArraySlice<UInt8>, isEnd: Bool) {
    let rest = bytes.dropFirst()
    guard let second = rest.first else {
      self = isEnd ? .key(.key(KeyPress(.escape)), length: 1) : .incomplete
      return
    }
    switch second {
    case UInt8(ascii: "["): self.init(sequence: rest.dropFirst(), isEnd: isEnd)
    case UInt8(ascii: "O"):
      guard let third = rest.dropFirst().first else {
        self = isEnd ? .option("O", length: 2) : .incomplete
        return
      }
      self = .key(ControlSequence(parameters: [], final: third).event, length: 3)
    case 0x1B: self = .key(.key(KeyPress(.escape)), length: 1)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      self.init(string: rest.dropFirst(), introducer: second, isEnd: isEnd)
    default: self.init(option: rest, isEnd: isEnd)
    }
  }

  /// Reads a key with Option, which sends Escape before the bytes of the key.
  private init(option bytes: ArraySlice<UInt8>, isEnd: Bool) {
    switch InputToken(bytes, isEnd: isEnd) {
    case .scalar(let scalar, let length):
      self = .option(scalar, length: length + 1)
    case .key(.key(var press)?, let length):
      press.modifiers.insert(.option)
      self = .key(.key(press), length: length + 1)
    case .key(let event, let length): self = .key(event, length: length + 1)
    case .pasteStart(let length): self = .pasteStart(length: length + 1)
    case .incomplete: self = .incomplete
    }
  }

  /// Reads a control string (ECMA-48, 5.6), starting after its introducer.
  ///
  /// The string answers a request of another program, and is ignored. An introducer alone is a key
  /// with Option.
  private init(string bytes: ArraySlice<UInt8>, introducer: UInt8, isEnd: Bool) {
    let end = bytes.firstIndex { $0 == 0x07 || $0 == 0x1B || $0 == 0x18 || $0 == 0x1A }
    guard let end, bytes[end] != 0x1B || end + 1 < bytes.endIndex else {
      self =
        bytes.isEmpty && isEnd
        ? .option(Unicode.Scalar(introducer), length: 2)
        : isEnd || bytes.count > 4096 ? .key(nil, length: 2 + bytes.count) : .incomplete
      return
    }
    let isTerminator = bytes[end] != 0x1B || bytes[end + 1] == UInt8(ascii: "\\")
    let length = 2 + end - bytes.startIndex
    self = .key(nil, length: isTerminator ? length + (bytes[end] == 0x1B ? 2 : 1) : length)
  }

  /// Reads a control sequence (ECMA-48, 5.4), starting after its introducer.
  private init(sequence bytes: ArraySlice<UInt8>, isEnd: Bool) {
    let parameters = bytes.prefix { (0x20..<0x40).contains($0) }
    guard let final = bytes.dropFirst(parameters.count).first else {
      self = isEnd || parameters.count > 64 ? .key(nil, length: 2 + parameters.count) : .incomplete
      return
    }
    guard (0x40..<0x7F).contains(final) else {
      self = .key(nil, length: 2 + parameters.count)
      return
    }
    let length = 3 + parameters.count
    let sequence = ControlSequence(parameters: Array(parameters), final: final)
    self = sequence.startsPaste ? .pasteStart(length: length) : .key(sequence.event, length: length)
  }

  /// Returns a key with Option that types a scalar.
  private static func option(_ scalar: Unicode.Scalar, length: Int) -> InputToken {
    .key(.key(KeyPress(.character(Character(scalar)), modifiers: .option)), length: length)
  }

  private static func control(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: KeyPress(.character(" "), modifiers: .control)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.enter)
    default:
      KeyPress(
        .character(Character(String(Unicode.Scalar(byte + 0x40)).lowercased())),
        modifiers: .control)
    }
  }
}
