internal import CGtk
internal import Testing
internal import TextInputIntercepter

@testable import InterceptedEntry

/// A `GtkEntry` in a window, with its adapter and what the field's listeners heard.
final class TestEntry {
  /// One window, whose entry each test replaces.
  nonisolated(unsafe) private static let window = OpaquePointer(gtk_window_new()!)
  let field: InterceptedField
  let adapter: InterceptedEntry
  private let text: OpaquePointer
  private(set) var heard: [String] = []

  init(_ rules: [Rule], format: TextFormat? = nil, _ text: String = "") throws {
    try #require(InputMethod.isReady, "GTK needs a display, such as Xvfb")
    field = InterceptedField(
      Intercepter(rules: rules, format: format),
      state: EditingState(text, caret: text.utf16.count))
    let entry = OpaquePointer(gtk_entry_new()!)
    self.text = gtk_editable_get_delegate(entry)
    adapter = InterceptedEntry(entry, field)
    InputMethod.attach(to: self.text)
    gtk_window_set_child(UnsafeMutablePointer(Self.window), UnsafeMutablePointer(entry))
    gtk_widget_realize(UnsafeMutablePointer(Self.window))
    gtk_widget_realize(UnsafeMutablePointer(self.text))
    g_object_ref(gpointer(entry))  // The clipboard calls it even after the next test replaced it.
    field.onChange = { [unowned self] in heard.append($0.text) }
    turn()
  }

  /// What a person sees, with `|` for the caret and `‹›` around a selection.
  var shown: String {
    turn()
    var (start, end): (CInt, CInt) = (0, 0)
    gtk_editable_get_selection_bounds(text, &start, &end)
    var scalars = String.UnicodeScalarView(
      String(cString: gtk_editable_get_text(text)).unicodeScalars)
    func insert(_ mark: Unicode.Scalar, _ offset: CInt) {
      scalars.insert(mark, at: scalars.index(scalars.startIndex, offsetBy: Int(offset)))
    }
    if start == end { insert("|", start) } else { insert("›", end); insert("‹", start) }
    return String(scalars)
  }

  func key(_ key: Int? = nil, typesText: Bool = false) {
    _ = adapter.userWillType(HostPress(key: key, typesText: typesText))
  }

  func select(_ range: Range<CInt>) {
    gtk_editable_select_region(text, range.lowerBound, range.upperBound)
    turn()
  }

  /// A key, which commits its text, as GTK's simple input method does.
  func type(_ string: String) {
    for character in string {
      key()
      InputMethod.commit(String(character))
      turn()
    }
  }

  /// A paste or a drop: an insertion at a place.
  func insert(_ string: String, at place: CInt) {
    key()
    var place = place
    gtk_editable_insert_text(text, string, -1, &place)
  }

  func delete(_ range: Range<CInt>) {
    key()
    gtk_editable_delete_text(text, range.lowerBound, range.upperBound)
  }

  /// A surrounding delete, which an input method asks for.
  func deleteSurrounding(_ range: Range<CInt>) {
    gtk_editable_delete_text(text, range.lowerBound, range.upperBound)
  }

  /// Lets GTK finish an event.
  ///
  /// The X server reports what the widget did to the primary selection.
  func turn() {
    while g_main_context_iteration(nil, 0) != 0 {}
    gdk_display_sync(gdk_display_get_default())
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
