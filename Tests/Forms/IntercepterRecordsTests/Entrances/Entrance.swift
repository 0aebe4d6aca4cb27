import IntercepterForms
import IntercepterProfiles
import IntercepterRecords
import TestSupport
import TextFieldSimulator
import TextInputIntercepter

/// A way in which a text arrives in a field.
enum Entrance: String, CaseIterable {
  case paste, programSet, autofill, submission, sanitizing, table, script
  /// A typed text may be incomplete where it has another value, so it is not one of `all`.
  case typing
  /// `Intercepter.sanitize`, which may cut free text, and no value.
  case cutting

  static let all = allCases.filter { $0 != .typing && $0 != .cutting }

  /// Returns the value that the entrance gives to a text, as a form stores it; `nil` if it refuses
  /// the text or leaves one that is not valid.
  func value(of text: String, in field: EntranceField) throws -> String? {
    switch self {
    case .paste:
      let values = [true, false].map { asks in
        let run = FormatRun(field.intercepter, asks: asks)
        return run.insert(text).outcome == .rejected ? nil : field.stored(run.field.state.text)
      }
      return values[0] == values[1] ? values[0] : "\(values)"
    case .typing:
      let values = [true, false].map { asks in
        let run = FormatRun(field.intercepter, asks: asks)
        run.type(text)
        return field.stored(run.field.state.text)
      }
      return values[0] == values[1] ? values[0] : "\(values)"
    case .programSet:
      let live = InterceptedField(field.intercepter)
      live.setState(EditingState(text, caret: text.utf16.count))
      return field.stored(live.state.text)
    case .autofill:
      let simulated = SimulatedTextField(field.intercepter)
      let decision = simulated.autofill(text)
      return decision?.outcome == .rejected ? nil : field.stored(simulated.state.text)
    case .submission: return field.stored(text)
    case .sanitizing:
      let result = field.form.sanitize(text)
      return result.isValid ? field.stored(result.text) : nil
    case .cutting:
      let text = field.intercepter.sanitize(text)
      return field.intercepter.validate(text).isValid ? field.stored(text) : nil
    case .table:
      var checker = try RecordChecker(field.profile, format: .csv)
      checker.report = .fixed
      let checked = checker.check("f,x\n\(text.inCSV),1\n")
      let cell = checked.output.dropFirst("f,x\n".count).dropLast(",1\n".count)
      return checked.outcome.tally.nonconforming > 0 ? nil : field.stored(String(cell).outOfCSV)
    case .script:
      // Scripts have no escapes for all characters, so the commands are performed one by one.
      let script = try KeystrokeScript("Submit")
      var run = script.steps(in: field.form, mode: .delegate)
      run.field.paste(text)
      _ = run.next()
      return run.field.state.text.isEmpty ? nil : field.stored(run.field.state.text)
    }
  }
}

/// A field of a profile in JSON.
struct EntranceField {
  let profile: Profile
  let form: FormField

  init(_ json: String) throws {
    profile = try Profile(json: #"{"version":1,"fields":{"f":\#(json)}}"#)
    form = try profile.makeFormValidator()["f"]!
  }

  var intercepter: Intercepter { form.intercepter }

  /// Returns what a form stores for a text of the field, or `nil` if it refuses it.
  func stored(_ text: String) -> String? {
    let result = form.submit(text)
    return result.isValid ? result.text : nil
  }
}

extension String {
  fileprivate var inCSV: String {
    "\"" + unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }

  fileprivate var outOfCSV: String {
    // A mark joins the quotation mark in a character.
    let scalars = unicodeScalars
    guard scalars.first == "\"", scalars.last == "\"", scalars.count > 1 else { return self }
    return String(String.UnicodeScalarView(scalars.dropFirst().dropLast()))
      .split(separator: "\"\"", omittingEmptySubsequences: false).joined(separator: "\"")
  }
}
