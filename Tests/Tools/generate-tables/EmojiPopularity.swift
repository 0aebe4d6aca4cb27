/// The most popular emoji, which rank first among equal results of a search.
///
/// Ranked by judgment, not by statistics: faces, hearts and gestures of chats, then everyday things.
private let popular = """
  😂❤️🤣👍😭🙏😘🥰😍😊🎉😁💕🥺😅🔥☺️🤦♥️🤷🙄😆🤗😉🎂🤔👏🙂😳🥳😎👌💜😔💪✨💖👀😋😏😢👉💗😩💯🌹💞🎈💙😃😡💐😜🙈🤞😄🤤\
  🙌🤪❣️😀💋💀👇💔😌💓🤩🙃😬😱😴🤭😐🌞😒😇🌸😈🎶✌️🎊🥵😞💚☀️🖤💰😚👑🎁💥🙋☹️😑🥴👈💩✅👋🤮😤🤢🌟❗😥🌈💛😝😫😲🔴🌻🤯💃🍀\
  🐶🐱🍺☕⚽🚀🍕🍎🚲🦋❄️🐼🌙⭐🎵🏠🚗🌍🍷🍻🥂🍰🍣🤝💬📷📱💻⏰📅📌🔒🔑💡
  """

/// Returns the ranks of entries, as two digits of base 50 each, the greatest of which is no rank.
func emojiPopularity(of entries: [EmojiTestEntry]) throws(GeneratorError) -> String {
  var ranks = Array(repeating: 2499, count: entries.count)
  for (rank, emoji) in popular.enumerated() {
    let key = EmojiTestEntry.key(of: String(emoji))
    guard let number = entries.firstIndex(where: { $0.key == key }) else {
      throw GeneratorError("emoji-test.txt: no popular emoji \(emoji)")
    }
    ranks[number] = rank
  }
  return ranks.map(base50).joined()
}
