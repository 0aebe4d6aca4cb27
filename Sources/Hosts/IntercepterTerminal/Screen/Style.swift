/// The appearance of a cell.
package struct Style: Hashable, Sendable {
  var color: Color?
  var attributes: Attributes = []

  /// The colours of every terminal, in the terminal's palette.
  ///
  /// The raw values are SGR codes.
  enum Color: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: Int

    static let bold = Attributes(rawValue: 1)
    static let dim = Attributes(rawValue: 2)
    static let underlined = Attributes(rawValue: 4)
    static let reversed = Attributes(rawValue: 8)
  }

  static let plain = Style()
  package static let bold = Style(attributes: .bold)
  package static let dim = Style(attributes: .dim)
  package static let bad = Style(color: .red)
  package static let good = Style(color: .green)
  package static let warning = Style(color: .yellow)
  static let accent = Style(color: .cyan)

  func adding(_ more: Attributes) -> Style {
    Style(color: color, attributes: attributes.union(more))
  }

  /// Returns a text in this style, which is reset behind it.
  package func around(_ text: String) -> String {
    "\u{1B}[\(codes(hasColors: true).joined(separator: ";"))m\(text)\u{1B}[0m"
  }

  /// Returns the control sequence that sets this style and resets all others (SGR, ECMA-48,
  /// 8.3.117).
  func sequence(hasColors: Bool) -> String {
    "\u{1B}[\((["0"] + codes(hasColors: hasColors)).joined(separator: ";"))m"
  }

  private func codes(hasColors: Bool) -> [String] {
    let all: [(Attributes, String)] = [
      (.bold, "1"), (.dim, "2"), (.underlined, "4"), (.reversed, "7"),
    ]
    let codes = all.filter { attributes.contains($0.0) }.map(\.1)
    return codes + (hasColors ? color.map { ["\($0.rawValue)"] } ?? [] : [])
  }
}
