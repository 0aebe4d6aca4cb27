import Foundation
import Testing

/// `check` reads what spreadsheets write, and writes it back in the same encoding.
@Suite struct CheckEncodingTests {
  private static let profile = """
    {"version":1,"fields":{"name":{"rules":[{"rule":"maxLength","limit":8,"unit":"gb18030"}],
     "fixes":[{"fix":"trimWhitespace"}]}}}
    """
  /// `张三` with white space, a name that is too long, and one with a byte that no GBK has alone.
  private static let gbk: [UInt8] =
    Array("name,id\r\n ".utf8) + [0xD5, 0xC5, 0xC8, 0xFD] + Array(",1\r\n".utf8)
    + [0xD5, 0xC5, 0xC8, 0xFD, 0xC0, 0xEE, 0xCB, 0xC4, 0xCD, 0xF5] + Array(",2\r\n".utf8)
    + [0xC0, 0xEE, 0x81, 0x20] + Array(",3\r\n".utf8)

  private static func check(
    _ bytes: [UInt8], _ arguments: String...
  ) throws -> (run: Program.Run, written: [UInt8]) { try check(bytes, arguments) }

  private static func check(
    _ bytes: [UInt8], _ arguments: [String]
  ) throws -> (run: Program.Run, written: [UInt8]) {
    let folder = try TemporaryFolder()
    let profile = try folder.file("p.json", Data(profile.utf8)).path
    let file = try folder.file("t.csv", Data(bytes)).path
    var run = try Program.run(
      ["check", "--profile", profile, "--format", "csv", file] + arguments)
    run.output = run.output.replacing(file, with: "t.csv")
    run.errors = run.errors.replacing(file, with: "t.csv")
    return (run, try Array(Data(contentsOf: URL(filePath: file))))
  }

