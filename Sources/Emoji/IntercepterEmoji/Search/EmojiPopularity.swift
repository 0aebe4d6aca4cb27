/// The most popular emoji, which rank first among equal matches.
enum EmojiPopularity {
  /// The rank of each emoji by its number, from 0, or 255 for emoji without a rank.
  static let places: [UInt8] = {
    var places = [UInt8](repeating: .max, count: EmojiCatalogue.all.count)
    for (place, character) in order.enumerated() {
      guard let emoji = EmojiCatalogue.emoji(String(character))?.emoji else { continue }
      places[emoji.number] = UInt8(min(place, 254))
    }
    return places
  }()

  /// Ranked by judgment, not by statistics: faces, hearts and gestures of chats, then everyday
  /// things.
  private static let order = """
    😂❤️🤣👍😭🙏😘🥰😍😊🎉😁💕🥺😅🔥☺️🤦♥️🤷🙄😆🤗😉🎂🤔👏🙂😳🥳😎👌💜😔💪✨💖👀😋😏😢👉💗😩💯🌹💞🎈💙😃😡💐😜🙈🤞😄🤤\
    🙌🤪❣️😀💋💀👇💔😌💓🤩🙃😬😱😴🤭😐🌞😒😇🌸😈🎶✌️🎊🥵😞💚☀️🖤💰😚👑🎁💥🙋☹️😑🥴👈💩✅👋🤮😤🤢🌟❗😥🌈💛😝😫😲🔴🌻🤯💃🍀\
    🐶🐱🍺☕⚽🚀🍕🍎🚲🦋❄️🐼🌙⭐🎵🏠🚗🌍🍷🍻🥂🍰🍣🤝💬📷📱💻⏰📅📌🔒🔑💡
    """
}
