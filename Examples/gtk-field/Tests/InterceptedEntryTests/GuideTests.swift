import Foundation
import Testing

/// The guide has the program that this package compiles.
@Test func theGuideHasTheProgram() throws {
  let package = URL(filePath: #filePath).appending(path: "../../..").standardized
  let guide = package.appending(path: "../../Docs/Guides/Gtk.md").standardized
  let program = package.appending(path: "Sources/gtk-name/main.swift")
  let text = try String(contentsOf: guide, encoding: .utf8)
  #expect(
    text.contains("```swift unchecked\n\(try String(contentsOf: program, encoding: .utf8))```"))
}
