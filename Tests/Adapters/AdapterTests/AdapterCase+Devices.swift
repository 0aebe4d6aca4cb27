// What was seen of devices: each row failed before the adapters knew of it.

extension AdapterCase {
  static let onDevices = undoing

  static let undoing = [
    AdapterCase(
      "undo of a paste that was refused, at the end of the text", four, "a|",
      [.type("bc"), .paste("de"), .undo], "abc|", nil, quirks: [.recordsRefusedPastes]),
    AdapterCase(
      "undo of a paste that was refused, and of what was typed before", four, "a|",
      [.type("bc"), .paste("de"), .undo, .undo], "ab|", nil, quirks: [.recordsRefusedPastes]),
    AdapterCase(
      "undo of a paste that was refused, in the middle of the text", four, "ab|cd",
      [.paste("xy"), .undo], "ab|cd", nil, quirks: [.recordsRefusedPastes]),
    AdapterCase(
      "redo of a paste that was refused", four, "ab|cd", [.paste("xy"), .undo, .redo], "ab|cd", nil,
      quirks: [.recordsRefusedPastes]),
  ]
}
