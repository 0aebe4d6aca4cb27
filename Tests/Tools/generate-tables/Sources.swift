import CICU
import Foundation

func text(of file: URL) throws(GeneratorError) -> String {
  guard let text = try? String(contentsOf: file, encoding: .utf8) else {
    throw GeneratorError("cannot read \(file.path())", status: .noSuchFile)
  }
  return text
}

/// The version of the linked libicu.
var libicuVersion: String {
  libicuText {
    cicu_version($0)
    return true
  } ?? ""
}

/// Returns the text that a function of `CICU` writes, or `nil` if it has none.
func libicuText(_ write: (UnsafeMutablePointer<CChar>) -> Bool) -> String? {
  libicuTexts { text, second in
    second[0] = 0
    return write(text)
  }?.0
}

/// Returns the two texts that a function of `CICU` writes, or `nil` if it has none.
func libicuTexts(
  _ write: (UnsafeMutablePointer<CChar>, UnsafeMutablePointer<CChar>) -> Bool
) -> (String, String)? {
  let capacity = 1024
  return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2 * capacity) { buffer in
    guard let start = buffer.baseAddress, write(start, start + capacity) else { return nil }
    return (String(cString: start), String(cString: start + capacity))
  }
}

extension Sequence<String> {
  /// Returns the texts by increasing length, so that a locale follows its parents.
  func sortedByLength() -> [String] { sorted { ($0.count, $0) < ($1.count, $1) } }
}
