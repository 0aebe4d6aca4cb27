import Foundation

let usage = """
  Writes the package's generated tables to standard output.

  USAGE: generate-tables gb18030
         generate-tables emoji DIRECTORY
         generate-tables clusters DIRECTORY

  gb18030          Which scalars take two bytes in GB 18030. Asks libicu.
                   > Sources/TextInputIntercepter/Units/GB18030Table.generated.swift
  emoji DIRECTORY  The emoji that Unicode recommends, what is reserved for more, and which have a
                   text presentation. Reads emoji-test.txt, emoji-data.txt and
                   emoji-variation-sequences.txt, which unicode.org publishes.
                   > Sources/TextInputIntercepter/Emoji/EmojiTable.generated.swift
  clusters DIRECTORY
                   How scalars join in grapheme clusters. Reads GraphemeBreakProperty.txt,
                   DerivedCoreProperties.txt and emoji-data.txt, which unicode.org publishes.
                   > Sources/TextInputIntercepter/Clusters/ClusterBreakTable.generated.swift

  EXIT STATUS: 64 wrong usage, 65 malformed data, 66 no such file, 69 libicu has no converter.

  """

func table(for arguments: [String]) throws(GeneratorError) -> String {
  switch arguments.first {
  case "gb18030" where arguments.count == 1: return try GB18030Table().source
  case "emoji" where arguments.count == 2:
    let directory = URL(filePath: arguments[1], directoryHint: .isDirectory)
    return try EmojiTable(directory: directory).source
  case "clusters" where arguments.count == 2:
    let directory = URL(filePath: arguments[1], directoryHint: .isDirectory)
    return try ClusterTable(directory: directory).source
  case "-h" where arguments.count == 1, "--help" where arguments.count == 1: return usage
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
