import IntercepterProfiles
import Testing
import TextInputIntercepter

/// An arrow key in a date, as the protocol has it.
@Suite struct StepRequestTests {
  static let rows: [(request: String, answer: String)] = [
    (
      #"{"previous":{"text":"31.12.2024","selection":[2,2]},"step":1}"#,
      """
      {"outcome":"accepted","state":{"text":"01.12.2024","selection":[2,2],"marked":null},\
      "edit":{"range":[0,1],"replacement":"0"},"violations":[]}
      """
    ),
    (
      #"{"id":1,"previous":{"text":"01.02.2024","selection":[5,5]},"step":-1}"#,
      """
      {"id":1,"outcome":"accepted","state":{"text":"01.01.2024","selection":[5,5],"marked":null},\
      "edit":{"range":[4,5],"replacement":"1"},"violations":[{"rule":"date","code":"outOfRange",\
      "variant":"tooEarly","range":[0,10],"bound":"15.01.2024",\
      "message":"This is earlier than 15.01.2024."}]}
      """
    ),
    (#"{"previous":{"text":"31.","selection":[3,3]},"step":1}"#, #"{"edit":null}"#),
    (#"{"previous":{"text":"31.12.2024"},"step":1}"#, #"{"edit":null}"#),
    (
      #"{"previous":{"text":""},"step":1.5}"#,
      #"{"error":{"line":1,"message":"step: expected a whole number from -9999 to 9999, found 1.5"}}"#
    ),
  ]

  @Test(arguments: rows) func `a request to step a part of a date`(
    row: (request: String, answer: String)
  ) throws {
    let field = try FieldSpecification(
      rules: [], format: .date(.init(locale: "de", earliest: "2024-01-15"))
    )
    .makeIntercepter()
    let handler = RequestHandler(field)
    var line = JSONLine()
    row.request.utf8.withContiguousStorageIfAvailable {
      _ = handler.answer($0, number: 1, to: &line)
    }
    #expect(String(decoding: line.bytes, as: UTF8.self) == row.answer)
  }
}
