// A text field of GTK 4 with the rules of the arguments, its counter, and the reason for a veto.
//
//     swift run --package-path Examples/gtk-field gtk-field name

internal import CGtk
internal import Foundation

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  FileHandle.standardError.write(Data(Options.usage.utf8))
  exit(64)
}
// Until the program ends: the application activates the window once.
nonisolated(unsafe) var window: FieldWindow?
let arguments = options

let application = gtk_application_new(nil, G_APPLICATION_NON_UNIQUE)!
let activate: @convention(c) (UnsafeMutablePointer<GtkApplication>, gpointer?) -> Void = {
  application, _ in window = FieldWindow(application, arguments)
}
g_signal_connect_data(
  application, "activate", unsafeBitCast(activate, to: GCallback.self), nil, nil, GConnectFlags(0))
exit(g_application_run(UnsafeMutablePointer(OpaquePointer(application)), 0, nil))
