import CGtk
import InterceptedEntry
import TextInputIntercepter

typealias Widget = UnsafeMutablePointer<GtkWidget>

let activate: @convention(c) (OpaquePointer, gpointer?) -> Void = { application, _ in
  let window = gtk_application_window_new(UnsafeMutablePointer(application))!
  let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8)!
  let entry = gtk_entry_new()!
  let counter = OpaquePointer(gtk_label_new("0/10")!)
  let reason = OpaquePointer(gtk_label_new(nil)!)
  for child in [entry, Widget(counter), Widget(reason)] {
    gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), child)
  }

  let field = InterceptedField(
    Intercepter(rules: [.emoji(.forbidden), .maxLength(10, in: .gb18030)]))
  field.onDecision = { [unowned field] _ in
    let count = field.lengthCounts[0]
    gtk_label_set_text(counter, "\(count.length)/\(count.limit)")
    gtk_label_set_text(reason, field.reasons.first?.message ?? "")
  }
  InterceptedEntry(OpaquePointer(entry), field)

  gtk_window_set_child(UnsafeMutablePointer(OpaquePointer(window)), box)
  gtk_window_present(UnsafeMutablePointer(OpaquePointer(window)))
}

let application = gtk_application_new("org.example.Name", G_APPLICATION_DEFAULT_FLAGS)!
g_signal_connect_data(
  application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil, GConnectFlags(0))
g_application_run(UnsafeMutablePointer(OpaquePointer(application)), 0, nil)
