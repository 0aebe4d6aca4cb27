// An amount field of any locale: what people type and paste, what the field holds, and what is paid.
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
// The rule would take the root's separators for a locale that libicu does not know.
if NumberSymbols(locale: options.locale) == nil {
  quit("Nothing is known of how numbers are written in “\(options.locale)”.\n")
}

let cashier = Cashier(
  field: AmountField(locale: options.locale),
  messages: Messages(preferring: [options.language ?? options.locale]),
  typesKeyByKey: options.typesKeyByKey)
exit(cashier.run() ? 0 : 1)

/// Says on standard error what is wrong with the call, and ends the program.
func quit(_ message: String) -> Never {
  FileHandle.standardError.write(Data(message.linesShownOnTerminal.utf8))
  exit(64)
}
