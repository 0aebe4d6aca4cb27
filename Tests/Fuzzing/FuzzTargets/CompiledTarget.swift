internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The bytes are a compiled profile behind its header, whose checksum is made to fit.
enum CompiledTarget {
  private static let texts = [
    "", "张三😀", "-1,234.50", "12.03.2024", "2024.5", "00", "13", "\u{200E}1:2", "e\u{301}\n\u{200D}",
  ]

  static func breach(_ bytes: [UInt8]) -> String? {
    guard let profile = try? CompiledProfile(CompiledProfile.header(of: bytes) + bytes) else {
      return nil
    }
    for field in profile.form.fields {
      for text in texts {
        let state = field.intercepter.intercept(
          Edit(range: 0..<0, replacement: text), in: EditingState("1")
        ).state
        _ = field.intercepter.stepping(state, by: 1)
        _ = field.intercepter.missingPart(of: field.sanitize(text).text)
        for violation in field.submit(text).violations {
          _ = profile.messages.text(for: violation)
        }
      }
    }
    return nil
  }
}
