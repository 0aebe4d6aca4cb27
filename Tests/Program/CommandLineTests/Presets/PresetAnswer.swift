import Foundation
import TextInputIntercepter

/// An answer of the program about a field with a preset.
struct PresetAnswer: Decodable {
  let state: State?
  let text: String?
  let validity: String?
  let violations: [Violation]?
  let results: [PresetAnswer]?

  struct Violation: Decodable { let code: String }
  struct State: Decodable {
    let text: String
    let selection: [Int]?

    var state: EditingState {
      EditingState(text, selection: selection.map { $0[0]..<$0[1] })
    }
  }

  /// What a field in a state holds, in words to compare; a text that is shown as it is kept is left out.
  func result(_ state: EditingState) -> String {
    PresetRecord.result(
      state.description, text ?? state.text, validity ?? "", (violations ?? []).map(\.code))
  }

  static func read(_ output: String) throws -> [PresetAnswer] {
    try output.split(separator: "\n").map {
      try JSONDecoder().decode(PresetAnswer.self, from: Data($0.utf8))
    }
  }
}

extension PresetRecord {
  /// The step as a request in a mode, and a request for the verdict behind it.
  func requests(asks: Bool, _ members: String) throws -> [String] {
    let change = try edit.map { edit in
      let before = #""previous":\#(try Self.json(previous))"#
      if !asks {
        return #"{\#(before),"current":\#(try Self.json(edit.applied(to: previous))),\#(members)}"#
      }
      let range = "[\(edit.range.lowerBound),\(edit.range.upperBound)]"
      let replacement = try Self.json(edit.replacement)
      return #"{\#(before),"edit":{"range":\#(range),"replacement":\#(replacement)},\#(members)}"#
    }
    return try [change].compactMap(\.self) + [
      #"{"validate":\#(Self.json(state.text)),\#(members)}"#
    ]
  }

  private static func json(_ state: EditingState) throws -> String {
    let selection = state.selection ?? 0..<0
    return try
      #"{"text":\#(json(state.text)),"selection":[\#(selection.lowerBound),\#(selection.upperBound)]}"#
  }

  private static func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}
