import TestSupport
import Testing

@testable import IntercepterCore
@testable import TextBytes

@Suite struct SingleScalarRunTests {
  private static let scalars = (UInt32(0)..<0x1_2000).filter(staysApart)
    .compactMap(Unicode.Scalar.init)

  @Test func `a text of scalars that stay apart has as many clusters`() {
    let breach = firstBreach(cases: 500) { random in
      let scalars = (0..<20).map { _ in random.pick(Self.scalars) }
      return String.count(scalars) == 20 ? nil : "\(scalars)"
    }
    #expect(breach == nil)
  }

  @Test func `what most people write is plain`() {
    for text in ["Hello, world! 12.50", "张三，你好。", "ひらがなカタカナ", "안녕하세요", "Привет", "élève 5 €"] {
      #expect(text.unicodeScalars.allSatisfy { staysApart($0.value) }, "\(text)")
    }
  }
}

private func staysApart(_ value: UInt32) -> Bool {
  value != 0x0D && ClusterBreak(of: value).staysApart
}

extension String {
  fileprivate static func count(_ scalars: [Unicode.Scalar]) -> Int {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text.count
  }
}
