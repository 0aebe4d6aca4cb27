internal import IntercepterEmoji
internal import IntercepterTerminal

struct EmojiFindCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Prints the emoji that a query finds; without a query, lets you choose one.",
    discussion: """
      Writes one emoji per line, the best match first, followed by a tab and its
      name. Without a query, you choose from all emoji on the terminal, and the
      choice is printed; without a terminal, all are printed. Chosen emoji and
      favourites are stored in intercepter/emoji.json, in the folder XDG_DATA_HOME
      (default: ~/.local/share).

      EXIT STATUS: 1 nothing was found; 130 nothing was chosen.
      """)

  @Argument(help: "Words of a name, a country, or an emoji.")
  var query: [String] = []

  @OptionGroup(title: "Names") var source: EmojiNamesOptions

  @Flag(help: "Choose one of the emoji that the query finds.")
  var choose = false

  func run() throws {
    try source.verify()
    let names = try source.names()
    let text = query.joined(separator: " ")
    if choose || query.isEmpty, let terminal = RawTerminal.ofAPerson {
      let store = EmojiStore()
      let recents = store.recents
      let picker = EmojiPicker(names: names, recents: recents, time: now, query: text)
      var live = LiveSession(EmojiPanel(picker, terminal.canvas), terminal)
      try live.run()
      // They include the earlier ones.
      store.keep(live.session.picker.recents, insteadOf: recents)
      guard case .choose(let choice)? = live.session.ending else { throw ExitCode.abandoned }
      return try write([choice.text])
    }
    let found = query.isEmpty ? EmojiPicker().sections.flatMap(\.emoji) : names.search(text)
    try write(found.map { "\($0.text)\t\(names.name(of: $0))" })
    if found.isEmpty { throw ExitCode.nonconforming }
  }

  private func write(_ lines: [String]) throws {
    var output = Output()
    for line in lines { try output.write(line + "\n") }
    try output.flush()
  }
}

/// The current time in seconds.
var now: Int { Int(time(nil)) }
