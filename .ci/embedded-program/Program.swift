internal import IntercepterForms
internal import IntercepterMessages
internal import IntercepterProfiles
internal import TextFieldSimulator
internal import TextInputIntercepter

// What the JavaScript around it calls. Nothing of it runs on two threads.
nonisolated(unsafe) private var handler: RequestHandler?
nonisolated(unsafe) private var answer: [UInt8] = []

/// Reads a profile, whose violations are then told in a language; says what is wrong with it.
///
/// - Returns: The length of what there is to say, which is empty where the profile can be read.
@_expose(wasm, "read_profile")
@_cdecl("read_profile")
public func readProfile(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ isChinese: Bool) -> Int {
  do throws(ProfileErrors) {
    let profile = try Profile(json: Array(UnsafeBufferPointer(start: bytes, count: count)))
    guard let form = try? profile.makeFormValidator(),
      let messages = Messages(language: isChinese ? "zh-Hans" : "en")
    else { return say("no form, or no messages") }
    handler = RequestHandler(form, field: nil) { messages.text(for: $0) }
    return say("")
  } catch {
    return say(error.description)
  }
}

/// Answers a request of the JSON Lines protocol.
///
/// - Returns: The length of the answer.
@_expose(wasm, "answer")
@_cdecl("answer")
public func answer(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ line: Int) -> Int {
  guard let handler else { return say("no profile") }
  var json = JSONLine()
  let request = UnsafeBufferPointer(start: bytes, count: count)
  _ = handler.answer(request, number: line, to: &json)
  answer = json.bytes
  return answer.count
}

/// Runs a keystroke script in both host modes; says what fails.
///
/// - Returns: The length of what there is to say, which is empty where the script passes.
@_expose(wasm, "replay")
@_cdecl("replay")
public func replay(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  do throws(KeystrokeScriptErrors) {
    let script = try KeystrokeScript(
      utf8: Array(UnsafeBufferPointer(start: bytes, count: count)))
    let failures = SimulatedTextField.HostMode.allCases.flatMap { script.run(mode: $0).failures }
    return say(failures.map { $0.description }.joined(separator: "\n"))
  } catch {
    return say(error.description)
  }
}

/// Where the last answer is, in UTF-8.
@_expose(wasm, "last_answer")
@_cdecl("last_answer")
public func lastAnswer() -> UnsafePointer<UInt8>? {
  answer.withUnsafeBufferPointer { $0.baseAddress }
}

private func say(_ text: String) -> Int {
  answer = Array(text.utf8)
  return answer.count
}
