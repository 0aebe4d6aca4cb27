import Foundation
import HTTPTypes
package import Hummingbird
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import NIOCore
import TextInputIntercepter

/// Serves the form, and validates submissions with the same profile as the page.
package struct SignupServer: Sendable {
  let profile: ProfileFile
  let accounts: Accounts
  /// The folder that make-package has written, or `nil` for a page without JavaScript.
  let module: String?
  /// The time in which a body must arrive, so that nobody holds a connection with half a form.
  let bodyTime: Duration

  /// The maximum size of a body, in bytes, which exceeds that of every form that people fill in.
  package static let greatestBody = 65_536

  package init(
    profile: ProfileFile, accounts: Accounts, module: String? = nil,
    bodyTime: Duration = .seconds(20)
  ) {
    self.profile = profile
    self.accounts = accounts
    self.module = module
    self.bodyTime = bodyTime
  }

  package func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.get("/") { request, _ in
      let language = Messages(preferring: request.languages).language
      return Self.html(
        SignupPage(form: await profile.form, language: language, hasModule: module != nil).html)
    }
    router.get("/profile.json") { _, _ in
      Self.response(await profile.form.json, type: "application/json; charset=utf-8")
    }
    router.get("/page.js") { _, _ in
      Self.response(SignupPage.script, type: "text/javascript; charset=utf-8")
    }
    router.get("/welcome") { _, _ in
      Self.html(SignupPage.saying("Your account is there.", title: "Welcome"))
    }
    router.post("/") { request, _ in try await post(request) }
    if let module {
      router.add(middleware: FileMiddleware(module, urlBasePath: "/module"))
    }
    return router
  }

  // MARK: Posted forms

  private func post(_ request: Request) async throws -> Response {
    let wantsJSON = request.type == "application/json"
    if request.isFromAnotherSite {
      return refusal(.forbidden, "The form was sent by another site.", asJSON: wantsJSON)
    }
    let posted: PostedForm
    do {
      let body = Array(buffer: try await body(of: request))
      switch request.type {
      case "application/json": posted = try PostedForm(json: body)
      case "application/x-www-form-urlencoded": posted = try PostedForm(urlEncoded: body)
      default:
        return refusal(
          .unsupportedMediaType, "A form is expected, or JSON.", asJSON: wantsJSON)
      }
    } catch is NIOTooManyBytesError {
      return refusal(
        .contentTooLarge, "The form has more than \(Self.greatestBody) bytes.", asJSON: wantsJSON)
    } catch is CancellationError {
      return refusal(.requestTimeout, "The form did not arrive in time.", asJSON: wantsJSON)
    } catch let error as PostedForm.Malformed {
      return refusal(.badRequest, error.reason, asJSON: wantsJSON)
    }
    let form = await profile.form
    let messages = Messages(preferring: request.languages)
    var answer = Answer(
      submission: form.validator.submit(posted.texts).saying { messages.text(for: $0) },
      language: messages.language)
    if answer.submission.isValid {
      do throws(Accounts.Failure) {
        try await accounts.insert(answer.submission)
        answer.status = .created
      } catch {
        answer.add(error)
      }
    }
    if answer.status != .created, let fingerprint = posted.fingerprint,
      fingerprint != form.fingerprint
    {
      answer.notes.append("The form has changed meanwhile. Please look at it again.")
    }
    answer.submission = answer.submission.withholdingTexts(of: SignupForm.secrets)
    return response(to: answer, of: form, asJSON: wantsJSON)
  }

  /// Returns the body, if all of it arrives in time.
  private func body(of request: Request) async throws -> ByteBuffer {
    try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      group.addTask { try await request.body.collect(upTo: Self.greatestBody) }
      group.addTask {
        try await Task.sleep(for: bodyTime)
        throw CancellationError()
      }
      defer { group.cancelAll() }
      return try await group.next()!
    }
  }

  /// The result of a submission.
  private struct Answer {
    var submission: Submission
    let language: String
    var status = HTTPResponse.Status.unprocessableContent
    var notes: [String] = []

    mutating func add(_ failure: Accounts.Failure) {
      switch failure {
      case .taken:
        let length = submission[SignupForm.key]?.text.utf16.count ?? 0
        let taken = Violation(.custom, range: 0..<length, message: "This name is taken.")
        submission = submission.adding([(SignupForm.key, taken)])
      case .busy:
        status = .serviceUnavailable
        notes.append("Your account cannot be written at the moment. Please send the form again.")
      case .broken(let reason):
        status = .internalServerError
        notes.append("Your account could not be written.")
        print("the database: \(reason)")
      }
    }
  }

  private func response(to answer: Answer, of form: SignupForm, asJSON: Bool) -> Response {
    var response: Response
    if asJSON {
      let whole = answer.notes.map { Violation(.custom, range: 0..<0, message: $0) }
      let json = answer.submission.adding(whole.map { ("", $0) }).json()
      response = Self.response(
        json, type: "application/json; charset=utf-8", status: answer.status)
    } else if answer.status == .created {
      // After a redirect, reloading the page does not send the form again.
      response = Response(status: .seeOther, headers: [.location: "/welcome"])
    } else {
      let page = SignupPage(
        form: form, submission: answer.submission, notes: answer.notes,
        language: answer.language, hasModule: module != nil)
      response = Self.html(page.html, status: answer.status)
    }
    if answer.status == .serviceUnavailable { response.headers[.retryAfter] = "1" }
    return response
  }

  private func refusal(
    _ status: HTTPResponse.Status, _ words: String, asJSON: Bool
  ) -> Response {
    if asJSON {
      return Self.response(
        (["error": .string(words)] as JSONValue).json(), type: "application/json; charset=utf-8",
        status: status)
    }
    return Self.html(SignupPage.saying(words, title: "This is no form"), status: status)
  }

  private static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
    var response = response(text, type: "text/html; charset=utf-8", status: status)
    response.headers[.contentSecurityPolicy] =
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; "
      + "img-src data:; frame-ancestors 'none'; form-action 'self'; base-uri 'none'"
    return response
  }

  private static func response(
    _ text: String, type: String, status: HTTPResponse.Status = .ok
  ) -> Response {
    Response(
      status: status,
      headers: [.contentType: type, .cacheControl: "no-store", .xContentTypeOptions: "nosniff"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

extension Request {
  /// A Boolean value that indicates whether a page of another site sends the request.
  ///
  /// Browsers report that in `Sec-Fetch-Site` (Fetch Metadata) or `Origin` (RFC 6454); programs
  /// report nothing.
  fileprivate var isFromAnotherSite: Bool {
    if let site = HTTPField.Name("Sec-Fetch-Site").flatMap({ headers[$0] }) {
      return site != "same-origin" && site != "none"
    }
    guard let origin = headers[.origin] else { return false }
    return !origin.hasSuffix("://\(head.authority ?? "")")
  }

  /// The media type of the body, without parameters.
  fileprivate var type: String {
    (headers[.contentType] ?? "").prefix { $0 != ";" }.lowercased()
      .trimmingCharacters(in: .whitespaces)
  }

  /// The languages that the user accepts, the preferred one first.
  fileprivate var languages: [String] {
    let weighed = (headers[.acceptLanguage] ?? "").split(separator: ",").map { part in
      let parts = part.split(separator: ";q=").map { $0.trimmingCharacters(in: .whitespaces) }
      return (tag: parts.first ?? "", weight: parts.count > 1 ? Double(parts[1]) ?? 0 : 1)
    }
    return weighed.sorted { $0.weight > $1.weight }.map(\.tag)
  }
}
