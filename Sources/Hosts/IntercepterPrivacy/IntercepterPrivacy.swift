// The privacy manifest of the modules for Apple's platforms. It has its own target because SwiftPM
// adds a source file that imports Foundation to every target with a resource. In another target,
// other platforms would link Foundation too.
//
// The reason for active keyboards, 54BD.1: `OneEmojiTextField` looks for the emoji keyboard in
// `UITextInputMode.activeInputModes`, and shows a picker if it is not enabled.
// The reason for user defaults, CA92.1: the emoji picker stores the user's choices, for the app
// alone.
// https://developer.apple.com/documentation/bundleresources/describing-use-of-required-reason-api
