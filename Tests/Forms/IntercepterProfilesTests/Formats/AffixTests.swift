import IntercepterProfiles
import TestSupport
import Testing
import TextInputIntercepter

/// Marks of groups, prefixes and suffixes, and patterns with digits, through profiles.
@Suite struct AffixTests {
  static let numbers: [(row: FormatCase, format: String)] = [
    (.init("|", .type("12345678"), to: "1234 5678|"), #""by":" ","sizes":[4]"#),
    (.init("1234 |5678", .backspace(), to: "123| 5678"), #""by":" ","sizes":[4]"#),
    (.init("|", .type("123456789.5"), to: "1·2345·6789.5|"), #""by":"·","sizes":[4]"#),
    (.init("|", .paste("1·2345·6789"), to: "1·2345·6789|"), #""by":"·","sizes":[4]"#),
    (.init("|", .type("1234567"), to: "12'34'567|"), #""by":"'","sizes":[3,2]"#),
    (
      .init("|", .type("1234,5"), to: "¥1_234,5|"),
      #""by":"_","decimalSeparator":",","prefix":"¥""#
    ),
    (.init("|", .type("123"), to: "123| m2"), #""locale":"en","suffix":" m2""#),
    (.init("|", .paste("1234 m2"), to: "1,234| m2"), #""locale":"en","suffix":" m2""#),
    (.init("12| m2", .type("3"), to: "123| m2"), #""locale":"en","suffix":" m2""#),
    (.init("‹1 m2›", .paste("7 m2"), to: "7| m2"), #""locale":"en","suffix":" m2""#),
    (.init("1| m2", .backspace(), to: "|"), #""locale":"en","suffix":" m2""#),
    (.init("|", .type("12"), to: "2x 12|"), #""locale":"en","prefix":"2x ""#),
    (.init("|", .paste("2x 12"), to: "2x 12|"), #""locale":"en","prefix":"2x ""#),
    (.init("2x 1|", .backspace(), to: "|"), #""locale":"en","prefix":"2x ""#),
    (.init("|", .type("15"), to: "#1 15|"), ##""locale":"en","prefix":"#1 ""##),
    (.init("|", .paste("#1 5"), to: "#1 5|"), ##""locale":"en","prefix":"#1 ""##),
    (.init("|", .type("1234"), to: "1,234|.000 km"), #""locale":"en","suffix":".000 km""#),
    (.init("‹12.000 km›", .type("4"), to: "4|.000 km"), #""locale":"en","suffix":".000 km""#),
    (.init("|", .type("12.5"), to: "12.5| /100g"), #""locale":"en","suffix":" /100g""#),
    (.init("12| /100g", .backspace(), to: "1| /100g"), #""locale":"en","suffix":" /100g""#),
    (.init("|", .type("5-"), to: "5|-", codes: ["notANumber"]), #""locale":"en","suffix":"-""#),
  ]

  @Test(arguments: numbers) func `a number with marks and affixes of one's own`(
    row: FormatCase, format: String
  ) throws {
    let separator = format.contains(#""decimalSeparator":",""#) ? #","separator":",""# : ""
    let amount = try Intercepter.ofField(
      format: "{\"kind\":\"grouped\",\(format)}",
      "{\"rule\":\"decimal\",\"places\":2\(separator),\"groupingSeparators\":\"·\"}")
    #expect(row.failure(amount) == nil)
    let old = try #require(EditingState(notation: row.expected)).text
    #expect(amount.formattedText(of: amount.unformattedText(of: old)) == old)
  }

  static let patterns: [(row: FormatCase, pattern: String)] = [
    (.init("|", .type("456"), to: "13456|"), "13###"),
    (.init("|", .type("13456"), to: "13456|"), "13###"),
    (.init("|", .paste("13456"), to: "13456|"), "13###"),
    (.init("13|456", .delete(), to: "13|56"), "13###"),
    (.init("13456|", .backspace(3), to: "|"), "13###"),
    (.init("|", .paste("456"), to: "13456|"), "13###"),
    (.init("|", .type("12"), to: "0-12|-9"), "0-##-9"),
  ]

  @Test(arguments: patterns) func `a pattern that begins with a digit`(
    row: FormatCase, pattern: String
  ) throws {
    let code = try Intercepter.ofField(
      format: "{\"kind\":\"pattern\",\"pattern\":\"\(pattern)\"}", #"{"rule":"numbersOnly"}"#)
    #expect(row.failure(code) == nil)
  }
}
