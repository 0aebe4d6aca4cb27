import Testing

/// The answers of the JSON Lines protocol.
@Suite struct ProcessTests {
  @Test func `answers as the readme says`() throws {
    let answer = try Program.output(
      "process", "--emoji", "forbidden", "--max-length", "10", "--unit", "gb18030",
      input: """
        {"previous":{"text":"张三","selection":[2,2]},"current":{"text":"张三😀","selection":[4,4]}}

        """)
    #expect(
      answer == """
        {"outcome":"rejected","state":{"text":"张三","selection":[2,2],"marked":null},\
        "edit":{"range":[2,2],"replacement":"😀"},\
        "violations":[{"rule":"emoji","code":"emojiForbidden","range":[2,4],\
        "characters":["😀"],"message":"Emoji are not allowed here: “😀”."}]}

        """)
  }

  @Test func `answers each kind of request, in order`() throws {
    let answers = try Program.output(
      "process", "--emoji", "forbidden",
      input: """
        {"previous":{"text":"张三","selection":[2,2]},"current":{"text":"张三😀","selection":[4,4]}}
        {"previous":{"text":"张三","selection":[2,2]},"edit":{"range":[2,2],"replacement":"😀"}}
        {"validate":"张三😀"}
        {"sanitize":"张三😀"}
        {"show":"41111","format":{"kind":"pattern","pattern":"## ##"}}
        {"show":"41 11","format":{"kind":"pattern","pattern":"## ##"},"rules":[]}
        {"show":"41","format":{"kind":"pattern","pattern":"## ##"}}
        {"measure":"张三😀"}

        """)
    let refusal = """
      {"outcome":"rejected","state":{"text":"张三","selection":[2,2],"marked":null},\
      "edit":{"range":[2,2],"replacement":"😀"},\
      "violations":[{"rule":"emoji","code":"emojiForbidden","range":[2,4],\
      "characters":["😀"],"message":"Emoji are not allowed here: “😀”."}]}
      """
    #expect(
      answers == """
        \(refusal)
        \(refusal)
        {"validity":"invalid","violations":[{"rule":"emoji","code":"emojiForbidden","range":[2,4],\
        "characters":["😀"],"message":"Emoji are not allowed here: “😀”."}]}
        {"text":"张三"}
        {"text":"41 111","unformatted":"41111"}
        {"text":"41 11","unformatted":"4111"}
        {"text":"41","missing":" __"}
        {"graphemes":3,"scalars":3,"utf16":4,"utf8":10,"gb18030":8,"doubleWidth":6}

        """)
  }

  /// A request, and its answer from a program without rules.
  static let answers: [(request: String, answer: String)] = [
    // Which of three equal letters was typed? The caret tells.
    (
      #"{"previous":{"text":"aa"},"current":{"text":"aaa","selection":[1,1]}}"#,
      accepted("aaa", "[1,1]", "[0,0]", "a")
    ),
    (
      #"{"previous":{"text":"aa"},"current":{"text":"aaa","selection":[2,2]}}"#,
      accepted("aaa", "[2,2]", "[1,1]", "a")
    ),
    (
      #"{"previous":{"text":"aa"},"current":{"text":"aaa","selection":[3,3]}}"#,
      accepted("aaa", "[3,3]", "[2,2]", "a")
    ),
    // An unknown selection.
    (
      #"{"previous":{"text":"a","selection":null},"current":{"text":"ab","selection":null}}"#,
      accepted("ab", "[2,2]", "[1,1]", "b")
    ),
    // Nothing happened.
    (
      #"{"previous":{"text":"a"},"current":{"text":"a"}}"#,
      """
      {"outcome":"accepted","state":{"text":"a","selection":null,"marked":null},"edit":null,\
      "violations":[]}
      """
    ),
    // Offsets beyond the text, inside a pair of surrogates and inside a cluster.
    (
      """
      {"previous":{"text":"a","selection":[0,9223372036854775807]},\
      "current":{"text":"ab","selection":[99,99]}}
      """,
      accepted("ab", "[2,2]", "[0,1]", "ab")
    ),
    (
      #"{"previous":{"text":"a😀"},"current":{"text":"b😀","selection":[2,2]}}"#,
      accepted("b😀", "[3,3]", "[0,1]", "b")
    ),
    (
      #"{"previous":{"text":"a👨‍👩‍👧"},"edit":{"range":[3,4],"replacement":""}}"#,
      accepted("a👨👩‍👧", "[3,3]", "[1,9]", "👨👩‍👧")
    ),
    (
      #"{"previous":{"text":"ab"},"edit":{"range":[100,200],"replacement":"c"}}"#,
      accepted("abc", "[3,3]", "[2,2]", "c")
    ),
    // A surrogate without its partner, NUL, and what terminals act on.
    (
      #"{"previous":{"text":""},"current":{"text":"\ud83d","selection":[1,1]}}"#,
      accepted("\u{FFFD}", "[1,1]", "[0,0]", "\u{FFFD}")
    ),
    (
      #"{"previous":{"text":"a\u0000"},"current":{"text":"a\u0000\u001b[2J\u0085\u2028"}}"#,
      accepted(#"a\u0000\u001b[2J\u0085\u2028"#, "[8,8]", "[2,2]", #"\u001b[2J\u0085\u2028"#)
    ),
    (#"{"sanitize":"\"\\\n"}"#, #"{"text":"\"\\\n"}"#),
    (#"{"measure":"\u0000\r\n"}"#, lengths(2, 3, 3, 3, 3, 2)),
    (#"{"measure":""}"#, lengths(0, 0, 0, 0, 0, 0)),
    (#"{"validate":""}"#, #"{"validity":"valid","violations":[]}"#),
  ]

  @Test(arguments: answers) func `answers with whole states`(row: (request: String, answer: String))
    throws
  {
    #expect(try Program.output("process", input: row.request + "\n") == row.answer + "\n")
  }

  @Test func `a request can bring rules and policies`() throws {
    let answers = try Program.output(
      "process", "--emoji", "forbidden", "--ellipsis", "expand",
      input: """
        {"validate":"😀"}
        {"validate":"😀","rules":[]}
        {"validate":"ab","rules":[{"rule":"maxLength","limit":1,"unit":"utf8"}]}
        {"previous":{"text":"a.."},"current":{"text":"a…"}}
        {"previous":{"text":"a..","selection":[3,3]},"current":{"text":"a…"},"ellipsis":"restore"}
        {"previous":{"text":"a.."},"current":{"text":"a…"},"ellipsis":"accept"}
        {"previous":{"text":""},"current":{"text":"n","marked":[0,1]}}
        {"previous":{"text":""},"current":{"text":"n","marked":[0,1]},"composition":"immediately"}

        """)
    let ellipsis = """
      {"rule":"ellipsis","code":"ellipsis","range":[1,2],\
      "message":"The keyboard replaced “...” with “…”; the dots were restored."}
      """
    let rejected = """
      {"rule":"ellipsis","code":"ellipsis","variant":"ellipsisRejected","range":[1,2],\
      "message":"The keyboard inserted “…”; the dots before it were restored."}
      """
    #expect(
      answers == """
        {"validity":"invalid","violations":[{"rule":"emoji","code":"emojiForbidden","range":[0,2],\
        "characters":["😀"],"message":"Emoji are not allowed here: “😀”."}]}
        {"validity":"valid","violations":[]}
        {"validity":"invalid","violations":[{"rule":"maxLength","code":"tooLong","range":[1,2],\
        "limit":1,"actual":2,"unit":"utf8",\
        "characters":["a"],"message":"At most 1 byte is allowed here, not 2."}]}
        {"outcome":"amended","state":{"text":"a...","selection":[4,4],"marked":null},\
        "edit":{"range":[3,3],"replacement":"."},"violations":[\(ellipsis)]}
        {"outcome":"rejected","state":{"text":"a..","selection":[3,3],"marked":null},\
        "edit":{"range":[1,3],"replacement":"…"},"violations":[\(rejected)]}
        \(Self.accepted("a…", "[2,2]", "[1,3]", "…"))
        {"outcome":"composing","state":{"text":"n","selection":[1,1],"marked":[0,1]},\
        "edit":{"range":[0,0],"replacement":"n"},"violations":[]}
        {"outcome":"accepted","state":{"text":"n","selection":[1,1],"marked":[0,1]},\
        "edit":{"range":[0,0],"replacement":"n"},"violations":[]}

        """)
  }

  @Test func `a refused commit brings the baseline back`() throws {
    let answers = try Program.output(
      "process", "--max-length", "2", "--unit", "graphemes",
      input: """
        {"previous":{"text":"a[li]","selection":[5,5],"marked":[1,5]},"current":{"text":"a李四"}}
        {"previous":{"text":"ali","selection":[3,3],"marked":[1,3]},"current":{"text":"a李四"},\
        "baseline":{"text":"ab","selection":[1,2]}}

        """)
    let violations = """
      "violations":[{"rule":"maxLength","code":"tooLong","range":[2,3],"limit":2,"actual":3,\
      "unit":"graphemes","message":"At most 2 characters are allowed here, not 3."}]
      """
    #expect(
      answers == """
        {"outcome":"rejected","state":{"text":"a","selection":[1,1],"marked":null},\
        "edit":{"range":[1,1],"replacement":"李四"},\(violations)}
        {"outcome":"rejected","state":{"text":"ab","selection":[1,2],"marked":null},\
        "edit":{"range":[1,2],"replacement":"李四"},\(violations)}

        """)
  }

  private static func accepted(
    _ text: String, _ selection: String, _ range: String, _ replacement: String
  ) -> String {
    """
    {"outcome":"accepted","state":{"text":"\(text)","selection":\(selection),"marked":null},\
    "edit":{"range":\(range),"replacement":"\(replacement)"},"violations":[]}
    """
  }

  private static func lengths(
    _ graphemes: Int, _ scalars: Int, _ utf16: Int, _ utf8: Int, _ gb18030: Int, _ doubleWidth: Int
  ) -> String {
    """
    {"graphemes":\(graphemes),"scalars":\(scalars),"utf16":\(utf16),"utf8":\(utf8),\
    "gb18030":\(gb18030),"doubleWidth":\(doubleWidth)}
    """
  }
}
