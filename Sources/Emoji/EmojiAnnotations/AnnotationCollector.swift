internal import IntercepterEmoji
internal import Platform

/// Collects the keywords of elements `<annotation cp="🐶">dog | pet</annotation>`, and the names of
/// those with `type="tts"`.
final class AnnotationCollector {
  private(set) var annotations: [String: EmojiAnnotation] = [:]
  private var emoji: String?
  private var isName = false
  private var text: [UInt8] = []

  /// Returns the collector from the user data that expat passes to its handlers.
  static func at(_ pointer: UnsafeMutableRawPointer?) -> AnnotationCollector {
    guard let pointer else { preconditionFailure("expat passes the pointer that it was given") }
    return Unmanaged<AnnotationCollector>.fromOpaque(pointer).takeUnretainedValue()
  }

  func begin(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    emoji = nil
    isName = false
    text.removeAll(keepingCapacity: true)
    guard strcmp(name, "annotation") == 0 else { return }
    var index = 0
    while let attribute = attributes[index], let value = attributes[index + 1] {
      if strcmp(attribute, "cp") == 0 {
        // Skip variants: their names are the emoji's name followed by that of the tone.
        let sequence = String(cString: value)
        let isVariant = sequence.unicodeScalars.dropFirst().contains { SkinTone($0) != nil }
        if !isVariant { emoji = sequence }
      } else if strcmp(attribute, "type") == 0 {
        isName = strcmp(value, "tts") == 0
      }
      index += 2
    }
  }

  func append(_ bytes: UnsafeRawBufferPointer) {
    if emoji != nil { text += bytes }
  }

  func end() {
    guard let emoji else { return }
    if isName {
      annotations[emoji, default: EmojiAnnotation()].name = text[...].trimmed
    } else {
      annotations[emoji, default: EmojiAnnotation()].keywords =
        text.split(separator: UInt8(ascii: "|")).map { $0.trimmed }.filter { !$0.isEmpty }
    }
    self.emoji = nil
  }
}

extension ArraySlice<UInt8> {
  /// The text without XML white space at both ends.
  fileprivate var trimmed: String {
    let isBlank = { (byte: UInt8) in byte <= UInt8(ascii: " ") }
    let start = firstIndex { !isBlank($0) } ?? endIndex
    let end = lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
    return String(decoding: self[start..<end], as: UTF8.self)
  }
}
