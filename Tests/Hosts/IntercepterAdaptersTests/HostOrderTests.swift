import Foundation
import IntercepterProfiles
import Testing
import TextInputIntercepter

/// Plays each recorded order of events on a session.
@Suite struct HostOrderTests {
  /// A line of `Orders/orders.jsonl`; its folder has the meaning of the members.
  struct Order: Decodable, Sendable, CustomStringConvertible {
    let what: String
    let start: String
    let events: [Event]
    /// The line, of which a profile reads the field.
    var line = ""
    var description: String { what }

    enum CodingKeys: CodingKey { case what, start, events }

    struct Event: Decodable, Sendable {
      var press, change, select, leave: String?
      var types, composing, release: Bool?
      var `repeat`: Bool?
      var edit: [EditPart]?
      var `do`, `is`: String?
      var says: [String]?
    }

    enum EditPart: Decodable, Sendable {
      case offset(Int)
      case text(String)

      init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let offset = try? value.decode(Int.self) {
          self = .offset(offset)
        } else {
          self = .text(try value.decode(String.self))
        }
      }
    }
  }

  static let orders: [Order] = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let file = tests.appending(path: "../Orders/orders.jsonl").standardized
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return lines.compactMap { line in
      var order = try? JSONDecoder().decode(Order.self, from: Data(line.utf8))
      order?.line = String(line)
      return order
    }
  }()

  @Test func `the table has every order`() { #expect(Self.orders.count >= 30) }

  @Test(arguments: orders) func `each event leads to its action, state and reasons`(order: Order)
    throws
  {
    let line = try #require(
      try JSONSerialization.jsonObject(with: Data(order.line.utf8)) as? [String: Any])
    let profile = try JSONSerialization.data(withJSONObject: [
      "version": 1, "fields": ["field": line["field"]],
    ])
    let rules = try #require(
      try Profile(json: String(decoding: profile, as: UTF8.self)).intercepter(for: "field"))
    var session = HostSession(rules, state: try #require(EditingState(notation: order.start)))
    for (index, event) in order.events.enumerated() {
      let action = session.handle(try #require(hostEvent(event)))
      let place: Comment = "event \(index + 1)"
      if let expected = event.do { #expect("\(action.step)" == expected, place) }
      if let expected = event.is { #expect(session.state.description == expected, place) }
      if let expected = event.says {
        #expect(session.reasons.map(\.code.rawValue) == expected, place)
      }
    }
  }

  private func hostEvent(_ event: Order.Event) -> HostEvent? {
    func view(_ notation: String) -> HostView? {
      EditingState(notation: notation).map { HostView($0) }
    }
    if let key = event.press {
      return .pressed(
        HostPress(
          key: key.hashValue, isRepeat: event.repeat ?? false, typesText: event.types ?? false,
          isComposing: event.composing ?? false))
    }
    if event.release == true { return .released }
    if let change = event.change { return view(change).map { .changed($0) } }
    if let select = event.select { return view(select).map { .selected($0) } }
    if let leave = event.leave { return view(leave).map { .left($0) } }
    guard let edit = event.edit, edit.count == 3, case .offset(let from) = edit[0],
      case .offset(let to) = edit[1], case .text(let text) = edit[2]
    else { return nil }
    return .edited(Edit(range: from..<to, replacement: text))
  }
}
