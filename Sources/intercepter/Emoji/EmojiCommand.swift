internal import ArgumentParser

/// The subcommand for emoji by name, and packs of names.
struct EmojiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emoji",
    abstract: "Finds emoji by name, or lets one be chosen.",
    discussion: """
      Names and keywords of other languages come from CLDR's annotations (Debian:
      unicode-cldr-core), and so do the English keywords. A query finds them as people
      type: beginnings of words, in any order, without accents, with a letter mistyped.

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
