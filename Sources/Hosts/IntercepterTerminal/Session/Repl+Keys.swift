extension Repl {
  /// Handles events that arrived together.
  ///
  /// A rejection among them is reported even if the last event was accepted.
  package mutating func handle(_ events: [InputEvent]) {
    var refusal: Report?
    for event in events where ending == nil {
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
    case .key(KeyPress(.character("c"), modifiers: .control)):
      if case .command? = prompt { prompt = nil } else { ending = .interrupt }
    case .key(KeyPress(.character("d"), modifiers: .control)): ending = .quit
    case .key(KeyPress(.character("l"), modifiers: .control)): needsRepaint = true
    case .pageUp: panelScroll = max(0, panelScroll - panelRoom)
    case .pageDown: panelScroll += panelRoom
    case .mouse(let mouse): handle(mouse)
    case .function(let number): if number == 1 { toggle(.help) }
    case .key, .paste:
      switch prompt {
      case .command(let line)?: handle(event, in: line)
      case .emoji(let panel)?: handle(event, in: panel)
      case nil: handleInField(event)
      }
    }
  }

  private mutating func handle(_ event: InputEvent, in line: CommandPrompt) {
    var line = line
    let answer = line.handle(
      event, history: commandHistory, clipboard: &clipboard, completions: completions)
    prompt = answer == .stay ? .command(line) : nil
    if case .run(let command) = answer, case .submission(let submission, _) = run(command: command)
    {
      focusOnFirstFault(of: submission)
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
    case .character(":") where hasEscapedPanel: prompt = .command(CommandPrompt())
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
      prompt = .command(CommandPrompt(isOpenedByColon: true))
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
        prompt = .command(CommandPrompt())
      }
    case .command: prompt = .command(CommandPrompt())
    case .emoji: prompt = .emoji(emojiPanel())
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

  mutating func toggle(_ new: Panel) {
    (panel, panelScroll) = (panel == new ? nil : new, 0)
  }

  /// Scrolls so that the carets and the rows of the panel are visible after a change.
  mutating func scroll() {
    let view = fieldView
    (current.scroll, current.topLine) = (view.scroll, view.top)
    if case .command(var line)? = prompt {
      line.scroll = viewport(of: line).start
      prompt = .command(line)
    }
    if panel != nil { panelScroll = min(panelScroll, max(0, panelRows.count - 1 - panelRoom)) }
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
