internal import IntercepterEmoji

/// Collects the elements `<annotation cp="🐶">dog | pet</annotation>`, and with `type="tts"` the names.
final class AnnotationCollector {
  private(set) var annotations: [String: EmojiAnnotation] = [:]
  private var emoji: String?
  private var isName = false
  private var text: [UInt8] = []

  /// The collector that expat hands back.
  static func at(_ pointer: UnsafeMutableRawPointer?) -> AnnotationCollector {
    guard let pointer else { preconditionFailure("expat hands back what it was given") }
    return Unmanaged<AnnotationCollector>.fromOpaque(pointer).takeUnretainedValue()
  }

  func begin(
    _ name: UnsafePointer<CChar>, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    emoji = nil
    isName = false
    text.removeAll(keepingCapacity: true)
    guard String(cString: name) == "annotation" else { return }
    var index = 0
    while let attribute = attributes[index], let value = attributes[index + 1] {
      switch String(cString: attribute) {
      case "cp": emoji = String(cString: value)
      case "type": isName = String(cString: value) == "tts"
      default: break
      }
      index += 2
    }
  }

  func append(_ bytes: UnsafeRawBufferPointer) {
    if emoji != nil { text += bytes }
  }

  func end() {
    guard let emoji else { return }
    let content = String(decoding: text, as: UTF8.self)
    if isName {
      annotations[emoji, default: EmojiAnnotation()].name = content.withoutBlanksAround
    } else {
      annotations[emoji, default: EmojiAnnotation()].keywords =
        content.split(separator: "|").map { $0.withoutBlanksAround }.filter { !$0.isEmpty }
    }
    self.emoji = nil
  }
}

extension StringProtocol {
  fileprivate var withoutBlanksAround: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
    return start < end ? String(self[start..<end]) : ""
  }
}
