// The privacy manifest of the modules for Apple's platforms. It has a target of its own because SwiftPM gives every
// target with a resource a source file that imports Foundation, which other platforms then link.
//
// The reason for active keyboards, 54BD.1: `OneEmojiTextField` looks for the emoji keyboard in
// `UITextInputMode.activeInputModes`, and shows a picker where the user has none.
// The reason for user defaults, CA92.1: the emoji picker stores what the user chose, for the app alone.
// https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
