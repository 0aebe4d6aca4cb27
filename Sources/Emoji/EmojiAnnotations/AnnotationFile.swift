internal import IntercepterEmoji
internal import LibExpat
internal import Platform

/// A file of CLDR annotations (UTS #35, part 2, “Annotations”).
struct AnnotationFile {
  let annotations: [String: EmojiAnnotation]

  init(path: String) throws(AnnotationError) {
    guard let bytes = Self.contents(of: path) else { throw .unreadable(path) }
    try self.init(bytes, named: path)
  }

  init(_ xml: [UInt8], named name: String) throws(AnnotationError) {
    guard let parser = XML_ParserCreate("UTF-8") else { throw .unreadable(name) }
    defer { XML_ParserFree(parser) }
    let collector = AnnotationCollector()
    XML_SetUserData(parser, Unmanaged.passUnretained(collector).toOpaque())
    XML_SetElementHandler(
      parser,
      { collector, name, attributes in
        guard let name, let attributes else { return }
        AnnotationCollector.at(collector).begin(name, attributes)
      },
      { collector, _ in AnnotationCollector.at(collector).end() })
    XML_SetCharacterDataHandler(parser) { collector, text, count in
      guard let text, let count = Int(exactly: count) else { return }
      AnnotationCollector.at(collector).append(
        UnsafeRawBufferPointer(start: text, count: count))
    }
    let status = withExtendedLifetime(collector) {
      xml.withUnsafeBytes { bytes in
        Int32(exactly: bytes.count).map {
          XML_Parse(
            parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), $0, 1)
        }
      }
    }
    guard status == XML_STATUS_OK else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw .malformed(
        file: name, line: Int(XML_GetCurrentLineNumber(parser)), reason ?? "it is too large")
    }
    annotations = collector.annotations
  }

  private static func contents(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      bytes += chunk[..<count]
      if count < chunk.count || bytes.count > 64 << 20 { break }
    }
    return ferror(file) == 0 ? bytes : nil
  }
}
