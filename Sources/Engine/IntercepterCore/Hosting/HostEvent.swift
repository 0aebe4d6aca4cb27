/// An event of a host, in the order in which the host reports it.
///
/// A host reports what it knows, as it happens. ``HostSession`` knows the orders in which hosts
/// and input methods report the same thing.
public enum HostEvent: Sendable {
  /// A key or a pointer button went down.
  ///
  /// A host that sees no keys reports an unknown press before the first event of each turn of its
  /// event loop.
  case pressed(HostPress)
  /// The key or the pointer button went up.
  case released
  /// The host asks about an edit that it will make, and report, if it is allowed.
  ///
  /// The edit is `nil` if the host asked about an invalid range.
  case asked(Edit?, HostView)
  /// The host makes an edit if it is allowed, and does not report it again.
  case edited(Edit)
  /// The text has changed.
  case changed(HostView)
  /// The selection has moved.
  case selected(HostView)
  /// The text may have changed without a report.
  case looked(HostView)
  /// The program has set the text.
  case set(HostView)
  /// Editing has begun.
  case began(HostView)
  /// Editing has ended, or dictation or Writing Tools have.
  case left(HostView)
  /// The turn of the event loop has ended after the action ``HostAction/Step/wait`` or
  /// ``HostAction/Step/repeatHistory``.
  case endOfTurn(HostView)
}

/// A press of a key or a pointer button.
public struct HostPress: Hashable, Sendable {
  /// The code of the key, in any numbering, or `nil` if the host does not know the key.
  public var key: Int?
  /// A Boolean value that indicates whether a key that is held down repeats.
  public var isRepeat: Bool
  /// A Boolean value that indicates whether the key types text, so that it does not ask for a
  /// deletion.
  public var typesText: Bool
  /// A Boolean value that indicates whether an input method shows marked text, in the text or beside
  /// it.
  public var isComposing: Bool

  /// Creates a press of a key.
  public init(
    key: Int? = nil, isRepeat: Bool = false, typesText: Bool = false, isComposing: Bool = false
  ) {
    self.key = key
    self.isRepeat = isRepeat
    self.typesText = typesText
    self.isComposing = isComposing
  }
}
