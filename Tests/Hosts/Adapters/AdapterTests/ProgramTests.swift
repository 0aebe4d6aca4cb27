import AppKit
import IntercepterAdapters
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

/// Texts that the program sets while somebody edits: only what differs is replaced.
@MainActor
@Suite struct ProgramTests {
  @Test func `a binding that changes the case of what is typed leaves the caret where it is`() {
    let model = RepresentableTests.Model("ABCD", Intercepter(rules: []))
    model.onChange = { $0.uppercased() }
    model.uiField.stub.selection = NSRange(2..<2)
    model.insert("x")
    model.insert("y")
    #expect(model.text == "ABXYCD" && model.uiField.text == "ABXYCD")
    #expect(model.uiField.stub.selection == NSRange(4..<4))
  }
}
