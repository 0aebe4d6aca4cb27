internal import TextInputIntercepter

extension SimulatedTextField {
  /// Does what a command says, if it is for the field.
  func perform(_ action: KeystrokeScript.Action) {
    switch action {
    case .type(let text): type(text)
    case .press(let key, let times):
      for _ in 0..<times { tap(key) }
    case .editingKey(let key, let times): press(key, times: times)
    case .paste(nil): paste()
    case .paste(let text?): paste(text)
    case .cut: cut()
    case .copy: copy()
    case .select(let range): select(range)
    case .selectAll: selectAll()
    case .compose(let text): compose(text)
    case .commit(let text): commit(text)
    case .cancel: cancelComposition()
    case .substitute(let old, let new): substitute(old, new)
    case .autofill(let text): autofill(text)
    case .setText(let text): setText(text)
    case .mode(let mode): self.mode = mode
    case .set, .source, .submit, .expect, .expectViolation, .expectNoViolation, .expectOutcome,
      .expectLength, .expectValid, .expectInvalid:
      break
    }
  }

  private func press(_ key: KeystrokeScript.EditingKey, times: Int) {
    switch key {
    case .backspace: backspace(times)
    case .delete: deleteForward(times)
    case .left: moveLeft(times)
    case .right: moveRight(times)
    case .wordLeft: moveWordLeft(times)
    case .wordRight: moveWordRight(times)
    case .home: moveHome()
    case .end: moveEnd()
    case .undo: repeatWhile(times) { undo() }
    case .redo: repeatWhile(times) { redo() }
    }
  }

  /// Does something so many times, or until it has no effect.
  private func repeatWhile(_ times: Int, _ body: () -> Bool) {
    for _ in 0..<times where !body() { return }
  }
}
