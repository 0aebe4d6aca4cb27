struct EmojiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji",
    abstract: "Finds emoji by name, or lets you choose one.",
    discussion: """
      English keywords, and names and keywords of other languages, come from CLDR's
      annotations (Debian: unicode-cldr-core). A query can contain beginnings of
      words in any order, omit accents, and have one wrong letter.

      EXAMPLES
        intercepter emoji pizza
        intercepter emoji --language de osterreich
        git commit -m "$(intercepter emoji) A new look"
        intercepter emoji pack ja --output ja.emoji
      """,
    subcommands: [EmojiFindCommand.self, EmojiPackCommand.self],
    defaultSubcommand: EmojiFindCommand.self
  )
}
