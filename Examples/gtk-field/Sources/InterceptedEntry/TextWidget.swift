internal import CGtk
internal import TextInputIntercepter

/// A `GtkText` in Swift: its text and selection in UTF-16 code units, and its signals.
struct TextWidget {
  /// The `GtkEditable` that emits the signals.
  let text: OpaquePointer
  /// The widget around it, which assistive technologies know.
  let editable: OpaquePointer

  /// Finds the text widget inside a `GtkEditable`.
  init(_ editable: OpaquePointer) {
    self.editable = editable
    text = gtk_editable_get_delegate(editable) ?? editable
  }

  /// The text, without the preedit.
  var string: String { String(cString: gtk_editable_get_text(text)) }

  /// A Boolean value that indicates whether the text is a password, in which GTK undoes nothing.
  var isSecret: Bool { gtk_text_get_visibility(UnsafeMutablePointer(text)) == 0 }

  /// Returns the text and the selection, with the preedit as marked text at the caret.
  func state(with preedit: String) -> EditingState {
    let string = string
    var (start, end): (CInt, CInt) = (0, 0)
    gtk_editable_get_selection_bounds(text, &start, &end)
    if preedit.isEmpty {
      let selection = string.utf16Offset(ofScalar: start)..<string.utf16Offset(ofScalar: end)
      return EditingState(string, selection: selection)
    }
    let caret = string.utf16Offset(ofScalar: gtk_editable_get_position(text))
    let marked = caret..<caret + preedit.utf16.count
    return EditingState(
      Edit(range: caret..<caret, replacement: preedit).applied(to: string),
      caret: marked.upperBound, markedRange: marked)
  }

  /// Displays a state by the shortest edit.
  ///
  /// A selection is set only where it differs: GTK resets the input method with it, which then
  /// loses the letters that it composes.
  func display(_ state: EditingState) {
    let string = string
    if let edit = TextDiff.edit(to: EditingState(state.text), after: EditingState(string)) {
      var start = string.scalarOffset(ofUTF16: edit.range.lowerBound)
      gtk_editable_delete_text(text, start, string.scalarOffset(ofUTF16: edit.range.upperBound))
      gtk_editable_insert_text(text, edit.replacement, -1, &start)
    }
    guard let selection = state.selection, selection != self.state(with: "").selection else {
      return
    }
    let start = state.text.scalarOffset(ofUTF16: selection.lowerBound)
    gtk_editable_select_region(text, start, state.text.scalarOffset(ofUTF16: selection.upperBound))
  }
}

// MARK: Signals

extension TextWidget {
  /// Passes the signals to an adapter, and keeps it.
  func connect(_ adapter: InterceptedEntry) {
    let kept = Unmanaged.passRetained(adapter).toOpaque()
    g_object_set_data_full(UnsafeMutablePointer(text), "InterceptedEntry", kept) {
      Unmanaged<InterceptedEntry>.fromOpaque($0!).release()
    }
    func connect<Handler>(_ object: OpaquePointer, _ signal: String, _ handler: Handler) {
      let callback = unsafeBitCast(handler, to: GCallback.self)
      g_signal_connect_data(gpointer(object), signal, callback, kept, nil, GConnectFlags(0))
    }
    let insert:
      @convention(c) (
        OpaquePointer, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<CInt>, gpointer?
      ) -> Void = { _, string, length, position, data in
        let count = length < 0 ? strlen(string) : Int(length)
        let bytes = UnsafeRawBufferPointer(start: string, count: count)
        TextWidget.adapter(data).willInsert(String(decoding: bytes, as: UTF8.self), at: position)
      }
    let delete: @convention(c) (OpaquePointer, CInt, CInt, gpointer?) -> Void = {
      TextWidget.adapter($3).willDelete($1, $2)
    }
    let mark: @convention(c) (OpaquePointer, UnsafePointer<CChar>, gpointer?) -> Void = {
      TextWidget.adapter($2).preeditDidChange(to: String(cString: $1))
    }
    let select: @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> Void = {
      TextWidget.adapter($2).selectionDidChange()
    }
    let handle: @convention(c) (OpaquePointer, OpaquePointer, gpointer?) -> gboolean = {
      TextWidget.handle($1, TextWidget.adapter($2)) ? 1 : 0
    }
    let leave: @convention(c) (OpaquePointer, gpointer?) -> Void = {
      TextWidget.adapter($1).focusDidLeave()
    }
    connect(text, "insert-text", insert)
    connect(text, "delete-text", delete)
    connect(text, "preedit-changed", mark)
    connect(text, "notify::cursor-position", select)
    connect(text, "notify::selection-bound", select)
    let controller = gtk_event_controller_legacy_new()!
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    connect(controller, "event", handle)
    gtk_widget_add_controller(UnsafeMutablePointer(text), controller)
    let focus = gtk_event_controller_focus_new()!
    connect(focus, "leave", leave)
    gtk_widget_add_controller(UnsafeMutablePointer(text), focus)
  }

  /// Handles a key or a button before the input method does.
  ///
  /// - Returns: `true` if the key was a shortcut to undo or redo.
  private static func handle(_ event: OpaquePointer, _ adapter: InterceptedEntry) -> Bool {
    let kind = gdk_event_get_event_type(event)
    if kind == GDK_KEY_RELEASE || kind == GDK_BUTTON_RELEASE { adapter.field.handle(.released) }
    guard kind == GDK_KEY_PRESS || kind == GDK_BUTTON_PRESS else { return false }
    let key = kind == GDK_KEY_PRESS ? gdk_key_event_get_keyval(event) : 0
    let modifiers = gdk_event_get_modifier_state(event).rawValue
    let isShortcut = modifiers & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue) != 0
    // Backspace and Delete are control characters.
    let scalar = gdk_keyval_to_unicode(key)
    let typesText = !isShortcut && scalar >= 0x20 && scalar != 0x7F
    let press = HostPress(key: key == 0 ? nil : Int(key), typesText: typesText)
    guard adapter.userWillType(press), modifiers & GDK_CONTROL_MASK.rawValue != 0 else {
      return false
    }
    switch gdk_keyval_to_lower(key) {
    case guint(GDK_KEY_z) where modifiers & GDK_SHIFT_MASK.rawValue == 0: adapter.undo()
    case guint(GDK_KEY_z), guint(GDK_KEY_y): adapter.redo()
    default: return false
    }
    return true
  }

  static func adapter(_ data: gpointer?) -> InterceptedEntry {
    Unmanaged<InterceptedEntry>.fromOpaque(data!).takeUnretainedValue()
  }
}

// MARK: Offsets

extension String {
  /// Returns the offset in UTF-16 code units of a scalar, which GTK counts.
  func utf16Offset(ofScalar offset: CInt) -> Int {
    unicodeScalars.prefix(Int(offset)).reduce(0) { $0 + UTF16.width($1) }
  }

  /// Returns the number of scalars before an offset in UTF-16 code units.
  func scalarOffset(ofUTF16 offset: Int) -> CInt {
    CInt(unicodeScalars[..<String.Index(utf16Offset: offset, in: self)].count)
  }
}
