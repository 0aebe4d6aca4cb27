import Testing

/// `process` counts offsets as its client does.
@Suite struct OffsetUnitTests {
  static let rows: [(unit: String, caret: Int, after: Int, range: String)] = [
    ("utf16", 3, 4, "[4,6]"), ("scalars", 2, 3, "[3,4]"), ("utf8", 5, 6, "[6,10]"),
  ]

  @Test(arguments: rows) func `an edit in the unit of the client is the same edit`(
    row: (unit: String, caret: Int, after: Int, range: String)
  ) throws {
    let edit =
      "\"previous\":{\"text\":\"😀ab\",\"selection\":[\(row.caret),\(row.caret)]},\"edit\":"
      + "{\"range\":[\(row.caret),\(row.caret)],\"replacement\":\"X\"}"
    let answer =
      "{\"outcome\":\"accepted\",\"state\":{\"text\":\"😀aXb\",\"selection\":[\(row.after),\(row.after)],"
      + "\"marked\":null},\"edit\":{\"range\":[\(row.caret),\(row.caret)],\"replacement\":\"X\"},"
      + "\"violations\":[]}\n"
    let option = try Program.run(
      ["process", "--max-length", "9", "--offsets", row.unit], input: "{\(edit)}\n".utf8)
    #expect(option.output == answer, "\(option)")
    let member = try Program.run(
      ["process", "--max-length", "9"],
      input: "{\"offsets\":\"\(row.unit)\",\(edit)}\n".utf8)
    #expect(member.output == answer, "\(member)")
    let validity = try Program.run(
      ["process", "--emoji", "forbidden", "--offsets", row.unit],
      input: "{\"validate\":\"éa中b😀\"}\n".utf8)
    #expect(validity.status == 0)
    let refused = try Program.run(
      ["process", "--emoji", "forbidden", "--offsets", row.unit],
      input: "{\"previous\":{\"text\":\"💡ab\"},\"current\":{\"text\":\"💡ab💡\"}}\n".utf8)
    #expect(refused.output.contains("\"range\":\(row.range)"), "\(refused)")
  }

  @Test func `an unknown unit is an error, and an empty list an empty form`() throws {
    let unknown = try Program.run(
      ["process", "--max-length", "9"], input: "{\"offsets\":\"words\",\"validate\":\"a\"}\n".utf8)
    #expect(unknown.status == 65 && unknown.output.contains("offsets"), "\(unknown)")
    let form = try Program.run(
      ["process", "--profile", "Examples/signup.json"],
      input: "{\"submit\":[]}\n{\"submit\":{}}\n".utf8)
    let answers = form.output.split(separator: "\n")
    #expect(answers.count == 2 && answers[0] == answers[1], "\(form)")
  }
}
