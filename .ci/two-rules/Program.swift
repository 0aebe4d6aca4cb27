internal import IntercepterCore

// The least of a page: two rules and one decision. .ci/web measures what the linker keeps of the engine.
nonisolated(unsafe) private var room: [UInt8] = []

/// Makes room for a text, and returns its address.
@_expose(wasm, "make_room")
@_cdecl("make_room")
public func makeRoom(_ count: Int) -> UnsafeMutableRawPointer? {
  room = [UInt8](repeating: 0, count: count)
  return room.withUnsafeMutableBytes { $0.baseAddress }
}

/// Returns whether a text may be typed into an empty field: no emoji, at most ten bytes of GB 18030.
@_expose(wasm, "accepts")
@_cdecl("accepts")
public func accepts() -> Bool {
  let name = Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)])
  let text = String(decoding: room, as: UTF8.self)
  let decision = name.intercept(
    EditingState(text, caret: text.utf16.count), after: EditingState("", caret: 0))
  return decision.outcome == .accepted && decision.violations.isEmpty
}
