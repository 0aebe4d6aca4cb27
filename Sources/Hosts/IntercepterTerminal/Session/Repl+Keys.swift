extension Repl: DrawnSession {
  package var isOver: Bool { ending != nil }
  /// The duration of a flash.
  package var tickTime: Int? { isFlashing ? 120 : nil }
  package mutating func tick() { isFlashing = false }

  /// Handles events that arrived together.
  ///
  /// A rejection among them is reported even if the last event was accepted. An answer of the
  /// terminal is not an action of the user, and changes no report.
  package mutating func handle(_ events: [InputEvent]) {
    var refusal: Report?
    for event in events where ending == nil {
      if case .answer(let answer) = event {
        canvas.widths.record(answer)
        continue
      }
      isFlashing = false
      let hadEscaped = hasEscapedPanel
      handle(event)
      if hadEscaped { hasEscapedPanel = false }
      if isFlashing { refusal = report }
    }
    if let refusal { (report, isFlashing) = (refusal, true) }
    scroll()
  }

  private mutating func handle(_ event: InputEvent) {
    switch event {
    case .key(KeyPress(.character("c"), modifiers: .control)) where !(prompt is CommandPrompt):
      ending = .interrupt
    case .key(KeyPress(.character("d"), modifiers: .control)): ending = .quit
    case .key(KeyPress(.character("l"), modifiers: .control)): canvas.generation += 1
    case .mouse(let mouse) where mouse.kind == .press || mouse.kind == .drag: handle(mouse)
    case .function(let number): if number == 1 { toggle(.help) }
    case .key, .paste, .pageUp, .pageDown, .mouse, .answer:
      if var open = prompt {
        prompt = nil
        if open.handle(event, in: &self) { prompt = open }
      } else if case .key = event {
        handleInField(event)
      } else if case .paste = event {
        handleInField(event)
      } else if var open = panel, open.handle(event, in: &self) {
        panel = open
      }
    }
  }

  /// Returns a text as the field takes it: the answer to a question of one line has its lines joined.
  private func pasted(_ text: String) -> String {
    isAsking && !isMultiline
      ? text.split(whereSeparator: \.isNewline).joined(separator: " ") : text
  }

  /// Handles a key or a paste in the field.
  mutating func handleInField(_ event: InputEvent) {
    guard case .key(let key) = event else {
      if case .paste(let text) = event { perform(.paste(pasted(text))) }
      return
    }
    var meant = key
    if isMultiline, key.key == .enter, !current.state.hasMarkedText {
      meant.modifiers.formSymmetricDifference(.option)
    }
    switch KeyBinding.binding(of: meant) {
    case .character(":") where hasEscapedPanel: prompt = CommandPrompt()
    case .action(.press(KeyPress(.up), _)) where choose(by: -1): break
    case .action(.press(KeyPress(.down), _)) where choose(by: 1): break
    case .action(.press(KeyPress(.up), _)) where moveLine(by: -1): break
    case .action(.press(KeyPress(.down), _)) where moveLine(by: 1): break
    case .action(.press(KeyPress(.up), _)) where fields.count > 1 && !isInDate: moveFocus(by: -1)
    case .action(.press(KeyPress(.down), _)) where fields.count > 1 && !isInDate:
      moveFocus(by: 1)
    case .action(let action):
      perform(action, by: key)
      let copies = action == .cut || action == .copy
      if copies, !current.specification.isSecret { clipboard = current.field.pasteboard }
    case .kill(let press):
      let text = current.state.text
      perform(.press(press, times: 1), by: key)
      let killed = text.removed(leaving: current.state)
      if !killed.isEmpty, !current.specification.isSecret { clipboard = killed }
    case .paste:
      if clipboard.isEmpty {
        report = Report("nothing was cut, copied or deleted yet")
      } else {
        perform(.paste(pasted(clipboard)), by: key)
      }
    // The letters of a composition come from `:compose`, which `:commit` ends.
    case .character(":") where current.state.caret == 0 || current.state.hasMarkedText:
      prompt = CommandPrompt(isOpenedByColon: true)
    case .character(let character): perform(.type(String(character)))
    case .enter:
      if current.state.hasMarkedText {
        perform(.commit(nil))
      } else {
        focusOnFirstFault(of: submit())
      }
    case .nextField(let offset):
      if fields.count == 1, current.state.hasMarkedText { perform(.commit(nil)) }
      moveFocus(by: offset)
    case .escape:
      if current.state.hasMarkedText {
        perform(.cancel)
      } else if panel != nil {
        (panel, hasEscapedPanel) = (nil, true)
      } else {
        prompt = CommandPrompt()
      }
    case .command: prompt = CommandPrompt()
    case .emoji: prompt = emojiPanel()
    case nil: break
    }
  }

  /// A Boolean value that indicates whether the arrow keys step a part of a date.
  private var isInDate: Bool {
    current.field.field.intercepter.stepping(current.state, by: 1) != nil
  }

  /// Performs the action of a key, which the report names.
  private mutating func perform(_ action: KeystrokeScript.Action, by key: KeyPress) {
    perform(action)
    let name = key.nameOnTerminal
    let isSame = report.subject.hasPrefix("Press ") || report.subject == name
    report.subject = isSame ? name : "\(name) (\(report.subject))"
  }

  mutating func toggle(_ new: ListPanel) { panel = isOpen(new) ? nil : new }

  func isOpen(_ other: ListPanel) -> Bool { panel?.title == other.title }

  /// Scrolls so that the caret is visible after a change.
  mutating func scroll() {
    let view = fieldView
    (current.scroll, current.topLine) = (view.scroll, view.top)
  }
}

extension KeyPress {
  /// The name of the key on keyboards of terminals: `Ctrl+U`, `Alt+C`.
  fileprivate var nameOnTerminal: String {
    var key = self
    if case .character(let character) = key.key, !modifiers.isEmpty {
      key = KeyPress(.character(Character(character.uppercased())), modifiers: modifiers)
    }
    return "\(key)".replacing("Option+", with: "Alt+")
  }
}

extension String {
  /// Returns the text that was deleted at the caret.
  func removed(leaving rest: EditingState) -> String {
    guard let caret = rest.caret, utf16.count > rest.text.utf16.count else { return "" }
    let end = caret + utf16.count - rest.text.utf16.count
    return String(self[index(utf16: caret)..<index(utf16: end)])
  }
}
