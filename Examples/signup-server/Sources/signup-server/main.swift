import Foundation
import ServiceLifecycle
import SignupServer

let usage = """
  usage: signup-server [--port PORT] [--profile FILE] [--database FILE] [--module FOLDER]

  --port PORT         on 127.0.0.1; 8080 unless given
  --profile FILE      the profile of the form, which may be changed while the server runs
  --database FILE     where accounts are kept; accounts.sqlite unless given
  --module FOLDER     what Sources/Hosts/IntercepterWeb/make-package has written; without it the page has no JavaScript

  """

func quit(_ words: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data(words.utf8))
  exit(status)
}

var options = ["--port": "8080", "--database": "accounts.sqlite"]
options["--profile"] = "Examples/signup-server/signup.json"
var arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--help") {
  print(usage, terminator: "")
  exit(0)
}
while let name = arguments.popFirst() {
  guard ["--port", "--profile", "--database", "--module"].contains(name),
    let value = arguments.popFirst()
  else { quit(usage, status: 64) }
  options[name] = value
}
guard let port = options["--port"].flatMap(UInt16.init) else { quit(usage, status: 64) }

let server: SignupServer
do {
  server = SignupServer(
    profile: try ProfileFile(path: options["--profile", default: ""]),
    accounts: try Accounts(path: options["--database", default: ""]),
    module: options["--module"])
} catch {
  quit("\(error)\n", status: 66)
}
try await server.service(port: Int(port)) { print("http://127.0.0.1:\($0 ?? Int(port))/") }.run()
