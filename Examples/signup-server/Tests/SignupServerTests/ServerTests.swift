import Foundation
import GRDB
import HTTPTypes
import IntercepterForms
import IntercepterMessages
import IntercepterProfiles
import NIOHTTP1
import Testing

@testable import SignupServer

@Suite struct ServerTests {
  @Test func `a form that is right is kept, with its fixes and without passwords`() async throws {
    try await Story.tell { story, _ in
      let answer = try await story.post(Story.form)
      #expect(answer.status == .seeOther)
      #expect(answer.headers.first(name: "location") == "/welcome")
      let texts = try #require(try await story.accounts.texts(of: "zhang_san"))
      #expect(
        try JSONDecoder().decode([String: String].self, from: Data(texts.utf8))
          == ["account": "zhang_san", "nickname": "张三", "about": "one\ntwo"])
    }
  }

  @Test func `a form that is wrong comes back with its texts and what is wrong`() async throws {
    try await Story.tell { story, _ in
      let wrong = Story.form.merging(
        ["nickname": "<张三>&\"😀", "confirmation": "another"], uniquingKeysWith: { $1 })
      let answer = try await story.post(wrong, language: "de-CH,de;q=0.9,en;q=0.8")
      #expect(answer.status == .unprocessableContent)
      #expect(answer.text.contains("value=\"&lt;张三&gt;&amp;&quot;😀\""))
      #expect(answer.text.contains("lang=\"de\">Emojis sind hier nicht erlaubt: „😀“."))
      #expect(answer.text.contains("Die beiden Eingaben stimmen nicht überein."))
      #expect(!answer.text.contains("correct horse"))
      #expect(try await story.accounts.count == 0)
    }
  }

  @Test func `a page has the compiled profile in its language`() throws {
    let json = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../signup.json").standardized, encoding: .utf8)
    let page = SignupPage(form: try SignupForm(json: json), language: "de", hasModule: true).html
    let text = try #require(page.firstMatch(of: /id="profile">([^<]*)</)?.1)
    let profile = try CompiledProfile(Array(try #require(Data(base64Encoded: String(text)))))
    #expect(profile.messages.language == "de")
    #expect(profile.form.fields.map(\.name).contains("nickname"))
  }

  @Test func `a taken name comes back as the server's error`() async throws {
    try await Story.tell { story, _ in
      _ = try await story.post(Story.form)
      let again = try await story.post(Story.form)
      #expect(again.status == .unprocessableContent)
      #expect(again.text.contains("This name is taken."))
      let program = try await story.post(
        #"{"account":"zhang_san","nickname":"x","password":"12345678","confirmation":"12345678"}"#)
      #expect(program.status == .unprocessableContent)
      #expect(program.text.contains(#""validity":"invalid","violations":[{"#))
      #expect(program.text.contains(#""range":[0,9],"message":"This name is taken."}"#))
      #expect(try await story.accounts.count == 1)
    }
  }

  @Test func `of many who want a name at once one gets it`() async throws {
    try await Story.tell { story, _ in
      let statuses = try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
        for _ in 0..<8 { group.addTask { try await story.post(Story.form).status } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.count { $0 == .seeOther } == 1)
      #expect(try await story.accounts.count == 1)
    }
  }

  @Test(arguments: [
    ("[5]", HTTPResponse.Status.badRequest), (#"{"nickname":["x"]}"#, .badRequest),
    ("{", .badRequest), ("", .badRequest), ("null", .badRequest),
    (#"{"nickname":"\#(String(repeating: "x", count: 70_000))"}"#, .contentTooLarge),
    (#"{"nickname":7,"about":true}"#, .unprocessableContent),
  ])
  func `a body that is none is told`(body: String, status: HTTPResponse.Status) async throws {
    try await Story.tell { story, _ in
      let answer = try await story.post(body)
      #expect(answer.status == status, "\(answer.text)")
      #expect(answer.text.hasPrefix(#"{""#))
      #expect(try await story.accounts.count == 0)
    }
  }

  @Test(arguments: [
    ("nickname=%FF", "application/x-www-form-urlencoded", HTTPResponse.Status.badRequest),
    ("nickname=%E5%BC", "application/x-www-form-urlencoded", .badRequest),
    ("nickname=%zz", "application/x-www-form-urlencoded", .badRequest),
    ("a=1&a=2", "application/x-www-form-urlencoded", .badRequest),
    ("=&&=", "application/x-www-form-urlencoded", .badRequest),
    ("", "application/x-www-form-urlencoded", .unprocessableContent),
    ("nickname", "Application/X-WWW-Form-URLEncoded ; charset=utf-8", .unprocessableContent),
    ("nickname=x", "text/plain", .unsupportedMediaType),
    ("nickname=x", "", .unsupportedMediaType),
  ])
  func `a form that is none is told`(
    body: String, type: String, status: HTTPResponse.Status
  ) async throws {
    try await Story.tell { story, _ in
      let answer = try await story.post(body, type: type)
      #expect(answer.status == status, "\(answer.text)")
      #expect(answer.text.hasPrefix("<!doctype html>"))
    }
  }

  static let sites: [(HTTPHeaders, HTTPResponse.Status)] = [
    (["origin": "https://evil.example"], .forbidden), (["origin": "null"], .forbidden),
    (["sec-fetch-site": "cross-site"], .forbidden), (["sec-fetch-site": "same-site"], .forbidden),
    (["sec-fetch-site": "same-origin"], .unprocessableContent),
    (["sec-fetch-site": "none"], .unprocessableContent),
    ([:], .unprocessableContent),
  ]

  @Test(arguments: sites)
  func `a form that another site sends is refused`(
    headers: HTTPHeaders, status: HTTPResponse.Status
  ) async throws {
    try await Story.tell { story, _ in
      let answer = try await story.post("{}", adding: headers)
      #expect(answer.status == status)
    }
  }

  @Test func `the number of fields is bounded`() async throws {
    try await Story.tell { story, _ in
      for separator in ["&", ","] {
        let fields = (0..<9_000).map { separator == "&" ? "f\($0)" : "\"f\($0)\":1" }
        let form = fields.joined(separator: separator)
        let answer =
          separator == "&"
          ? try await story.post(form, type: "application/x-www-form-urlencoded")
          : try await story.post("{\(fields.prefix(100).joined(separator: ","))}")
        #expect(answer.status == .badRequest)
        #expect(answer.text.contains("more than 64 fields"))
      }
    }
  }

  @Test func `a form of an older page that is right now is kept without a word`() async throws {
    try await Story.tell { story, _ in
      let form = Story.form.merging(
        [PostedForm.fingerprintName: "0"], uniquingKeysWith: { $1 })
      let json = try JSONEncoder().encode(form)
      let answer = try await story.post(String(decoding: json, as: UTF8.self))
      #expect(answer.status == .created)
      #expect(!answer.text.contains("The form has changed"))
    }
  }

  @Test func `a locked database loses nothing and writes no half`() async throws {
    try await Story.tell { story, _ in
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let other = try DatabaseQueue(
        path: story.folder.appending(path: "accounts.sqlite").path, configuration: configuration)
      try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
      let answer = try await story.post(Story.form)
      #expect(answer.status == .serviceUnavailable)
      #expect(answer.headers.first(name: "retry-after") == "1")
      #expect(answer.text.contains("value=\"zhang_san\""))
      #expect(answer.text.contains("Please send the form again."))
      try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      #expect(try await story.accounts.count == 0)
      #expect(try await story.post(Story.form).status == .seeOther)
    }
  }

  @Test func `a profile that was changed meanwhile judges, and is told`() async throws {
    try await Story.tell { story, _ in
      let page = try await story.get("/").text
      let mark = "name=\"\(PostedForm.fingerprintName)\" value=\""
      let fingerprint = try #require(page.split(separator: mark).last?.prefix { $0 != "\"" })
      let file = story.folder.appending(path: "signup.json")
      let json = try String(contentsOf: file, encoding: .utf8)
      try json.replacing("\"limit\": 10", with: "\"limit\": 3").write(
        to: file, atomically: true, encoding: .utf8)
      let form = Story.form.merging(
        [PostedForm.fingerprintName: String(fingerprint)], uniquingKeysWith: { $1 })
      let answer = try await story.post(form)
      #expect(answer.status == .unprocessableContent)
      #expect(answer.text.contains("The form has changed meanwhile."))
      #expect(answer.text.contains("value=\" 张三 \""))
      // A file that is not a profile changes nothing.
      try "{".write(to: file, atomically: true, encoding: .utf8)
      #expect(try await story.get("/profile.json").text.contains("\"limit\": 3"))
    }
  }

  @Test func `the empty form has a label and a place for errors at each field`() async throws {
    try await Story.tell { story, _ in
      let page = try await story.get("/")
      #expect(page.status == .ok)
      for name in ["account", "nickname", "password", "confirmation", "about"] {
        #expect(page.text.contains("<label for=\"\(name)\">"))
        #expect(page.text.contains("<span id=\"\(name)-notice\""))
      }
      #expect(!page.text.contains("<script"))
      #expect(try await story.get("/nowhere").status == .notFound)
    }
  }
}
