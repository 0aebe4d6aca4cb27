internal import IntercepterEmoji

struct EmojiPackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Makes a pack of the names and keywords of a language.",
    discussion: """
      An emoji without a name in the language gets that of the parent language, then
      the English one, then Unicode's. An app reads the pack with EmojiNames(_:).
      """)

  @Argument(help: "The language, as a tag: de, pt-BR, zh-TW.")
  var language: String

  @Option("The file to write. (default: LANGUAGE.emoji)", value: "file")
  var output: String?

  @Option("The folder of CLDR that contains “annotations”.", value: "folder")
  var annotations: String?

  func run() throws {
    let builder = try builder(of: language, in: annotations)
    let pack = builder.pack
    let path = output ?? "\(builder.language).emoji"
    try FileReplacement.write(pack, to: path)
    note(
      """
      \(path): \(pack.count) bytes, \(builder.counts.first ?? 0) of \(EmojiCatalogue.all.count) names \
      in \(builder.language)
      """)
  }
}
