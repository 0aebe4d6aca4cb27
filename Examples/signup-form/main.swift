import Foundation
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles

// Exit status: 0 the form conforms, 1 it does not, 64 wrong usage, 65 malformed input, 66 no such file.
let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
  print(Options.usage, terminator: "")
  exit(0)
}
guard let options = Options(arguments) else { quit(Options.usage, status: 64) }

let signup: SignupForm
do {
  signup = try SignupForm(contentsOf: options.profile)
} catch let errors as ProfileErrors {
  quit(errors.errors.map { "\(options.profile):\($0)\n" }.joined(), status: 65)
} catch {
  quit("\(options.profile) cannot be read. Another file is named with --profile.\n", status: 66)
}
let messages = Messages(preferring: [options.language])

if options.checksBody {
  let check = BodyCheck(signup: signup, messages: messages)
  do {
    let answer = try check.answer(to: FileHandle.standardInput.readToEnd() ?? Data())
    print(answer.json())
    exit(answer.isValid ? 0 : 1)
  } catch {
    print((["error": .string("\(error)")] as JSONValue).json())
    exit(65)
  }
}

guard let texts = Interview(signup: signup, messages: messages).run() else {
  quit("The form is not complete.\n", status: 1)
}
for field in signup.validator.fields {
  let text = texts[field.name]?.string ?? ""
  let shown = signup.isSecret(field.name) ? "••••" : text
  print("\(signup.label(of: field.name)): \(shown)".shownOnTerminal)
}

/// Writes a message to standard error and exits.
func quit(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data(message.linesShownOnTerminal.utf8))
  exit(status)
}