  @Test(arguments: ["gb18030", "GBK"]) func `a Chinese table is judged and fixed in its encoding`(
    encoding: String
  ) throws {
    let (run, _) = try Self.check(Self.gbk, "--encoding", encoding)
    #expect(
      run.output == """
        t.csv:3:5: name: At most 8 bytes are allowed here, not 10; a Chinese character counts 2.
        t.csv:4:2: error: This is not \(encoding): 81.

        """)
    #expect(run.status == 65)
    let (fixed, written) = try Self.check(
      Self.gbk, "--encoding", encoding, "--fix", "--unsafe-fixes", "--in-place")
    #expect(fixed.errors.hasSuffix("3 records, 2 fixed, 1 lost text, 1 cannot be read\n"))
    var expected = Self.gbk
    expected.remove(at: 9)
    expected.removeSubrange(25..<27)
    #expect(written == expected)
  }

  @Test(arguments: [
    ("utf-16le", [UInt8]([0xFF, 0xFE]), String.Encoding.utf16LittleEndian),
    ("utf-16be", [0xFE, 0xFF], .utf16BigEndian), ("utf-8", [0xEF, 0xBB, 0xBF], .utf8),
    ("utf-32le", [0xFF, 0xFE, 0, 0], .utf32LittleEndian),
    ("utf-32be", [0, 0, 0xFE, 0xFF], .utf32BigEndian),
  ])
  func `a byte order mark says what a file is, and stays`(
    name: String, mark: [UInt8], encoding: String.Encoding
  ) throws {
    func bytes(_ text: String) throws -> [UInt8] {
      mark + Array(try #require(text.data(using: encoding)))
    }
    let table = try bytes("sep=;\r\nname;id\r\n 张三;1\r\n𠮷;2\r\n")
    // Whatever encoding the option names.
    for options in [[], ["--encoding", "shift_jis"], ["--encoding", "utf-8"]] {
      let (run, written) = try Self.check(table, ["--fix", "--in-place"] + options)
      #expect(run.errors == "t.csv: not checked: id\n2 records, 1 fixed\n", "\(options)")
      #expect(written == (try bytes("sep=;\r\nname;id\r\n张三;1\r\n𠮷;2\r\n")), "\(options)")
    }
    if !name.hasPrefix("utf-16") { return }
    let unmarked = Array(table.dropFirst(mark.count))
    let (refused, _) = try Self.check(unmarked)
    #expect(
      refused.errors.hasPrefix(
        "error: t.csv: This looks like UTF-16 without a byte order mark; add --encoding \(name).\n")
    )
    #expect(refused.status == 65)
    for option in [name, "utf-16"] {
      let (run, written) = try Self.check(unmarked, "--encoding", option, "--fix", "--in-place")
      #expect(run.status == 0)
      #expect(written.count == unmarked.count - 2)
    }
  }

  @Test(
    arguments: [("shift_jis", String.Encoding.shiftJIS), ("utf-16be", .utf16BigEndian)],
    [["--valid", "--invalid"], ["--valid"], ["--invalid"]])
  func `the files of valid and of invalid records are in the table's encoding`(
    table: (name: String, encoding: String.Encoding), options: [String]
  ) throws {
    func bytes(_ text: String) throws -> Data { try #require(text.data(using: table.encoding)) }
    let folder = try TemporaryFolder()
    let records = ["--valid": "張三,1\r\n", "--invalid": "張三李四王,2\r\n"]
    let named = try Self.check(
      Array(bytes("name,id\r\n" + records["--valid"]! + records["--invalid"]!)),
      ["--encoding", table.name]
        + options.flatMap { [$0, folder.url.appending(path: $0).path] })
    #expect(named.run.status == 1)
    for option in options {
      let written = try Data(contentsOf: folder.url.appending(path: option))
      #expect(written == (try bytes("name,id\r\n" + records[option]!)))
    }
  }

  @Test func `without a name, the encoding is guessed and the option named`() throws {
    // 我们是中国的人,这不是一个
    let row: [UInt8] =
      [0xCE, 0xD2, 0xC3, 0xC7, 0xCA, 0xC7, 0xD6, 0xD0, 0xB9, 0xFA, 0xB5, 0xC4, 0xC8, 0xCB, 0x2C]
      + [0xD5, 0xE2, 0xB2, 0xBB, 0xCA, 0xC7, 0xD2, 0xBB, 0xB8, 0xF6, 0x0A]
    let bytes = Array("name,id\n".utf8) + row + row + row
    let (run, _) = try Self.check(bytes)
    #expect(
      run.errors.contains(
        "t.csv: This is not UTF-8, but possibly gb18030; add --encoding gb18030.\n"))
    #expect(run.status == 65)
    let (unknown, _) = try Self.check(bytes, "--encoding", "klingon")
    #expect(unknown.errors.hasPrefix("error: --encoding: libicu knows no encoding “klingon”"))
    #expect(unknown.status == 64)
  }

  @Test func `a row that cannot be written back is copied, and told`() throws {
    // NEC's and IBM's code of one character: only one of them is written.
    let row: [UInt8] = [0xED, 0x40]
    let table = Array("name,id\n ".utf8) + row + Array(",1\n b,2\n".utf8)
    let (run, written) = try Self.check(table, "--encoding", "shift_jis", "--fix", "--in-place")
    var expected = table
    expected.remove(at: table.count - 5)
    #expect(written == expected)
    #expect(run.status == 65)
    #expect(
      run.errors.contains(
        "t.csv:2:1: error: This line cannot be written back in shift_jis byte for byte.\n"))
  }

  @Test func `lines come through a pipe in pieces of any size`() throws {
    let text = (0..<3_000).map { "张三\($0)\n" }.joined()
    let data = try #require(text.data(using: .utf16LittleEndian))
    let run = try Program.run(
      ["check", "--max-length", "3", "--encoding", "utf-16le", "--fix", "--unsafe-fixes"],
      input: Array(data))
    #expect(run.errors == "3000 lines, 2990 fixed, 2990 lost text\n")
  }
}
