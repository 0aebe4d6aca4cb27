import SwiftUI

/// Text fields to try, and a checklist for a device.
@main
struct PlaygroundApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}
