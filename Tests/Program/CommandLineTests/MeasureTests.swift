import Foundation
import Testing

/// The table of lengths.
@Suite struct MeasureTests {
  @Test func `one row for each cluster, and the totals`() throws {
    let table = try Program.output("measure", "张三😀")
    #expect(
      table == """
               graphemes  scalars  utf16  utf8  gb18030  doubleWidth  emoji            scalars
        张             1        1      1     3        2            2                   U+5F20
        三             1        1      1     3        2            2                   U+4E09
        😀             1        1      2     4        4            2  fully-qualified  U+1F600
        total          3        3      4    10        8            6

        """)
  }

  @Test func `columns stand below each other whatever is in them`() throws {
    let table = try Program.output("measure", "aé①ｶﾞ👨‍👩‍👧🇩🇪❤️☎⌚\u{FE0E}1\u{20E3}")
    #expect(
      table == """
               graphemes  scalars  utf16  utf8  gb18030  doubleWidth  emoji              scalars
        a              1        1      1     1        1            1                     U+0061
        é              1        1      1     2        2            2                     U+00E9
        ①              1        1      1     3        2            2                     U+2460
        ｶﾞ             1        2      2     6        8            2                     U+FF76 U+FF9E
        👨‍👩‍👧             1        5      8    18       20            2  fully-qualified    U+1F468 U+200D U+1F469 \
        U+200D U+1F467
        🇩🇪             1        2      4     8        8            2  fully-qualified    U+1F1E9 U+1F1EA
        ❤️             1        2      2     6        8            2  fully-qualified    U+2764 U+FE0F
        ☎              1        1      1     3        4            2  unqualified        U+260E
        ⌚\u{FE0E}              1        2      2     6        8            2  text presentation  U+231A U+FE0E
        1\u{20E3}              1        2      2     4        5            1  unqualified        U+0031 U+20E3
        total         10       19     24    57       66           18

        """)
  }

  /// What a terminal would act on is never written as it is.
  @Test func `what cannot be seen is named`() throws {
    let input = "a\u{0}\u{1B}\t\r\u{7F}\u{85}\u{200B}\u{202E}\u{2028}\u{E000}\u{378}\r\n"
    let table = try Program.output("measure", input: input)
    #expect(
      table == """
                graphemes  scalars  utf16  utf8  gb18030  doubleWidth  emoji  scalars
        a               1        1      1     1        1            1         U+0061
        ␀               1        1      1     1        1            1         U+0000
        ␛               1        1      1     1        1            1         U+001B
        ⇥               1        1      1     1        1            1         U+0009
        ␍               1        1      1     1        1            1         U+000D
        ␡               1        1      1     1        1            1         U+007F
        <85>            1        1      1     2        4            1         U+0085
        <200B>          1        1      1     3        4            0         U+200B
        <202E>          1        1      1     3        4            0         U+202E
        <2028>          1        1      1     3        4            1         U+2028
        <E000>          1        1      1     3        2            2         U+E000
        <378>           1        1      1     2        4            1         U+0378
        total          12       12     12    22       28           11

        """)
    let control = table.unicodeScalars.first {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    #expect(control == nil)
  }

  @Test func `an empty text has totals`() throws {
    let table = try Program.output("measure", "")
    #expect(
      table == """
               graphemes  scalars  utf16  utf8  gb18030  doubleWidth  emoji  scalars
        total          0        0      0     0        0            0

        """)
  }

  @Test func `a text can look like an option`() throws {
    #expect(try Program.output("measure", "--json", "--", "-1") == lengths(2, 2, 2, 2, 2, 2))
  }

  @Test func `each line of standard input is measured`() throws {
    let output = try Program.output("measure", "--json", input: "张三😀\r\n\nab")
    #expect(
      output == lengths(3, 3, 4, 10, 8, 6) + lengths(0, 0, 0, 0, 0, 0) + lengths(2, 2, 2, 2, 2, 2))
    let tables = try Program.output("measure", input: "a\nb\n")
    #expect(try tables == Program.output("measure", "a") + "\n" + Program.output("measure", "b"))
  }

  /// Both are canonically equivalent, and so equal as characters.
  @Test func `clusters that look alike have their own rows`() throws {
    let table = try Program.output("measure", "é\ne\u{301}")
    #expect(table.contains("1        1      1     2        2            2         U+00E9\n"))
    #expect(table.contains("1        2      2     3"))
  }

  @Test func `a line that is not UTF-8 is an error, and the rest goes on`() throws {
    let input = Array("ab".utf8) + [0xFF, 0x0A] + Array("ab".utf8)
    let message = "This line is not UTF-8, from its byte 3 on."
    let json = try Program.run(["measure", "--json"], input: input)
    let output = "{\"error\":{\"line\":1,\"message\":\"\(message)\"}}\n" + lengths(2, 2, 2, 2, 2, 2)
    #expect(json == Program.Run(output: output, status: 65))
    let table = try Program.run(["measure"], input: input)
    #expect(table.errors == "error: line 1: \(message)\n")
    #expect(table.status == 65)
  }

  private func lengths(
    _ graphemes: Int, _ scalars: Int, _ utf16: Int, _ utf8: Int, _ gb18030: Int, _ doubleWidth: Int
  ) -> String {
    """
    {"graphemes":\(graphemes),"scalars":\(scalars),"utf16":\(utf16),"utf8":\(utf8),\
    "gb18030":\(gb18030),"doubleWidth":\(doubleWidth)}

    """
  }
}
