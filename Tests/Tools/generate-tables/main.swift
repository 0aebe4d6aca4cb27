import Foundation

let usage = """
  Writes the package's generated tables to standard output.

  USAGE: generate-tables gb18030
         generate-tables emoji DIRECTORY
         generate-tables emoji-catalogue DIRECTORY
         generate-tables emoji-groups CLDR
         generate-tables folding
         generate-tables clusters DIRECTORY
         generate-tables widths DIRECTORY
         generate-tables digits DIRECTORY
         generate-tables letters DIRECTORY
         generate-tables ideographs DIRECTORY
         generate-tables locales CLDR
         generate-tables patterns DIRECTORY
         generate-tables plurals CLDR
         generate-tables dates CLDR
         generate-tables date-names CLDR
         generate-tables peer-formats FILE

  gb18030          Which scalars take two bytes in GB 18030. Asks libicu.
                   > Sources/Engine/IntercepterCore/Units/GB18030Table.generated.swift
  emoji DIRECTORY  The emoji that Unicode recommends, what is reserved for more, and which have a
                   text presentation. Reads emoji-test.txt, emoji-data.txt and
                   emoji-variation-sequences.txt, which unicode.org publishes.
                   > Sources/Engine/TextBytes/Emoji/EmojiTable.generated.swift
  emoji-catalogue DIRECTORY
                   The emoji in the order of keyboards, with their names and skin tones. Reads
                   emoji-test.txt, which unicode.org publishes.
                   > Sources/Emoji/IntercepterEmoji/Catalogue/EmojiCatalogueTable.generated.swift
  emoji-groups CLDR
                   The names of the groups of emoji in 60 languages. Reads CLDR's folder common.
                   > Sources/Emoji/IntercepterEmoji/Catalogue/EmojiGroupNameTable.generated.swift
  folding          What letters are without accents. Asks Foundation.
                   > Sources/Emoji/IntercepterEmoji/Search/FoldingTable.generated.swift
  clusters DIRECTORY
                   How scalars join in grapheme clusters. Reads GraphemeBreakProperty.txt,
                   DerivedCoreProperties.txt and emoji-data.txt, which unicode.org publishes.
                   > Sources/Engine/TextBytes/Clusters/ClusterBreakTable.generated.swift
  widths DIRECTORY How wide scalars are. Reads EastAsianWidth.txt, DerivedGeneralCategory.txt,
                   DerivedCoreProperties.txt and GraphemeBreakProperty.txt.
                   > Sources/Engine/IntercepterCore/Units/WidthTable.generated.swift
  digits DIRECTORY The decimal digits of all scripts. Reads DerivedGeneralCategory.txt.
                   > Sources/Engine/TextBytes/Digits/DecimalDigitTable.generated.swift
  letters DIRECTORY
                   Which scalars are letters or like letters. Reads DerivedCoreProperties.txt.
                   > Sources/Engine/TextBytes/Properties/AlphabeticTable.generated.swift
  ideographs DIRECTORY
                   The ideographs that radicals look like. Reads EquivalentUnifiedIdeograph.txt, which
                   unicode.org publishes, and Debian in unicode-data.
                   > Sources/Engine/TextBytes/LookAlikes/UnifiedIdeographTable.generated.swift
  locales CLDR     How the locales of CLDR write numbers and amounts. Reads a folder of CLDR's JSON,
                   and asks libicu for percentages.
                   > Sources/Engine/IntercepterLocales/LocaleTable.generated.swift
  patterns DIRECTORY
                   Categories, scripts, properties and case folding. Reads PropertyValueAliases.txt,
                   DerivedGeneralCategory.txt, Scripts.txt, ScriptExtensions.txt,
                   DerivedCoreProperties.txt, emoji-data.txt and CaseFolding.txt, which unicode.org
                   publishes.
                   > Sources/Engine/IntercepterPatterns/Properties/PatternTable.generated.swift
  plurals CLDR     Which plural forms languages have, and when. Reads a folder of CLDR's JSON, and
                   asks libicu for ordinals.
                   > Sources/Engine/IntercepterLocales/PluralTable.generated.swift
  dates CLDR       The order of year, month and day. Reads a folder of CLDR's JSON.
                   > Sources/Engine/IntercepterFormats/Presets/DateTable.generated.swift
  date-names CLDR  The names of months and of parts of the day. Reads a folder of CLDR's JSON.
                   > Sources/Engine/IntercepterLocales/Dates/DateNameTable.generated.swift
  peer-formats FILE
                   What the test suites of peers assert of formats. Reads JSON Lines.
                   > Tests/Forms/IntercepterProfilesTests/PeerFormats/PeerFormatTable.generated.swift

  EXIT STATUS: 64 wrong usage, 65 malformed data, 66 no such file, 69 libicu has no converter.

  """

func table(for arguments: [String]) throws(GeneratorError) -> String {
  let directory = URL(filePath: arguments.last ?? "", directoryHint: .isDirectory)
  switch (arguments.first, arguments.count) {
  case ("gb18030", 1): return try gb18030Table()
  case ("locales", 2): return try LocaleTable(directory: directory).source()
  case ("dates", 2): return try dateTable(directory: directory)
  case ("date-names", 2): return try dateNameTable(directory: directory)
  case ("plurals", 2): return try pluralTable(directory: directory)
  case ("folding", 1): return foldingTable()
  case ("-h", 1), ("--help", 1): return usage
  case ("peer-formats", 2): return try peerFormatTable(file: URL(filePath: arguments[1]))
  case ("emoji", 2): return try EmojiTable(directory: directory).source
  case ("emoji-catalogue", 2): return try emojiCatalogueTable(directory: directory)
  case ("emoji-groups", 2): return try emojiGroupNameTable(directory: directory)
  case ("clusters", 2): return try clusterTable(directory: directory)
  case ("widths", 2): return try widthTable(directory: directory)
  case ("patterns", 2): return try patternTable(directory: directory)
  case ("letters", 2): return try alphabeticTable(directory: directory)
  case ("ideographs", 2): return try ideographTable(directory: directory)
  case ("digits", 2): return try digitTable(directory: directory)
  default: throw GeneratorError("Wrong usage.\n\n" + usage, status: .wrongUsage)
  }
}

do throws(GeneratorError) {
  let source = try table(for: Array(CommandLine.arguments.dropFirst()))
  FileHandle.standardOutput.write(Data(source.utf8))
} catch {
  FileHandle.standardError.write(Data("error: \(error.message)\n".utf8))
  exit(error.status.rawValue)
}
