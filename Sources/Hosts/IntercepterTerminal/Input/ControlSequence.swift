/// A control sequence for a key, as xterm and compatible terminals send it.
struct ControlSequence {
  /// The bytes between the introducer and the final byte, such as `1;5`.
  let parameters: [UInt8]
  /// The final byte, which determines the function of the sequence.
  let final: UInt8

  /// A Boolean value that indicates whether a paste begins after the sequence.
  var startsPaste: Bool { final == UInt8(ascii: "~") && number(0) == 200 }

  var event: InputEvent? {
    switch Unicode.Scalar(final) {
    case "M" where parameters.first == UInt8(ascii: "<"),
      "m" where parameters.first == UInt8(ascii: "<"):
      mouse
    case "M" where parameters.isEmpty: press(.enter)
    case "Z": .key(KeyPress(.tab, modifiers: modifiers.union(.shift)))
    // A report is never of row 1, because F3 with modifiers is `1;2R`.
    case "R" where (number(0) ?? 1) > 1 && number(1) != nil:
      .answer(.cursor(column: (number(1) ?? 1) - 1))
    case "y" where parameters.first == UInt8(ascii: "?"): mode
    case "P"..."S": .function(Int(final - UInt8(ascii: "P")) + 1)
    case "u": character(number(0))
    case "~":
      switch number(0) {
      case 5: .pageUp
      case 6: .pageDown
      case 27: character(number(2))
      case let number? where (11...15).contains(number): .function(number - 10)
      case let number: press(Self.numbered[number ?? 0])
      }
    case let letter: press(Self.lettered[letter])
    }
  }

  private static let lettered: [Unicode.Scalar: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
  ]

  private static let numbered: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 7: .home, 8: .end,
  ]

  private static let controls: [Int: Key] = [
    8: .backspace, 9: .tab, 13: .enter, 27: .escape, 127: .backspace,
  ]

  /// The mouse event in xterm's mode 1006, or `nil` for releases and other buttons.
  private var mouse: InputEvent? {
    let numbers = String(decoding: parameters.dropFirst(), as: UTF8.self).split(separator: ";")
      .compactMap { Int($0) }
    guard final == UInt8(ascii: "M"), numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else {
      return nil
    }
    let kinds: [Int: MouseEvent.Kind] = [0: .press, 32: .drag, 64: .wheelUp, 65: .wheelDown]
    return kinds[numbers[0]].map {
      .mouse(MouseEvent(kind: $0, column: numbers[1] - 1, row: numbers[2] - 1))
    }
  }

  /// The report of a mode (DECRPM), such as `?2026;2$y`.
  private var mode: InputEvent? {
    let numbers = String(decoding: parameters, as: UTF8.self).split { !$0.isNumber }
    guard numbers.count == 2, let mode = Int(numbers[0]) else { return nil }
    return .answer(.mode(mode, isKnown: numbers[1] != "0" && numbers[1] != "4"))
  }

  /// Returns the key that types a scalar (xterm's `modifyOtherKeys`, and `CSI u`).
  private func character(_ code: Int?) -> InputEvent? {
    guard let code else { return nil }
    if let key = Self.controls[code] { return press(key) }
    guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(clamping: code)) else { return nil }
    return press(.character(Character(scalar)))
  }

  private func press(_ key: Key?) -> InputEvent? {
    key.map { .key(KeyPress($0, modifiers: modifiers)) }
  }

  private var modifiers: KeyPress.Modifiers {
    // The parameter is 1 plus the sum of Shift 1, Alt 2, Control 4 and Super 8.
    let bits = max(0, (number(1) ?? 1) - 1)
    let all: [KeyPress.Modifiers] = [.shift, .option, .control, .command]
    return KeyPress.Modifiers(all.indices.filter { bits & 1 << $0 != 0 }.map { all[$0] })
  }

  /// Returns a parameter, without the part after a colon.
  private func number(_ index: Int) -> Int? {
    let all = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard all.indices.contains(index) else { return nil }
    return Int(String(decoding: all[index].prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self))
  }
}
