import CICUMessages

/// A message as libicu fills it in.
final class ICUMessage {
  private let message: OpaquePointer

  /// `nil` for a pattern that libicu cannot read.
  init?(_ pattern: String, locale: String) {
    guard let message = cicu_message_open(pattern, locale) else { return nil }
    self.message = message
  }

  deinit { cicu_message_close(message) }

  enum Value {
    case whole(Int)
    case decimal(String)
    case text(String)
  }

  func text(_ values: KeyValuePairs<StaticString, Value>) -> String? {
    let texts = values.map { _, value -> [CChar] in
      switch value {
      case .whole: [0]
      case .decimal(let text), .text(let text): text.utf8.map(CChar.init(bitPattern:)) + [0]
      }
    }
    let offsets = texts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    return texts.flatMap { $0 }.withUnsafeBufferPointer { bytes in
      let arguments = zip(values, offsets).map { pair, offset in
        var argument = CICUMessageArgument()
        argument.name = UnsafeRawPointer(pair.key.utf8Start).assumingMemoryBound(to: CChar.self)
        argument.text = bytes.baseAddress! + offset
        switch pair.value {
        case .whole(let number):
          argument.kind = CICUMessageWhole
          argument.number = Int64(number)
        case .decimal: argument.kind = CICUMessageDecimal
        case .text: argument.kind = CICUMessageText
        }
        return argument
      }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2_000) { buffer in
        let length = cicu_message_format(
          message, arguments, Int32(arguments.count), buffer.baseAddress, 2_000)
        if length < 0 { return nil }
        return buffer[..<Int(length)].withMemoryRebound(to: UInt8.self) {
          String(decoding: $0, as: UTF8.self)
        }
      }
    }
  }
}
