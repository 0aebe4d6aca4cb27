import IntercepterAdapters
import SwiftUI
import TextInputIntercepter
import UIKit

// The examples of the libraries that this one is modelled on, written against it; word for word in the
// guide "Adapters".

@MainActor
enum OriginalExamples {
  static var log: [String] = []
  static func print(_ message: String) { log.append(message) }

  /// An amount of at most nine characters with two decimals, in the README of FJFTextInputIntercepter.
  static func money(_ moneyField: UITextField) {
    let money = FJFConfiguration(maxCharacterNum: 9, numberType: .decimal, decimalPlaces: 2)
    moneyField.intercepter = money.intercepter
    moneyField.interceptedField?.onViolation = { violations in
      if violations.contains(where: { $0.code == .tooLong }) { print("最多只能输入9位数字") }
    }
  }

  /// A name of at most ten letters, each Chinese character counting one, in the same README.
  static func name(_ nameField: UITextField) {
    let name = FJFConfiguration(
      maxCharacterNum: 10, emojiAdmitted: false, doubleBytePerChineseCharacter: false)
    nameField.intercepter = name.intercepter
    nameField.interceptedField?.onViolation = { violations in print(violations[0].message) }
  }

  /// A profile whose picture is one emoji, in the article about a field for one.
  struct ProfileView: View {
    @State var profileImageEmoji = ""

    var body: some View {
      if OneEmojiField.hasEmojiKeyboard {
        OneEmojiField(text: $profileImageEmoji, fontSize: 80)
      } else {
        Text("🙂")
      }
    }
  }

  /// A view that says which of eight keys was pressed, in the article about hardware keyboards.
  struct PressedKeyView: View {
    @State var pressedKey = ""

    var body: some View {
      VStack {
        Text("Press ZXCVASDF")
        Text(pressedKey)
        HardwareKeys("ZXCVASDF") { press in
          if press.phase == .began { pressedKey = press.characters }
        }
      }
    }
  }
}
