public import TextInputIntercepter

extension SimulatedTextField {
  /// Presses and releases a key of a hardware keyboard.
  ///
  /// - Returns: The last decision, or `nil` if the key did not change the text.
  @discardableResult
  public func tap(_ key: KeyPress) -> Decision? {
    let decision = press(key)
    release(key)
    return decision
  }

  /// Presses a key of a hardware keyboard.
  ///
  /// A key that is already down repeats.
  ///
  /// ``keyHandler`` receives the key first. If the field receives it too, it responds as on a
  /// desktop:
  /// - Control or Command with A, C, X, V, Z or Y, or with Shift and Z: select all, copy, cut,
  ///   paste, undo and redo.
  /// - Arrow keys move the caret. Shift extends the selection; Control or Option moves by words,
  ///   Command to the ends. Up and Down move to the ends too, as in a field of one line.
  /// - Up and Down increment and decrement the component of a date or time at the caret, if a rule
  ///   reads one.
  /// - Backspace and Delete remove a cluster, with Control or Option up to the next word.
  /// - Enter commits a composition or types a line feed. Escape cancels a composition; Tab commits
  ///   it.
  /// - Every other key is typed, unless Control or Command is held down.
  ///
  /// ```swift
  /// field.press(KeyPress(.left, modifiers: .shift))
  /// ```
  ///
  /// - Returns: The last decision, or `nil` if the key did not change the text.
  @discardableResult
  public func press(_ key: KeyPress) -> Decision? {
    var key = key
    key.phase = pressedKeys[key.key] == nil ? .began : .repeated
    let isHeard = keyHandler?.accepts(key) == true
    pressedKeys[key.key] = isHeard
    if isHeard, keyHandler?.action(key) == .handled { return nil }
    return perform(key)
  }

  /// Releases a key of a hardware keyboard, if it is down.
  ///
  /// ``keyHandler`` is called for the release if it was called for the press.
  public func release(_ key: KeyPress) {
    guard pressedKeys.removeValue(forKey: key.key) == true else { return }
    var key = key
    key.phase = .ended
    _ = keyHandler?.action(key)
  }

  private func perform(_ key: KeyPress) -> Decision? {
    let isExtending = key.modifiers.contains(.shift)
    let byWord = !key.modifiers.isDisjoint(with: [.control, .option])
    let toEnd = key.modifiers.contains(.command)
    let backward: Movement = toEnd ? .home : byWord ? .wordLeft : .left
    let forward: Movement = toEnd ? .end : byWord ? .wordRight : .right
    if key.modifiers.isEmpty, key.key == .up || key.key == .down,
      let edit = field.intercepter.stepping(state, by: key.key == .up ? 1 : -1)
    {
      return change(edit)
    }
    switch key.key {
    case .character(let character):
      if key.modifiers.isDisjoint(with: [.control, .command]) { return type(key.characters) }
      return performShortcut(character.lowercased(), isShifted: isExtending)
    case .left: move(backward, extending: isExtending)
    case .right: move(forward, extending: isExtending)
    case .up, .home: move(.home, extending: isExtending)
    case .down, .end: move(.end, extending: isExtending)
    case .backspace: return backward == .left ? backspace() : delete(backward)
    case .delete: return delete(forward)
    case .enter: return isComposing ? commit() : type("\n")
    case .escape: return cancelComposition()
    case .tab: return isComposing ? commit() : nil
    }
    return nil
  }

  private func performShortcut(_ letter: String, isShifted: Bool) -> Decision? {
    switch letter {
    case "a": selectAll()
    case "c": copy()
    case "x": return cut()
    case "v": return paste()
    case "z" where isShifted, "y": redo()
    case "z": undo()
    default: break
    }
    return nil
  }
}
