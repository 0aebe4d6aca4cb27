public import TextInputIntercepter

/// A text field without a screen, for tests: it does what the field of a phone or a desktop does
/// when somebody types, and hands every change to an `InterceptedField`.
///
/// ```swift
/// let field = SimulatedTextField(Intercepter(rules: [.maxLength(6, in: .gb18030)]))
/// field.type("张三")
/// field.compose("li")
/// print(field.state)  // 张三[li]|
/// field.commit("李四")
/// print(field.state)  // 张三|
/// ```
///
/// There is no clock, no locale and no chance in it: the same calls give the same states. Offsets
/// are grapheme cluster offsets where a method says so, and UTF-16 code units inside
/// `EditingState`.
///
/// **Modes.** In ``HostMode/delegate`` mode the field asks `InterceptedField/shouldApply(_:)` before each
/// change. In ``HostMode/notification`` mode it makes the change and reports it with
/// `InterceptedField/textDidChange(to:)`. Either way it shows what the field holds then. A step of a
/// composition is reported in both modes, for an edit cannot say what is marked. A candidate that takes the
/// place of the marked text is an ordinary change again.
///
/// **What ends a composition.** Everything but typing, Backspace and the methods that compose commits
/// the marked text as it is before it does its work, as a tap elsewhere does.
///
/// Not thread-safe: use it where its callbacks are to be called.
public final class SimulatedTextField {
  /// The intercepted field between this field and its text, which remembers both.
  public let field: InterceptedField
  /// The way in which the host talks to the intercepter.
  public var mode: HostMode
  /// The things that the keyboard does of its own accord.
  public var keyboard: Set<KeyboardFeature>
  /// The platform whose keyboard and undo the field has.
  public var platform = Platform.macOS
  /// The text that was cut or copied last.
  public var pasteboard = ""
  /// The decision on the last change, in either mode.
  ///
  /// `nil` before the first, and after a change that is not judged: ``setText(_:)``, ``undo()``,
  /// ``redo()``.
  public internal(set) var lastDecision: Decision?
  /// The last change that was judged, and what was proposed; `nil` where ``lastDecision`` is.
  package internal(set) var lastEdit: JudgedEdit?
  /// Called with each decision, in order: typing a word is one decision a grapheme cluster.
  public var onDecision: ((Decision) -> Void)?
  /// The listener that hears of the keys of a hardware keyboard before the field does.
  public var keyHandler: KeyHandler?

  /// Whether the selection's head, the end that moves, is its beginning.
  var isReversed = false
  /// The input method's knowledge of the marked text; `nil` while nothing is marked.
  var composition: Composition?
  /// The syllable before the caret that a keyboard composes without marking it.
  var syllable: UnmarkedSyllable?
  var history = UndoHistory()
  /// The keys that are down, and whether the handler was called for them.
  var pressedKeys: [Key: Bool] = [:]

  /// Creates a field with an intercepter of its own.
  ///
  /// - Parameters:
  ///   - intercepter: The rules that judge the changes.
  ///   - state: The state at first; it is not judged. An unknown selection becomes a caret
  ///     at the end.
  ///   - mode: The host mode.
  ///   - keyboard: The things that the keyboard does of its own accord.
  public convenience init(
    _ intercepter: Intercepter,
    state: EditingState = EditingState("", caret: 0),
    mode: HostMode = .delegate,
    keyboard: Set<KeyboardFeature> = []
  ) {
    self.init(
      attachedTo: InterceptedField(intercepter, state: state), mode: mode, keyboard: keyboard)
  }

  /// Creates a field that is attached to an app's own intercepted field.
  public init(
    attachedTo field: InterceptedField, mode: HostMode = .delegate,
    keyboard: Set<KeyboardFeature> = []
  ) {
    self.field = field
    self.mode = mode
    self.keyboard = keyboard
    if let selection = state.selection, field.state.selection == nil {
      field.selectionDidChange(to: selection)
    }
  }

  /// The state that the field shows, its selection known.
  ///
  /// It is what ``field`` holds: a callback that sets the text there sets it here.
  public var state: EditingState {
    var state = field.state
    if state.selection == nil {
      let end = state.text.utf16Length
      state.selection = end..<end
    }
    return state
  }
}
