import Foundation
import IntercepterForms
import IntercepterProfiles
import TextInputIntercepter

/// The form as HTML, which is complete without JavaScript.
///
/// With JavaScript, `page.js` applies the same profile to the fields.
package struct SignupPage {
  let form: SignupForm
  /// The validated submission with its messages, or `nil` for an empty form.
  var submission: Submission?
  /// The messages about the form as a whole.
  var notes: [String] = []
  /// The language of the messages.
  var language = "en"
  /// A Boolean value that indicates whether there is a module for the page.
  var hasModule = false

  private static let longTexts: Set = ["about"]

  package var html: String {
    let notes = notes + (submission?.formViolations.map(\.message) ?? [])
    return Self.document(
      title: "Sign up",
      body: """
        <p id="form-notice" role="status" lang="\(language.escaped)">\(notes.joined(separator: " ").escaped)</p>
        <form id="signup" method="post" action="/" novalidate>
        \(form.validator.fields.map(row).joined(separator: "\n"))
        <input type="hidden" name="\(PostedForm.fingerprintName)" value="\(form.fingerprint)">
        <button>Sign up</button>
        </form>
        \(scripts)
        """)
  }

  private func row(_ field: FormField) -> String {
    let name = field.name.escaped
    let result = submission?[field.name]
    let isSecret = SignupForm.secrets.contains(field.name)
    let text = isSecret ? "" : (result?.text ?? "").escaped
    let violations = result?.violations.map(\.message) ?? []
    let attributes =
      "id=\"\(name)\" name=\"\(name)\" aria-describedby=\"\(name)-notice\""
      + (result?.isValid == false ? " aria-invalid=\"true\"" : "")
      + (submission?.firstInvalidField?.name == field.name ? " autofocus" : "")
    let control =
      Self.longTexts.contains(field.name)
      // HTML ignores a line break directly after the tag.
      ? "<textarea \(attributes) rows=\"4\">\n\(text)</textarea>"
      : "<input \(attributes) \(Self.type(isSecret)) value=\"\(text)\">"
    return """
      <p><label for="\(name)">\(form.label(of: field.name).escaped)</label>
      \(control)
      <span id="\(name)-notice" class="notice" lang="\(language.escaped)">\(violations.joined(separator: " ").escaped)</span></p>
      """
  }

  private static func type(_ isSecret: Bool) -> String {
    isSecret ? "type=\"password\" autocomplete=\"new-password\"" : "type=\"text\""
  }

  private var scripts: String {
    guard hasModule else { return "" }
    let answer = submission?.json() ?? "{}"
    return """
      <script type="text/plain" id="profile">\(Data(form.compiled(language: language)).base64EncodedString())</script>
      <script type="application/json" id="answer">\(answer.insideScript)</script>
      <script type="module" src="/page.js"></script>
      """
  }

  /// Returns a page with a single message.
  package static func saying(_ words: String, title: String) -> String {
    document(
      title: title,
      body: "<p>\(words.escaped)</p>\n<p><a href=\"/\">To the form</a></p>")
  }

  private static func document(title: String, body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escaped)</title>
    <link rel="icon" href="data:,">
    <style>
    :root { color-scheme: light dark; }
    body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 2rem auto; padding: 0 1rem; }
    label, input, textarea { display: block; width: 100%; box-sizing: border-box; font: inherit; }
    input, textarea { padding: .4rem .5rem; margin: .2rem 0; }
    [aria-invalid] { border: 2px solid #c0392b; }
    .notice, #form-notice { color: light-dark(#a3201b, #ff9a92); }
    button { font: inherit; padding: .4rem 1.2rem; }
    </style>
    <h1>\(title.escaped)</h1>
    \(body)
    </html>
    """
  }

  /// The script that applies the profile to the fields and shows the server's messages.
  package static let script = """
    import { attachForm, loadProfile } from "/module/intercepter.js"

    const read = (id) => document.getElementById(id).textContent
    const profile = await loadProfile(Uint8Array.from(atob(read("profile")), (byte) => byte.charCodeAt(0)))
    const notices = Object.fromEntries(
      profile.fields.map((name) => [name, document.getElementById(`${name}-notice`)]))
    const form = attachForm(
      document.getElementById("signup"), profile, { notices, notice: document.getElementById("form-notice") })
    const answer = JSON.parse(read("answer"))
    if (answer.results) form.add(answer)
    """
}

extension String {
  /// The text with HTML escapes, also for attributes in quotation marks.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// The JSON without characters that could end the enclosing element.
  fileprivate var insideScript: String { replacing("<", with: "\\u003c") }
}
