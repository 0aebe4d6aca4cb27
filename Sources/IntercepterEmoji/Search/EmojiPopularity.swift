/// Which emoji people use most, for the order among those that fit a query equally well.
enum EmojiPopularity {
  /// The place of each emoji by its number, from 0 on; 255 for those that are not among the first.
  static let places: [UInt8] = {
    var places = [UInt8](repeating: .max, count: EmojiCatalogue.all.count)
    for (place, character) in order.enumerated() {
      guard let emoji = EmojiCatalogue.emoji(String(character))?.emoji else { continue }
      places[emoji.number] = UInt8(min(place, 254))
    }
    return places
  }()

  /// By judgement, not by counting: the faces, hearts and gestures of chats, then what stands for
  /// everyday things.
  private static let order = """
    😂❤️🤣👍😭🙏😘🥰😍😊🎉😁💕🥺😅🔥☺️🤦♥️🤷🙄😆🤗😉🎂🤔👏🙂😳🥳😎👌💜😔💪✨💖👀😋😏😢👉💗😩💯🌹💞🎈💙😃😡💐😜🙈🤞😄🤤\
    🙌🤪❣️😀💋💀👇💔😌💓🤩🙃😬😱😴🤭😐🌞😒😇🌸😈🎶✌️🎊🥵😞💚☀️🖤💰😚👑🎁💥🙋☹️😑🥴👈💩✅👋🤮😤🤢🌟❗😥🌈💛😝😫😲🔴🌻🤯💃🍀\
    🐶🐱🍺☕⚽🚀🍕🍎🚲🦋❄️🐼🌙⭐🎵🏠🚗🌍🍷🍻🥂🍰🍣🤝💬📷📱💻⏰📅📌🔒🔑💡
    """
}
