internal import CGtk
internal import Foundation
internal import InterceptedEntry
internal import TextInputIntercepter

/// A window with a text field, its counter, and the reasons for the last veto.
final class FieldWindow {
  private let field: InterceptedField
  private let entry = OpaquePointer(gtk_entry_new()!)
  private let adapter: InterceptedEntry
  private let counter = OpaquePointer(gtk_label_new("")!)
  private let reason = OpaquePointer(gtk_label_new("")!)
  private let log: FileHandle?
  private var decision: Decision?
  private var preedit = ""

  init(_ application: UnsafeMutablePointer<GtkApplication>, _ options: Options) {
    field = InterceptedField(
      options.rules, state: EditingState(options.text, caret: options.text.utf16.count))
    adapter = InterceptedEntry(entry, field)
    log = options.log

    let window = gtk_application_window_new(application)!
    gtk_window_set_title(UnsafeMutablePointer(OpaquePointer(window)), "gtk-field")
    gtk_window_set_default_size(UnsafeMutablePointer(OpaquePointer(window)), 480, 120)
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)!
    gtk_widget_add_css_class(box, "toolbar")
    for child in [entry, counter, reason] {
      gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), UnsafeMutablePointer(child))
    }
    gtk_label_set_wrap(reason, 1)
    gtk_label_set_xalign(reason, 0)
    gtk_label_set_xalign(counter, 1)
    gtk_window_set_child(UnsafeMutablePointer(OpaquePointer(window)), box)

    field.onDecision = { [unowned self] decision in
      self.decision = decision
      update()
      write("decision")
    }
    followKeysAndPreedit(in: window)
    update()
    gtk_window_present(UnsafeMutablePointer(OpaquePointer(window)))
    gtk_widget_grab_focus(UnsafeMutablePointer(entry))
    if let selection = options.selection {
      field.setState(EditingState(options.text, selection: selection))
      adapter.show()
    }
    write("ready")
  }

  private func update() {
    let counts = field.lengthCounts.map { "\($0.length)/\($0.limit) \($0.unit)" }
    gtk_label_set_text(counter, counts.joined(separator: "  "))
    gtk_label_set_text(reason, message)
    adapter.describe(message, in: reason)
    let change = message.isEmpty ? gtk_widget_remove_css_class : gtk_widget_add_css_class
    change(UnsafeMutablePointer(entry), "error")
  }

  /// The reasons for the last veto.
  ///
  /// An input method may still change what is marked, so nothing is said of that.
  private var message: String {
    guard decision != nil, preedit.isEmpty else { return "" }
    return field.reasons.map(\.message).joined(separator: " ")
  }

  // MARK: For a machine that types

  private func followKeysAndPreedit(in window: UnsafeMutablePointer<GtkWidget>) {
    let data = Unmanaged.passUnretained(self).toOpaque()
    let mark: @convention(c) (OpaquePointer, UnsafePointer<CChar>, gpointer) -> Void = {
      let window = Unmanaged<FieldWindow>.fromOpaque($2).takeUnretainedValue()
      window.preedit = String(cString: $1)
      window.update()
      window.write("preedit")
    }
    g_signal_connect_data(
      gpointer(gtk_editable_get_delegate(entry)), "preedit-changed",
      unsafeBitCast(mark, to: GCallback.self), data, nil, GConnectFlags(0))
    let select: @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> Void = {
      Unmanaged<FieldWindow>.fromOpaque($2).takeUnretainedValue().write("selection")
    }
    for property in ["cursor-position", "selection-bound"] {
      g_signal_connect_data(
        gpointer(entry), "notify::\(property)", unsafeBitCast(select, to: GCallback.self), data,
        nil,
        G_CONNECT_AFTER)
    }
    let press: @convention(c) (OpaquePointer, guint, guint, GdkModifierType, gpointer) -> gboolean =
      {
        let window = Unmanaged<FieldWindow>.fromOpaque($4).takeUnretainedValue()
        return window.pressed(CInt(bitPattern: $1))
      }
    // In the bubble phase: the input method had the key before.
    let keys = gtk_event_controller_key_new()!
    g_signal_connect_data(
      gpointer(keys), "key-pressed", unsafeBitCast(press, to: GCallback.self), data, nil,
      GConnectFlags(0))
    gtk_widget_add_controller(window, keys)
  }

  private func pressed(_ key: CInt) -> gboolean {
    switch key {
    case GDK_KEY_F13:
      // After what this key made the input method commit.
      let write: GSourceFunc = {
        Unmanaged<FieldWindow>.fromOpaque($0!).takeUnretainedValue().write("sentinel")
        return 0
      }
      g_idle_add(write, Unmanaged.passUnretained(self).toOpaque())
    case GDK_KEY_F14:
      decision = nil
      field.setState(EditingState("", caret: 0))
      adapter.show()
      update()
      write("cleared")
    default: return 0
    }
    return 1
  }

  private func write(_ event: String) {
    guard let log else { return }
    var (start, end): (CInt, CInt) = (0, 0)
    gtk_editable_get_selection_bounds(entry, &start, &end)
    let text = String(cString: gtk_editable_get_text(entry))
    let step = Step(
      event: event, text: text, selection: [start, end].map { text.utf16Count(ofScalars: $0) },
      characters: [Int(start), Int(end)], preedit: preedit, state: .init(field.state),
      outcome: decision?.outcome.rawValue, code: decision?.violations.first?.code.rawValue,
      message: message)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(step) else { return }
    log.write(line + Data("\n".utf8))
  }
}

/// A line of the log.
private struct Step: Encodable {
  let event, text: String
  let selection, characters: [Int]
  let preedit: String
  let state: State
  let outcome, code: String?
  let message: String

  struct State: Encodable {
    let text: String
    let selection, marked: [Int]?

    init(_ state: EditingState) {
      text = state.text
      selection = state.selection.map { [$0.lowerBound, $0.upperBound] }
      marked = state.markedRange.map { [$0.lowerBound, $0.upperBound] }
    }
  }
}

extension String {
  fileprivate func utf16Count(ofScalars count: CInt) -> Int {
    String(String.UnicodeScalarView(unicodeScalars.prefix(Int(count)))).utf16.count
  }
}
