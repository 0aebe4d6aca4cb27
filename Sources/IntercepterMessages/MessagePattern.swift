internal import CICU
internal import Synchronization

/// A parsed pattern of ICU's message format, which any number of threads may use.
final class MessagePattern: Sendable {
  private let source: String
  private let locale: String
  private let parameters: MessageParameters
  /// The arguments that stand in the pattern.
  private let mentioned: Set<String>
  /// The text, where it is the same for all values.
  private let constant: String?
  // ICU's formatters remember things while they format: each serves one thread at a time.
  private let idle = Mutex<[Formatter]>([])

  /// Enough for the cores of a phone; a server that formats on more makes the others anew.
  private static let greatestNumberOfIdle = 8
  /// The longest pattern, in bytes of UTF-8: ICU recurses into nested ones.
  private static let greatestLength = 10_000

  /// Parses a pattern.
  ///
  /// - Parameters:
  ///   - source: The pattern.
  ///   - locale: A language tag (BCP 47) that ICU can read: plural rules and numbers are its.
  ///   - parameters: What the pattern may use.
  init(
    _ source: String, locale: String, parameters: MessageParameters
  ) throws(MessagePatternError) {
    guard source.utf8.count <= Self.greatestLength else {
      throw MessagePatternError(
        "The message is longer than \(Self.greatestLength) bytes.", pattern: source, offset: 0)
    }
    self.source = source
    self.locale = locale
    self.parameters = parameters
    let formatter = try Formatter(source, locale: locale, parameters: parameters)
    guard let trial = formatter.text(parameters.constants ?? parameters.placeholders) else {
      formatter.close()
      throw MessagePatternError("ICU cannot format this.", pattern: source, offset: 0)
    }
    mentioned = Set(parameters.names.lazy.map { "\($0)" }.filter { source.contains($0) })
    constant = parameters.constants != nil || mentioned.isEmpty ? trial : nil
    idle.withLock { $0 = [formatter] }
  }

  /// Whether an argument may stand in the pattern: its value need not be found out otherwise.
  func mentions(_ name: String) -> Bool { mentioned.contains(name) }

  deinit { idle.withLock { $0.forEach { $0.close() } } }

  /// The text for values in the order of the parameters.
  func text(_ values: [MessageValue]) -> String {
    if let constant { return constant }
    let kept = idle.withLock { $0.popLast() }
    guard
      let formatter = kept
        ?? (try? Formatter(source, locale: locale, parameters: parameters))
    else { return source }
    let text = formatter.text(values)
    let isKept = idle.withLock { idle in
      guard idle.count < Self.greatestNumberOfIdle else { return false }
      idle.append(formatter)
      return true
    }
    if !isKept { formatter.close() }
    return text ?? source
  }
}

/// A formatter of ICU, for one thread at a time.
private struct Formatter: @unchecked Sendable {
  private let message: OpaquePointer

  init(
    _ source: String, locale: String, parameters: MessageParameters
  ) throws(MessagePatternError) {
    var error = CICUMessageError(fault: .other, offset: 0)
    let declared = zip(parameters.names, parameters.kinds).map { name, kind in
      let name = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
      return CICUMessageParameter(name: name, kind: kind)
    }
    var source = source
    let opened = source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cicu_message_open(
          $0.baseAddress, Int32($0.count), locale, declared, Int32(declared.count), &error)
      }
    }
    guard let opened else {
      throw MessagePatternError(error, pattern: source, parameters: parameters)
    }
    message = opened
  }

  func close() { cicu_message_close(message) }

  /// The text; `nil` if ICU fails.
  func text(_ values: [MessageValue]) -> String? {
    var texts: [CChar] = []
    let values = values.map { value in
      switch value {
      case .number(let number): return CICUMessageValue(number: Int64(number), offset: 0, length: 0)
      case .decimal(let text), .text(let text):
        let offset = texts.count
        texts.append(contentsOf: text.utf8.lazy.map(CChar.init(bitPattern:)))
        return CICUMessageValue(
          number: 0, offset: Int32(offset), length: Int32(texts.count - offset))
      }
    }
    var capacity = 256
    while true {
      let (text, length) = formatted(values, texts, capacity: capacity)
      if let text { return text }
      if length < 0 { return nil }
      capacity = length
    }
  }

  private func formatted(
    _ values: [CICUMessageValue], _ texts: [CChar], capacity: Int
  ) -> (text: String?, length: Int) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      let length = Int(
        cicu_message_format(message, values, texts, buffer.baseAddress, Int32(capacity)))
      guard (0...capacity).contains(length) else { return (nil, length) }
      let text = buffer[..<length].withMemoryRebound(to: UInt8.self) {
        String(decoding: $0, as: UTF8.self)
      }
      return (text, length)
    }
  }
}
