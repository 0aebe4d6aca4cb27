/// What platforms, versions and keyboards do differently.
struct Habits {
  /// The keyboard's language, as UIKit says it; of AppKit, whether it is a keyboard layout.
  var language: String? = "en-US"
  /// The question is about several ranges, where the delegate answers that: iOS 26, and AppKit.
  var asksInPlural = false

  /// How AppKit names the keyboard.
  var inputSource: String? {
    language == "en-US" ? "com.apple.keylayout.US" : language.map { _ in "com.apple.inputmethod.X" }
  }
}
