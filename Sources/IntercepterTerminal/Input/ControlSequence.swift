internal import TextFieldSimulator

/// A key as terminals send it in a control sequence: those of xterm, and of others that agree with it.
struct ControlSequence {
  /// What stands between the introducer and the final byte, such as `1;5`.
  let parameters: [UInt8]
  /// What the sequence is for.
  let final: UInt8

  /// Whether a paste begins behind it.
  var startsPaste: Bool { final == UInt8(ascii: "~") && number(0) == 200 }

  /// The key; `nil` where there is none.
  var event: InputEvent? {
    switch final {
    case UInt8(ascii: "A"): press(.up)
    case UInt8(ascii: "B"): press(.down)
    case UInt8(ascii: "C"): press(.right)
    case UInt8(ascii: "D"): press(.left)
    case UInt8(ascii: "H"): press(.home)
    case UInt8(ascii: "F"): press(.end)
    case UInt8(ascii: "M") where parameters.isEmpty: press(.enter)
    case UInt8(ascii: "Z"): .key(KeyPress(.tab, modifiers: modifiers.union(.shift)))
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(final - UInt8(ascii: "P")) + 1)
    case UInt8(ascii: "~"): tilde
    case UInt8(ascii: "u"): character(number(0))
    default: nil
    }
  }

  private var tilde: InputEvent? {
    switch number(0) {
    case 1, 7: press(.home)
    case 4, 8: press(.end)
    case 3: press(.delete)
    case 5: .pageUp
    case 6: .pageDown
    case 27: character(number(2))
    case let number? where (11...15).contains(number): .function(number - 10)
    default: nil
    }
  }

  /// A key by the scalar that it types (xterm's `modifyOtherKeys`, and `CSI u`).
  private func character(_ code: Int?) -> InputEvent? {
    switch code {
    case 9: return press(.tab)
    case 13: return press(.enter)
    case 27: return press(.escape)
    case 8, 127: return press(.backspace)
    default:
      guard let code, code >= 0x20, let scalar = Unicode.Scalar(UInt32(clamping: code))
      else { return nil }
      return press(.character(Character(scalar)))
    }
  }

  private func press(_ key: Key) -> InputEvent { .key(KeyPress(key, modifiers: modifiers)) }

  private var modifiers: KeyPress.Modifiers {
    // One more than the sum of Shift 1, Alt 2, Control 4 and Super 8.
    let bits = max(0, (number(1) ?? 1) - 1)
    var modifiers: KeyPress.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.option) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    return modifiers
  }

  /// A parameter, without what is behind a colon in it.
  private func number(_ index: Int) -> Int? {
    let all = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard all.indices.contains(index) else { return nil }
    return Int(String(decoding: all[index].prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self))
  }
}
