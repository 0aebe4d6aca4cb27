public import TextInputIntercepter

/// A text field without a screen, for tests.
///
/// It behaves like the text field of a phone or a desktop and passes every change to an
/// `InterceptedField`.
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
/// The field uses no clock, no locale and no randomness: the same calls give the same states.
/// Offsets are grapheme cluster offsets if a method says so, and UTF-16 code units in
/// `EditingState`.
///
/// **Modes.** In ``HostMode/delegate`` mode, the field calls `InterceptedField/shouldApply(_:)`
/// before each change. In ``HostMode/notification`` mode, it makes the change and then calls
/// `InterceptedField/textDidChange(to:)`. In both modes it displays the resulting state of
/// ``field``. A step of a composition is reported with `textDidChange(to:)` in both modes, because
/// an `Edit` has no marked range. Replacing the marked text with a candidate is an ordinary change.
///
/// **End of a composition.** Typing, Backspace and the composing methods continue a composition.
/// Every other method first commits the marked text unchanged, like a tap elsewhere.
///
/// The class is not thread-safe. Use it on the thread on which its callbacks are to be called.
public final class SimulatedTextField {
  /// The intercepted field, which keeps the text and the selection.
  public let field: InterceptedField
  /// The way in which the host consults the intercepter.
  public var mode: HostMode
  /// The automatic behaviours of the keyboard.
  public var keyboard: Set<KeyboardFeature>
  /// The platform whose keyboard and undo the field simulates.
  public var platform = Platform.macOS
  /// The text that was cut or copied last.
  public var pasteboard = ""
  /// The decision on the last change, in either mode.
  ///
  /// The value is `nil` before the first change, and after a change that is not judged:
  /// ``setText(_:)``, ``undo()`` and ``redo()``.
  public internal(set) var lastDecision: Decision?
  /// The last judged change with its proposal, or `nil` if ``lastDecision`` is `nil`.
  package internal(set) var lastEdit: JudgedEdit?
  /// A closure that receives each decision, in order.
  ///
  /// Typing a word makes one decision per cluster.
  public var onDecision: ((Decision) -> Void)?
  /// The listener that receives hardware key presses before the field.
  public var keyHandler: KeyHandler?

  /// A Boolean value that indicates whether the head of the selection, its moving end, is its
  /// beginning.
  var isReversed = false
  /// The state of the input method, or `nil` if no text is marked.
  var composition: Composition?
  /// The text that an input method shows beside the field's text.
  var preedit: String?
  /// A Boolean value that indicates whether the next change belongs to the same key as the last.
  var isContinuing = false
  /// The syllable before the caret that a keyboard composes without marking it.
  var syllable: UnmarkedSyllable?
  var history = UndoHistory()
  /// The keys that are down, each with whether the handler was called for it.
  var pressedKeys: [Key: Bool] = [:]

  /// Creates a field with a new intercepted field.
  ///
  /// - Parameters:
  ///   - intercepter: The rules that judge the changes.
  ///   - state: The initial state, which is not judged. An unknown selection becomes a caret at the
  ///     end.
  ///   - mode: The host mode.
  ///   - keyboard: The automatic behaviours of the keyboard.
  public convenience init(
    _ intercepter: Intercepter, state: EditingState = EditingState("", caret: 0),
    mode: HostMode = .delegate, keyboard: Set<KeyboardFeature> = []
  ) {
    self.init(
      attachedTo: InterceptedField(intercepter, state: state), mode: mode, keyboard: keyboard)
  }

  /// Creates a field that is attached to an existing intercepted field.
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

  /// The state that the field displays, with a known selection.
  ///
  /// The state comes from ``field``: a callback that sets the text there sets it here too.
  public var state: EditingState {
    var state = field.state
    if state.selection == nil {
      let end = state.text.utf16Length
      state.selection = end..<end
    }
    return state
  }
}
