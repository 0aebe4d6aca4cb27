// Each line of standard input is typed behind what the field holds; an empty line deletes. What the
// field holds then is printed, with its scalars. The exit status is 0 if it ends with an emoji, 1 if not.
//
//     printf '👍\n🏽\n🏴󠁧󠁢󠁥󠁮󠁧󠁿\n1\n1️⃣\n' | swift run -q --package-path Examples one-emoji-field

import Foundation
import IntercepterProfiles

let field = OneEmojiField()
while let line = readLine() {
  var refusal: String?
  if line.isEmpty { field.delete() } else { refusal = field.type(line) }
  let shown = field.text.isEmpty ? "(empty)" : "\(field.text) \(field.text.scalars)"
  print("\(line.isEmpty ? "⌫" : line.shownOnTerminal) → \(shown)\(refusal.map { "  \($0)" } ?? "")")
}
exit(field.isFilled ? 0 : 1)

extension String {
  /// The scalars of the text: `U+1F44D U+1F3FD`.
  fileprivate var scalars: String {
    unicodeScalars.map { "U+\(String($0.value, radix: 16, uppercase: true))" }
      .joined(separator: " ")
  }
}
