import Foundation
import TestSupport
import Testing
import TextBytes

@Suite struct LookAlikesTests {
  static let texts: [(text: String, unified: String)] = [
    ("⾼⼩⻘⻑⼈⽯⼭⾦⽂⽅", "高小青長人石山金文方"), ("2026年5⽉10⽇", "2026年5月10日"),
    ("\u{F900}\u{2F800}", "豈丽"), ("ﬁﬂﬀﬃﬄﬆ", "fiflffffifflst"), ("\u{FA0E}", "\u{FA0E}"),
    ("人café￥①", "人café￥①"), ("", ""),
  ]

  @Test(arguments: texts) func `radicals and ligatures become what they look like`(
    row: (text: String, unified: String)
  ) {
    #expect(row.text.unifyingIdeographs.unicodeScalars.elementsEqual(row.unified.unicodeScalars))
    #expect(row.unified.unifyingIdeographs == row.unified)
  }

  @Test func `compatibility ideographs become what NFC makes of them, and nothing else changes`() {
    for scalar in allScalars {
      let unified = Unicode.Scalar(scalar.value.unifiedIdeograph)!
      switch scalar.value {
      case 0x2E80...0x2FD5, 0x31C0...0x31E5:
        #expect(unified.properties.isIdeographic || unified == scalar)
      case 0xF900...0xFAFF, 0x2F800...0x2FA1F:
        #expect(
          String(scalar).precomposedStringWithCanonicalMapping.unicodeScalars.first == unified)
      default: #expect(unified == scalar)
      }
    }
  }
}
