internal import CGtk

/// An input method that does what a test says, with the signals of a real one.
enum InputMethod {
  nonisolated(unsafe) fileprivate static var context: UnsafeMutablePointer<GtkIMContext>?
  nonisolated(unsafe) fileprivate static var preedit = ""

  /// Starts GTK with this input method.
  static let isReady: Bool = {
    guard gtk_init_check() != 0 else { return false }
    let type = g_type_register_static_simple(
      gtk_im_context_get_type(), "InputMethodOfTests",
      guint(MemoryLayout<GtkIMContextClass>.size),
      { (kind: gpointer?, _: gpointer?) in
        kind!.assumingMemoryBound(to: GtkIMContextClass.self).pointee.get_preedit_string = {
          _, text, attributes, caret in
          text?.pointee = g_strdup(InputMethod.preedit)
          attributes?.pointee = pango_attr_list_new()
          caret?.pointee = CInt(InputMethod.preedit.unicodeScalars.count)
        }
      }, guint(MemoryLayout<GtkIMContext>.size),
      { (instance: UnsafeMutablePointer<GTypeInstance>?, _: gpointer?) in
        InputMethod.context = UnsafeMutablePointer(OpaquePointer(instance!))
      }, GTypeFlags(0))
    g_io_extension_point_implement("gtk-im-module", type, "tests", 0)
    return true
  }()

  /// Makes a widget use it.
  static func attach(to text: OpaquePointer) {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))  // G_TYPE_STRING
    g_value_set_string(&value, "tests")
    g_object_set_property(UnsafeMutablePointer(text), "im-module", &value)
    preedit = ""
  }

  /// Shows marked text, or none.
  static func mark(_ text: String) {
    if preedit.isEmpty && !text.isEmpty { emit("preedit-start") }
    let wasEmpty = preedit.isEmpty
    preedit = text
    emit("preedit-changed")
    if !wasEmpty && text.isEmpty { emit("preedit-end") }
  }

  static func commit(_ text: String) { emit("commit", text) }

  private static func emit(_ signal: String, _ argument: String? = nil) {
    var values = [GValue(), GValue()]
    g_value_init(&values[0], gtk_im_context_get_type())
    g_value_set_object(&values[0], context)
    if let argument {
      g_value_init(&values[1], GType(16 << 2))
      g_value_set_string(&values[1], argument)
    }
    g_signal_emitv(values, g_signal_lookup(signal, gtk_im_context_get_type()), 0, nil)
  }
}
