// Types each line of standard input at the end of the field; an empty line deletes. After each line,
// prints the text of the field with its scalars. The exit status is 0 if the field contains an emoji
// at the end, otherwise 1.
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
