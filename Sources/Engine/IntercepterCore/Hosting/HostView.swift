/// What a host shows when it reports an event.
public struct HostView: Hashable, Sendable {
  /// The text, the selection and the marked text.
  public var state: EditingState
  /// The way in which the current keyboard inserts text.
  public var keyboard: HostKeyboard
  /// What else the host knows.
  public var traits: Traits

  /// Creates a view of a host's state.
  public init(_ state: EditingState, keyboard: HostKeyboard = .composing, _ traits: Traits = []) {
    (self.state, self.keyboard, self.traits) = (state, keyboard, traits)
  }

  /// What a host knows of its text field besides the state.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The traits as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// An undo or redo is in progress.
    public static let undoes = Traits(rawValue: 1)
    /// Dictation or Writing Tools are changing the text, which must not change otherwise.
    public static let isReserved = Traits(rawValue: 2)
    /// The text contains U+FFFC without an attachment.
    public static let hasPlaceholder = Traits(rawValue: 4)
    /// The text is hidden, and the first key after editing begins replaces it.
    public static let isSecure = Traits(rawValue: 8)
    /// The next insertion replaces the text.
    public static let clearsOnInsertion = Traits(rawValue: 16)
  }

  var isUndoing: Bool { traits.contains(.undoes) }
}
