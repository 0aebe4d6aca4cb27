import CGtk
import Testing
import TextInputIntercepter

@testable import InterceptedEntry

/// Edits of a real `GtkEntry`, on the one thread of GTK.
@MainActor @Suite(.serialized) struct InterceptedEntryTests {
  let four = [Rule.maxLength(4, in: .graphemes)]

  @Test func aRefusedInsertionNeverAppears() throws {
    let entry = try TestEntry(four)
    entry.type("a😀bcd")
    #expect(entry.shown == "a😀bc|")
    #expect(entry.field.state == EditingState("a😀bc", caret: 5))
    #expect(entry.heard == ["a", "a😀", "a😀b", "a😀bc"])
  }

  @Test func aRefusedReplacementRestoresTheSelection() throws {
    let entry = try TestEntry([.numbersOnly()], "1234")
    entry.select(1..<3)
    entry.type("x")
    #expect(entry.shown == "1‹23›4")
    #expect(entry.field.state == EditingState("1234", selection: 1..<3))
    #expect(entry.heard.isEmpty)
  }

  @Test func anAcceptedReplacementIsOneEdit() throws {
    let entry = try TestEntry([.numbersOnly()], "1234")
    entry.select(1..<3)
    entry.type("9")
    #expect(entry.shown == "19|4")
    #expect(entry.heard == ["194"])
  }

  @Test func aDeletionIsHeardOnceItStands() throws {
    let entry = try TestEntry(four, "ab😀c")
    entry.delete(2..<3)
    #expect(entry.shown == "abc|")
    #expect(entry.heard == ["abc"])
  }

  @Test func aFormatAmends() throws {
    let entry = try TestEntry([.numbersOnly()], format: .pattern("#### ####"))
    entry.type("12345")
    #expect(entry.shown == "1234 5|")
    entry.delete(5..<6)
    #expect(entry.shown == "1234|")
    entry.insert("5x", at: 4)
    #expect(entry.shown == "1234|")
    entry.insert("5678", at: 4)
    #expect(entry.shown == "1234 5678|")
    #expect(entry.field.unformattedText == "12345678")
  }

  @Test func aTypedMarkGetsItsMeaningWhenTheFocusLeaves() throws {
    let entry = try TestEntry(
      [.decimal(places: 2, locale: "de")], format: .grouped(locale: "de"))
    entry.type("12.5")
    #expect(entry.shown == "12.5|")
    entry.adapter.focusDidLeave()
    #expect(entry.shown == "12,5|")
    #expect(entry.heard.last == "12,5")
  }

  @Test func aProgramShowsWhatItSets() throws {
    let entry = try TestEntry(four, "ab")
    entry.field.setState(EditingState("abcdef", caret: 6))
    entry.adapter.show()
    #expect(entry.shown == "abcdef|")
    entry.type("g")
    #expect(entry.shown == "abcdef|")
    entry.delete(5..<6)
    #expect(entry.shown == "abcde|")
  }

  @Test func theCaretOfTheUserIsTheFields() throws {
    let entry = try TestEntry(four, "😀ab")
    entry.select(1..<1)
    #expect(entry.field.state == EditingState("😀ab", caret: 2))
  }

  @Test func theAdapterLivesAsLongAsTheWidget() throws {
    try #require(InputMethod.isReady)
    let widget = OpaquePointer(g_object_ref_sink(gpointer(gtk_entry_new()))!)
    let connect = { InterceptedEntry(widget, InterceptedField(Intercepter(rules: four))) }
    weak let adapter = connect()
    #expect(adapter != nil)
    var place: CInt = 0
    gtk_editable_insert_text(widget, "abcde", -1, &place)
    #expect(adapter?.field.state.text == "")
    g_object_unref(gpointer(widget))
    #expect(adapter == nil)
  }

  // MARK: Undo

  @Test func aRunOfTypedCharactersIsOneStep() throws {
    let entry = try TestEntry([], "")
    entry.type("ab cd")
    entry.key()
    entry.adapter.undo()
    #expect(entry.shown == "ab|")
    entry.adapter.undo()
    #expect(entry.shown == "|")
    entry.adapter.redo()
    entry.adapter.redo()
    #expect(entry.shown == "ab cd|")
    entry.adapter.redo()
    #expect(entry.shown == "ab cd|")
  }

  @Test func whatWasRefusedIsNoStep() throws {
    let entry = try TestEntry([.numbersOnly()], "1234")
    entry.delete(3..<4)
    entry.select(1..<2)
    entry.type("x")
    entry.key()
    entry.adapter.undo()
    #expect(entry.shown == "1234|")
  }

  @Test func aPasteOverASelectionIsOneStep() throws {
    let entry = try TestEntry([], "abc")
    entry.select(0..<3)
    InputMethod.commit("xyz")
    #expect(entry.shown == "xyz|")
    entry.key()
    entry.adapter.undo()
    #expect(entry.shown == "‹abc›")
  }
}
