import TestSupport

extension SeededGenerator {
  /// A text that looks like CSV with a header, and often is not.
  mutating func table() -> [UInt8] {
    let pieces = [
      "a", "张", "é", "e\u{301}", "😀", "1", "1.5", ",", ",", "\n", "\n", "\r\n", "\r", "\"", "\"",
      "\"\"",
      "\",\"", "\"\n", "\n\"", ",\"", " ", "",
    ]
    var bytes = Array((chance(20) ? "\u{FEFF}" : "").utf8)
    bytes += "nickname,amount\n".utf8
    for _ in 0..<Int.random(in: 0...60, using: &self) {
      if chance(2) { bytes.append(0xFF) }
      bytes += chance(30) ? record() : Array(pick(pieces).utf8)
    }
    return bytes
  }

  /// A record of two fields.
  private mutating func record() -> [UInt8] {
    let nickname = pick(["张三", "a😀", "\"a,b\"", "\"x\ny\"", "\"\"\"\"", ""])
    let amount = pick(["1.5", "\"2\"", "1.234", ""])
    return Array("\(nickname),\(amount)\(pick(["\n", "\r\n"]))".utf8)
  }

  /// A text that looks like JSON Lines, and often is not.
  mutating func objects() -> [UInt8] {
    let pieces = [
      #"{"nickname":"张三","amount":"1.234"}"#, #"{"nickname":"a\ud83d\ude00","x":[1,{}]}"#,
      #"{"amount":12.345}"#, #"{"nickname":null}"#, "{}", "[]", "{", "\"", "\n", "\n", "\r\n", " ",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...20, using: &self) {
      if chance(2) { bytes.append(0xFF) }
      bytes += pick(pieces).utf8
      if chance(70) { bytes += "\n".utf8 }
    }
    return bytes
  }
}
