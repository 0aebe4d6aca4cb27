import Foundation
import IntercepterForms
import IntercepterProfiles
import TestSupport
import Testing

/// What `process` answers to a submission is what the library encodes and decodes.
@Suite struct SubmissionTests {
  private static let bodies = [
    #"{"nickname":"张三😀","amount":7.5,"zip":true,"e\u0301":null,"biography":"\#(String(repeating: "长", count: 71))"}"#,
    #"{"nickname":" 张三","account":"zhang_san","password":"secretly","confirmation":"secretly"}"#,
    "{}",
  ]

  @Test(arguments: bodies) func `the answer is a submission`(body: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Examples/signup.json").standardized
    let form = try Profile(json: Array(Data(contentsOf: file))).makeFormValidator()
    let submission = form.submit(try FieldTexts(json: body))
    let run = try Program.run(
      "process", "--profile", "Examples/signup.json", input: #"{"submit":\#(body)}"#)
    let answer = Data(run.output.utf8)
    // Without the texts of secret fields.
    let written = try JSONDecoder().decode(Submission.self, from: JSONEncoder().encode(submission))
    #expect(try JSONDecoder().decode(Submission.self, from: answer) == written)
    #expect(!run.output.contains("secretly"))
    // Member for member, whatever their order is.
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(submission))
    let answered = try JSONSerialization.jsonObject(with: answer)
    #expect(encoded as? NSDictionary == answered as? NSDictionary)
  }
}
