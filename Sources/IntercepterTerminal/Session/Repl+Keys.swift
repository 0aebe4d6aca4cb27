internal import TextFieldSimulator
internal import TextInputIntercepter

extension Repl {
  /// Does what keys do that came together.
  ///
  /// A refusal among them is what is reported, though the last of them was let in.
  package mutating func handle(_ events: [InputEvent]) {
    var refusal: Report?
    for event in events where ending == nil {
      handle(event)
      if isFlashing { refusal = report }
    }
    guard let refusal else { return }
    report = refusal
    isFlashing = true
  }

  /// Does what a key does.
  package mutating func handle(_ event: InputEvent) {
    isFlashing = false
    switch (event, prompt) {
    case (.key(let key), _) where key == KeyPress(.character("c"), modifiers: .control):
      ending = .interrupt
    case (.key(let key), _) where key == KeyPress(.character("d"), modifiers: .control):
      ending = .quit
    case (.key(let key), _) where key == KeyPress(.character("l"), modifiers: .control):
      needsRepaint = true
    case (.pageUp, _): panelScroll = max(0, panelScroll - max(1, panelRows - 1))
    case (.pageDown, _): panelScroll += max(1, panelRows - 1)
    case (.function(1), _): toggle(.help)
    case (.function, _): break
    case (_, .command(var line)):
      prompt = .none
      if let command = line.handle(event, history: commandHistory, completions: completions) {
        if !command.isEmpty { run(command: command) }
      } else if !line.isClosed {
        prompt = .command(line)
      }
    case (_, .emoji(var search)):
      switch search.handle(event) {
      case .insert(let emoji):
        prompt = current.isForEmojiOnly ? .emoji(EmojiSearch("")) : .none
        perform(.type(emoji))
      case .close: prompt = .none
      case .passOn:
        prompt = .emoji(search)
        handleInField(event)
      case .stay: prompt = .emoji(search)
      }
    case (_, .none): handleInField(event)
    }
  }

  /// What is pressed in the field.
  private mutating func handleInField(_ event: InputEvent) {
    switch event {
    case .paste(let text): perform(.paste(text))
    case .key(let key):
      switch FieldKey(key) {
      case .action(let action): perform(action)
      case .paste:
        let text = current.field.pasteboard
        if text.isEmpty {
          report = Report("nothing was cut or copied yet")
        } else {
          perform(.paste(text))
        }
      case .character(let character):
        if character == ":", current.isAtStart {
          prompt = .command(CommandLine(isOpenedByColon: true))
        } else {
          perform(.type(String(character)))
        }
      case .enter:
        if current.state.hasMarkedText { perform(.commit(nil)) } else { submit() }
      case .nextField(let offset):
        if fields.count == 1, current.state.hasMarkedText { perform(.commit(nil)) }
        moveFocus(by: offset)
      case .vertical(let key, let offset):
        if fields.count > 1 {
          moveFocus(by: offset)
        } else {
          perform(.press(KeyPress(key), times: 1))
        }
      case .escape: escape()
      case .command: prompt = .command(CommandLine())
      case .emoji: prompt = .emoji(EmojiSearch(""))
      case nil: break
      }
    default: break
    }
  }

  private mutating func escape() {
    if current.state.hasMarkedText {
      perform(.cancel)
    } else if case .none = panel {
      prompt = .command(CommandLine())
    } else {
      panel = .none
    }
  }

  /// Opens a panel, or closes it where it is open.
  mutating func toggle(_ new: Panel) {
    panelScroll = 0
    switch (panel, new) {
    case (.help, .help), (.rules, .rules), (.inspect, .inspect), (.measure, .measure): panel = .none
    default: panel = new
    }
  }
}

extension ReplField {
  /// Whether a line that is typed now would begin with what is typed.
  var isAtStart: Bool { state.caret == 0 && !state.hasMarkedText }
}
