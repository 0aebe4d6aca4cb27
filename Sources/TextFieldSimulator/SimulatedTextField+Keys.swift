public import TextInputIntercepter

extension SimulatedTextField {
  /// Presses a key of a hardware keyboard, and releases it.
  ///
  /// - Returns: The last decision that it led to; `nil` where the text was not touched.
  @discardableResult
  public func tap(_ key: KeyPress) -> Decision? {
    let decision = press(key)
    release(key)
    return decision
  }

  /// Presses a key of a hardware keyboard; a key that is down already repeats.
  ///
  /// ``keyHandler`` hears of it first. What that leaves does in the field what it does on a desktop:
  /// - Control or Command with A, C, X, V, Z, Y, and Shift with Z: select all, copy, cut, paste, undo
  ///   and redo.
  /// - Arrows move the caret, with Shift they extend the selection, with Control or Option they move by
  ///   words, with Command to the ends, as Up and Down do in a field of one line.
  /// - Up and Down raise and lower the part of a date or a time at the caret, where a rule reads one.
  /// - Backspace and Delete remove a cluster, with Control or Option up to the next word.
  /// - Enter commits a composition, or types a line feed; Escape cancels one; Tab commits one.
  /// - Everything else is typed, unless Control or Command is held.
  ///
  /// ```swift
  /// field.press(KeyPress(.left, modifiers: .shift))
  /// ```
  ///
  /// - Returns: The last decision that it led to; `nil` where the text was not touched.
  @discardableResult
  public func press(_ key: KeyPress) -> Decision? {
    var key = key
    key.phase = pressedKeys[key.key] == nil ? .began : .repeated
    let isHeard = keyHandler?.accepts(key) == true
    pressedKeys[key.key] = isHeard
    if isHeard, keyHandler?.action(key) == .handled { return nil }
    return perform(key)
  }

  /// Releases a key of a hardware keyboard; nothing happens where it is not down.
  ///
  /// ``keyHandler`` hears of the end of a key whose beginning it has heard of.
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
    case .enter: return state.hasMarkedText ? commit() : type("\n")
    case .escape: return cancelComposition()
    case .tab: return state.hasMarkedText ? commit() : nil
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
