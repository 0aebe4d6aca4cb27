internal import CGtk
public import TextInputIntercepter

/// Connects a text field of GTK 4 to an `InterceptedField`, for as long as the widget exists.
///
/// The field judges each insertion before GTK applies it, in `insert-text`. GTK replaces text in
/// two steps: it deletes, and then inserts. The adapter remembers the deletion, and both are one
/// edit. Marked text (GTK's *preedit*) is part of the field's state, but not of the widget's text.
///
/// Use it on the thread of GTK. A program sets the field's state and calls ``show()``.
public final class InterceptedEntry {
  /// The field that judges the edits.
  public let field: InterceptedField
  private let widget: TextWidget
  private var history: EntryHistory
  private var preedit = ""
  /// The part of the field's text that GTK deleted, and that the field does not know to be gone.
  private var removed: Range<Int>?
  private var isDisplaying = false
  /// A Boolean value that indicates whether GTK places the caret although an edit was refused.
  private var isVetoed = false
  /// A Boolean value that indicates whether GTK may drop a restored selection: in X11, it takes its
  /// own release of the primary selection, in the same millisecond, for that of another program.
  private var mayDropSelection = false
  private var settling: guint = 0

  /// Creates an adapter, which the widget keeps.
  ///
  /// - Parameters:
  ///   - editable: A `GtkEditable` around a `GtkText`, such as a `GtkEntry`.
  ///   - field: The field, whose state the widget displays.
  @discardableResult
  public init(_ editable: OpaquePointer, _ field: InterceptedField) {
    self.field = field
    widget = TextWidget(editable)
    history = EntryHistory(field.state)
    gtk_editable_set_enable_undo(widget.text, 0)  // It keeps what was refused, and merges steps.
    widget.connect(self)
    show()
  }

  deinit { if settling != 0 { g_source_remove(settling) } }

  /// Displays the state that the program gave to the field, and forgets the steps to undo.
  public func show() {
    removed = nil
    display()
    history = EntryHistory(field.state)
  }

  /// Undoes the last step, which the field judges as any other edit.
  public func undo() { step { $0.undo() } }

  /// Repeats the step that was undone last, which the field judges as any other edit.
  public func redo() { step { $0.redo() } }

  private func step(_ state: (inout EntryHistory) -> EditingState?) {
    guard preedit.isEmpty else { return }
    settle()
    record()
    guard let state = state(&history) else { return }
    field.textDidChange(to: state)
    history.current = field.state
    display()
  }

  /// Tells assistive technologies why the field refused something, or nothing if all is well.
  ///
  /// - Parameters:
  ///   - message: The sentence, such as the message of the first of the field's `reasons`.
  ///   - label: The widget that shows it.
  public func describe(_ message: String, in label: OpaquePointer) {
    intercepter_describe(gpointer(widget.editable), gpointer(label), message)
  }

  // MARK: What GTK reports

  func willInsert(_ string: String, at position: UnsafeMutablePointer<CInt>) {
    if isDisplaying || string.isEmpty { return }
    let place = widget.string.utf16Offset(ofScalar: position.pointee)
    var replaced = place..<place
    if let marked = field.state.markedRange, marked.lowerBound == place {
      replaced = marked
    } else if let removed, removed.lowerBound == place {
      replaced = removed
    } else {
      endComposition()
    }
    removed = nil
    let inserted = string.withoutRedundantSelectors
    let decision = field.shouldApply(Edit(range: replaced, replacement: inserted))
    if decision.outcome != .accepted || inserted != string {
      g_signal_stop_emission_by_name(gpointer(widget.text), "insert-text")
      display()
      position.pointee = gtk_editable_get_position(widget.text)
      isVetoed = true
    }
    record()
    settleSoon()
  }

  func willDelete(_ start: CInt, _ end: CInt) {
    if isDisplaying || start == end { return }
    endComposition()
    let string = widget.string
    let upper = end < 0 ? string.utf16.count : string.utf16Offset(ofScalar: end)
    removed = string.utf16Offset(ofScalar: start)..<upper
    settleSoon()
  }

  func preeditDidChange(to preedit: String) {
    if preedit.isEmpty && self.preedit.isEmpty { return }
    self.preedit = preedit
    history.endRun()
    if !preedit.isEmpty || field.state.hasMarkedText {
      field.textDidChange(to: widget.state(with: preedit))
      if preedit.isEmpty || field.state.hasMarkedText { removed = nil }
    } else if widget.state(with: "") != field.state {
      // The field refused the marked text, and has what GTK deleted for it.
      removed = nil
      display()
    }
    settleSoon()
  }

  func selectionDidChange() {
    if isDisplaying || settling != 0 { return }
    isVetoed = isVetoed || mayDropSelection
    mayDropSelection = false
    settle()
  }

  func focusDidLeave() {
    mayDropSelection = false
    guard preedit.isEmpty else { return }
    settle()
    field.endEditing()
    if widget.string == field.state.text { return }
    record()
    display()
  }

  /// Begins a step of the user, before the input method has the key.
  ///
  /// - Returns: `false` while the input method composes.
  func userWillType(_ press: HostPress) -> Bool {
    var press = press
    press.isComposing = !preedit.isEmpty
    if !press.isComposing {
      settle()
      record()
      mayDropSelection = false
    }
    field.handle(.pressed(press))
    return !press.isComposing
  }

  // MARK: The end of an event

  /// Records a step to undo.
  ///
  /// A deletion waits for its insertion, or for the next key.
  private func record() {
    if !widget.isSecret { history.record(field.state) }
  }

  /// Arranges to settle after GTK handled the current event, and before the next one.
  private func settleSoon() {
    if settling != 0 { return }
    let settle: GSourceFunc = { TextWidget.adapter($0).settle() }
    let adapter = Unmanaged.passUnretained(self).toOpaque()
    settling = g_idle_add_full(G_PRIORITY_HIGH, settle, adapter, nil)
  }

  /// Judges a deletion that no insertion followed, and restores the selection of a refused edit.
  @discardableResult
  func settle() -> gboolean {
    if settling != 0 { g_source_remove(settling) }
    settling = 0
    guard preedit.isEmpty else { return 0 }
    if let removed {
      self.removed = nil
      isVetoed = field.shouldApply(Edit(range: removed, replacement: "")).outcome != .accepted
    }
    if isVetoed || widget.string != field.state.text { display() }
    mayDropSelection = isVetoed && field.state.selection?.isEmpty == false
    isVetoed = false
    let selection = widget.state(with: "").selection
    if let selection, selection != field.state.selection {
      record()
      field.selectionDidChange(to: selection)
      history.select(field.state)
    }
    return 0
  }

  private func endComposition() {
    settle()
    if field.state.hasMarkedText { field.textDidChange(to: widget.state(with: "")) }
  }

  private func display() {
    isDisplaying = true
    widget.display(field.state.withoutMarkedText)
    isDisplaying = false
  }
}

extension String {
  /// The text without the selectors behind characters that are emoji without them.
  ///
  /// The emoji chooser of GTK adds U+FE0F to every emoji.
  var withoutRedundantSelectors: String {
    guard unicodeScalars.contains("\u{FE0F}") else { return self }
    return String(map { $0.withoutRedundantSelector }.joined())
  }
}

extension Character {
  fileprivate var withoutRedundantSelector: String {
    guard unicodeScalars.last == "\u{FE0F}" else { return String(self) }
    let rest = String(String.UnicodeScalarView(unicodeScalars.dropLast()))
    return rest.count == 1 && rest.first.map(EmojiScope.rgi.contains) == true ? rest : String(self)
  }
}
