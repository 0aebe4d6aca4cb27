/// A display format of a field: `4111111111111111` appears as `4111 1111 1111 1111`, and
/// `1234567.5` as `1,234,567.5`.
///
/// A format is not a rule. The field contains the *formatted* text; rules judge the *unformatted*
/// text, forms submit it and databases store it.
///
/// ```swift
/// let card = Intercepter(rules: [.numbersOnly()], format: .pattern("#### #### #### ####"))
/// card.formattedText(of: "4111111111111111")  // 4111 1111 1111 1111
/// card.unformattedText(of: "4111 1111 1111 1111")  // 4111111111111111
/// ```
///
/// The formatted text is the unformatted text with *literals* before, between and after its
/// characters, which keep their order. If only the beginning of a text fits, the rest follows
/// unchanged.
public struct TextFormat: Sendable {
  /// The format's implementation.
  let layout: Layout

  /// The kinds of formats.
  enum Layout: Sendable {
    case pattern(PatternFormat)
    case grouped(GroupedFormat)
    case custom(CustomFormat)
  }

  /// The same implementation, without reference counting at each keystroke.
  private let uncounted: Uncounted

  private enum Uncounted {
    case pattern(Unmanaged<PatternFormat>)
    case grouped(Unmanaged<GroupedFormat>)
    case custom(Unmanaged<CustomFormat>)
  }

  init(_ layout: Layout) {
    self.layout = layout
    uncounted =
      switch layout {
      case .pattern(let format): .pattern(.passUnretained(format))
      case .grouped(let format): .grouped(.passUnretained(format))
      case .custom(let format): .custom(.passUnretained(format))
      }
  }
}

extension TextFormat {
  /// Reads a text that may be formatted, and writes its unformatted text.
  ///
  /// A part that does not match the format counts as unformatted.
  ///
  /// - Returns: Whether the text is exactly as the format writes it.
  @inline(__always)
  func read(_ pass: inout FormatPass<some FormatPlaces>) -> Bool {
    switch uncounted {
    case .pattern(let format): format._withUnsafeGuaranteedRef { $0.read(&pass) }
    case .grouped(let format): format._withUnsafeGuaranteedRef { $0.read(&pass) }
    case .custom(let format): format._withUnsafeGuaranteedRef { $0.read(&pass) }
    }
  }

  /// Reads an unformatted text, and writes its formatted text.
  ///
  /// - Returns: How much of the text does not fit; 0 if all of it does.
  @inline(__always)
  func show(_ pass: inout FormatPass<some FormatPlaces>) -> Int {
    switch uncounted {
    case .pattern(let format): format._withUnsafeGuaranteedRef { $0.show(&pass) }
    case .grouped(let format): format._withUnsafeGuaranteedRef { $0.show(&pass) }
    case .custom(let format): format._withUnsafeGuaranteedRef { $0.show(&pass) }
    }
  }

  /// Returns the maximum number of bytes of a formatted text.
  ///
  /// - Parameter text: The unformatted text; only a custom format needs it.
  func capacity(
    forRaw count: Int, _ text: @autoclosure () -> String
  ) -> Int {
    switch uncounted {
    case .pattern(let format): count + format._withUnsafeGuaranteedRef { $0.literalCount }
    case .grouped(let format): format._withUnsafeGuaranteedRef { $0.capacity(forRaw: count) }
    case .custom(let format):
      format._withUnsafeGuaranteedRef { $0.shown(text()).text.text.utf8.count }
    }
  }

  /// Returns `true` if a typed ASCII character is unformatted text, because a slot accepts it or no
  /// literal contains it; `false` means maybe.
  @inline(__always)
  func isRaw(ascii byte: UInt8) -> Bool {
    switch uncounted {
    case .pattern(let format):
      format._withUnsafeGuaranteedRef {
        $0.ascii.contains(byte) || !$0.literalASCII.contains(byte)
      }
    case .grouped(let format):
      format._withUnsafeGuaranteedRef {
        $0.fixedDecimals == 0 && (!$0.literalASCII.contains(byte) || $0.admits(ascii: byte))
      }
    case .custom: false
    }
  }

  /// The maximum number of bytes of a literal before the first slot, which is shown as it is typed.
  @inline(__always)
  var prefixCount: Int {
    if case .pattern(let format) = uncounted {
      format._withUnsafeGuaranteedRef { $0.prefixCount }
    } else {
      0
    }
  }

  /// A Boolean value that indicates whether an unformatted text that begins with `0` may be a
  /// telephone number as dialed.
  @inline(__always)
  var isDialed: Bool {
    if case .pattern(let format) = uncounted {
      format._withUnsafeGuaranteedRef { $0.isDialed }
    } else {
      false
    }
  }

  /// Returns the unformatted text of a text that may be formatted.
  ///
  /// - Returns: The unformatted text, whether the text is formatted, and whether all of it fits.
  @inline(__always)
  func raw(
    _ text: String, _ places: inout some FormatPlaces
  ) -> (text: String, isShown: Bool, fits: Bool) {
    let start = places
    let (raw, fits) = text.written(capacity: max(1, text.utf8.count), &places) { read(&$0) }
    if fits { return (raw, true, true) }
    if case .grouped(let format) = layout {
      // An unread number would be formatted differently; other text is shown unchanged.
      places = start
      return (text, !text.withUTF8Bytes { format.isNumber($0) }, false)
    }
    if formattedText(of: raw).hasSameScalars(as: text) { return (raw, true, false) }
    places = start
    return (text, false, false)
  }

  /// Returns the formatted text, and how much of the unformatted text does not fit.
  @inline(__always)
  func shown(_ raw: String, _ places: inout FourFormatPlaces) -> (text: String, rest: Int) {
    let (text, rest) = raw.written(
      capacity: capacity(forRaw: raw.utf8.count, raw), &places
    ) { show(&$0) }
    return (text, rest)
  }

  /// Returns how much of an unformatted text does not fit; 0 if all of it does.
  func rest(of raw: String) -> Int {
    var places = FourFormatPlaces(.toShown)
    return shown(raw, &places).rest
  }
}

extension TextFormat {
  /// Returns the formatted text of an unformatted text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formattedText(of raw: String) -> String {
    var places = FourFormatPlaces(.toShown)
    return shown(raw, &places).text
  }

  /// Returns the unformatted text of a formatted text, or the text itself if it does not match the
  /// format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func unformattedText(of text: String) -> String {
    var places = FourFormatPlaces(.toRaw)
    return raw(text, &places).text
  }

  /// Returns whether all of an unformatted text fits the format.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func fits(_ raw: String) -> Bool { rest(of: raw) == 0 }
}
