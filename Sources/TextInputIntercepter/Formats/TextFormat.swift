/// The way in which a field shows a text otherwise than it is kept: `4111111111111111` as
/// `4111 1111 1111 1111`, `1234567.5` as `1,234,567.5`.
///
/// A format stands beside the rules, and is none: rules judge the *raw* text, forms submit it and databases
/// keep it; the field holds the *shown* text.
///
/// ```swift
/// let card = Intercepter(rules: [.numbersOnly()], format: .pattern("#### #### #### ####"))
/// card.formattedText(of: "4111111111111111")  // 4111 1111 1111 1111
/// card.unformattedText(of: "4111 1111 1111 1111")  // 4111111111111111
/// ```
///
/// A shown text is its raw text with *literals* between, before and behind: no character is moved. A
/// raw text that does not fit is shown as far as it does, and the rest as it is.
public struct TextFormat: Sendable {
  /// What the format does.
  let layout: Layout

  /// The kinds of formats.
  enum Layout: Sendable {
    case pattern(PatternFormat)
    case grouped(GroupedFormat)
    case custom(CustomFormat)
  }

  /// The same for what happens at each keystroke, which counts no reference to it.
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
  /// Reads a text that may be a shown one, and writes its raw text.
  ///
  /// A part that is not as the format shows it is taken for raw text.
  ///
  /// - Returns: Whether it is exactly as the format shows it.
  @inline(__always)
  func read(_ pass: inout FormatPass<some FormatPlaces>) -> Bool {
    switch uncounted {
    case .pattern(let format): format._withUnsafeGuaranteedRef { $0.read(&pass) }
    case .grouped(let format): format._withUnsafeGuaranteedRef { $0.read(&pass) }
    case .custom(let format): format._withUnsafeGuaranteedRef { $0.read(&pass) }
    }
  }

  /// Reads a raw text and writes it as it is shown.
  ///
  /// - Returns: How much of it does not fit; 0 if all does.
  @inline(__always)
  func show(_ pass: inout FormatPass<some FormatPlaces>) -> Int {
    switch uncounted {
    case .pattern(let format): format._withUnsafeGuaranteedRef { $0.show(&pass) }
    case .grouped(let format): format._withUnsafeGuaranteedRef { $0.show(&pass) }
    case .custom(let format): format._withUnsafeGuaranteedRef { $0.show(&pass) }
    }
  }

  /// The most bytes that a raw text of so many takes when it is shown; a format of one's own shows it to know.
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

  /// Whether an ASCII character is surely raw text where it is typed, as no literal has it or a slot admits it.
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

  /// The most bytes of a text that is a literal alone, which is shown while somebody types it.
  @inline(__always)
  var prefixCount: Int {
    if case .pattern(let format) = uncounted {
      format._withUnsafeGuaranteedRef { $0.prefixCount }
    } else {
      0
    }
  }

  /// Whether a raw text that begins with `0` may be a number as it is dialed.
  @inline(__always)
  var isDialed: Bool {
    if case .pattern(let format) = uncounted {
      format._withUnsafeGuaranteedRef { $0.isDialed }
    } else {
      false
    }
  }

  /// The raw text of a text that may be a shown one; a text that is none is raw already.
  ///
  /// - Returns: The raw text; whether the text is as the format shows it, and whether all of it fits.
  @inline(__always)
  func raw(
    _ text: String, _ places: inout some FormatPlaces
  ) -> (text: String, isShown: Bool, fits: Bool) {
    let start = places
    let (raw, fits) = text.written(capacity: max(1, text.utf8.count), &places) { read(&$0) }
    if fits { return (raw, true, true) }
    if case .grouped(let format) = layout {
      // A number that is not read is shown otherwise; what is no number is shown as it is.
      places = start
      return (text, !text.withUTF8Bytes { format.isNumber($0) }, false)
    }
    if formattedText(of: raw).hasSameScalars(as: text) { return (raw, true, false) }
    places = start
    return (text, false, false)
  }

  /// A raw text as it is shown, and how much of it does not fit.
  @inline(__always)
  func shown(_ raw: String, _ places: inout FourFormatPlaces) -> (text: String, rest: Int) {
    let (text, rest) = raw.written(
      capacity: capacity(forRaw: raw.utf8.count, raw), &places
    ) { show(&$0) }
    return (text, rest)
  }

  /// How much of a raw text does not fit; 0 if all does.
  func rest(of raw: String) -> Int {
    var places = FourFormatPlaces(.toShown)
    return shown(raw, &places).rest
  }
}

extension TextFormat {
  /// A raw text as it is shown.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formattedText(of raw: String) -> String {
    var places = FourFormatPlaces(.toShown)
    return shown(raw, &places).text
  }

  /// The raw text of a shown one; a text that is not as the format shows it is raw already.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func unformattedText(of text: String) -> String {
    var places = FourFormatPlaces(.toRaw)
    return raw(text, &places).text
  }

  /// Whether a raw text fits the format, so that all of it is shown in its way.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func fits(_ raw: String) -> Bool { rest(of: raw) == 0 }
}
