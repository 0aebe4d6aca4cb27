internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// Does what keys do that came together.
  ///
  /// A refusal among them is reported even if the last of them was accepted.
  package mutating func handle(_ events: [InputEvent]) {
    var refusal: Report?
    for event in events where ending == nil {
      isFlashing = false
      handle(event)
      if isFlashing { refusal = report }
    }
    if let refusal { (report, isFlashing) = (refusal, true) }
    scroll()
  }

  private mutating func handle(_ event: InputEvent) {
    switch event {
    case .key(KeyPress(.character("c"), modifiers: .control)): ending = .interrupt
    case .key(KeyPress(.character("d"), modifiers: .control)): ending = .quit
    case .key(KeyPress(.character("l"), modifiers: .control)): needsRepaint = true
    case .pageUp: panelScroll = max(0, panelScroll - panelRoom)
    case .pageDown: panelScroll += panelRoom
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
    let answer = line.handle(event, history: commandHistory, candidates: candidates)
    prompt = answer == .stay ? .command(line) : nil
    if case .run(let command) = answer { run(command: command) }
  }

  /// Handles a key or a paste in the field.
  mutating func handleInField(_ event: InputEvent) {
    guard case .key(let key) = event else {
      if case .paste(let text) = event { perform(.paste(text)) }
      return
    }
    switch KeyBinding.binding(of: key) {
    case .action(.press(KeyPress(.up), _)) where fields.count > 1: moveFocus(by: -1)
    case .action(.press(KeyPress(.down), _)) where fields.count > 1: moveFocus(by: 1)
    case .action(let action): perform(action)
    case .paste:
      let text = current.field.pasteboard
      if text.isEmpty {
        report = Report("nothing was cut or copied yet")
      } else {
        perform(.paste(text))
      }
    case .character(":") where current.state.caret == 0 && !current.state.hasMarkedText:
      prompt = .command(CommandPrompt(isOpenedByColon: true))
    case .character(let character): perform(.type(String(character)))
    case .enter:
      if current.state.hasMarkedText { perform(.commit(nil)) } else { submit() }
    case .nextField(let offset):
      if fields.count == 1, current.state.hasMarkedText { perform(.commit(nil)) }
      moveFocus(by: offset)
    case .escape:
      if current.state.hasMarkedText {
        perform(.cancel)
      } else if panel != nil {
        panel = nil
      } else {
        prompt = .command(CommandPrompt())
      }
    case .command: prompt = .command(CommandPrompt())
    case .emoji: prompt = .emoji(emojiPanel())
    case nil: break
    }
  }

  /// Opens a panel, or closes it where it is open.
  mutating func toggle(_ new: Panel) {
    (panel, panelScroll) = (panel == new ? nil : new, 0)
  }

  /// Scrolls so that carets and the panel's rows are in view, after anything has changed.
  mutating func scroll() {
    current.scroll = viewport.start
    if case .command(var line)? = prompt {
      line.scroll = viewport(of: line).start
      prompt = .command(line)
    }
    if panel != nil { panelScroll = min(panelScroll, max(0, panelRows.count - 1 - panelRoom)) }
  }
}
