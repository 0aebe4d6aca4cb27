// An amount field for any locale: shows the typed and pasted text, the text of the field, and the
// amount that is paid.
//
//     printf '1.234,5\n1234.50\n1,234\n' | swift run -q --package-path Examples payment-amount de

import Foundation
import IntercepterMessages
import IntercepterProfiles
import TextInputIntercepter

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
  print(Options.usage, terminator: "")
  exit(0)
}
guard let options = Options(arguments) else { quit(Options.usage) }
// For an unknown locale, the rule would use the separators of the root locale.
if NumberSymbols(locale: options.locale) == nil {
  quit("Nothing is known of how numbers are written in “\(options.locale)”.\n")
}

let cashier = Cashier(
  field: AmountField(locale: options.locale),
  messages: Messages(preferring: [options.language ?? options.locale]),
  typesKeyByKey: options.typesKeyByKey)
exit(cashier.run() ? 0 : 1)

/// Writes a message about wrong usage to standard error and exits.
func quit(_ message: String) -> Never {
  FileHandle.standardError.write(Data(message.linesShownOnTerminal.utf8))
  exit(64)
}
