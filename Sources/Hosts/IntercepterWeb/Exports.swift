#if arch(wasm32)
  internal import IntercepterProfiles
  internal import TextInputIntercepter

  // The functions that `engine.js` calls, always on one thread.
  //
  // The caller allocates and frees the bytes of a text that it passes. It also frees an answer,
  // which is a block: the number of bytes in four bytes, then JSON in UTF-8.
  package nonisolated(unsafe) var profiles = LoadedProfiles()
  nonisolated(unsafe) private var exchange = Exchange()

  /// Allocates a number of bytes.
  @_expose(wasm, "allocate")
  @_cdecl("intercepter_allocate")
  public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(count, 1), alignment: 8)
  }

  /// Frees a block.
  @_expose(wasm, "deallocate")
  @_cdecl("intercepter_deallocate")
  public func deallocate(_ block: UnsafeMutableRawPointer) { block.deallocate() }

  /// Opens a compiled profile.
  @_expose(wasm, "open")
  @_cdecl("intercepter_open")
  public func open(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
    var answer = JSONLine()
    profiles.open(Array(UnsafeBufferPointer(start: bytes, count: count)), to: &answer)
    return block(answer.bytes)
  }

  /// Answers a question about a text; see `LoadedProfiles.answer`.
  @_expose(wasm, "ask")
  @_cdecl("intercepter_ask")
  public func ask(
    _ profile: Int, _ field: Int, _ question: Int, _ text: UnsafePointer<UInt8>, _ count: Int
  ) -> UnsafeMutableRawPointer {
    let text = UnsafeBufferPointer(start: text, count: count)
    var answer = JSONLine()
    profiles.answer(
      question, about: String(decoding: text, as: UTF8.self), by: field, of: profile, to: &answer)
    return block(answer.bytes)
  }

  /// Submits texts; see `LoadedProfiles.submit`.
  @_expose(wasm, "submit")
  @_cdecl("intercepter_submit")
  public func submit(
    _ profile: Int, _ texts: UnsafePointer<UInt8>, _ count: Int
  ) -> UnsafeMutableRawPointer {
    var answer = JSONLine()
    profiles.submit(
      UnsafeBufferPointer(start: texts, count: count), to: profile, answer: &answer)
    return block(answer.bytes)
  }

  /// Makes room for a keystroke with texts of some bytes, and returns its address.
  @_expose(wasm, "exchange")
  @_cdecl("intercepter_exchange")
  public func room(_ count: Int) -> UnsafeMutableRawPointer { exchange.room(forTexts: count) }

  /// Replaces the text of a field for `validity` by that of the previous state.
  @_expose(wasm, "put")
  @_cdecl("intercepter_put")
  public func put(_ profile: Int, _ field: Int) {
    profiles.put(exchange.text, into: field, of: profile)
  }

  /// Returns a block with the validity of a field, 1 if it is valid without violations, or 0 if it is
  /// that of the last answer.
  @_expose(wasm, "validity")
  @_cdecl("intercepter_validity")
  public func validity(_ profile: Int, _ field: Int) -> UnsafeMutableRawPointer? {
    var answer = JSONLine()
    guard profiles.validity(of: field, of: profile, to: &answer) else { return nil }
    return answer.bytes.isEmpty ? UnsafeMutableRawPointer(bitPattern: 1) : block(answer.bytes)
  }

  /// Replaces the keystroke by the decision of a field, and returns its address.
  @_expose(wasm, "decide")
  @_cdecl("intercepter_decide")
  public func decide(_ profile: Int, _ field: Int) -> UnsafeMutableRawPointer {
    profiles.decide(&exchange, by: field, of: profile)
  }

  /// Replaces the state by the decision on a step, and returns its address, or 0 if there is
  /// nothing to step.
  @_expose(wasm, "step")
  @_cdecl("intercepter_step")
  public func step(_ profile: Int, _ field: Int, _ count: Int) -> UnsafeMutableRawPointer? {
    profiles.step(&exchange, count, by: field, of: profile)
  }

  /// Sets the date of the page, from which bounds such as “-18 years” count.
  @_expose(wasm, "today")
  @_cdecl("intercepter_today")
  public func today(_ year: Int, _ month: Int, _ day: Int) {
    DateValue.today = DateValue(year: year, month: month, day: day)
  }

  /// Releases a profile.
  @_expose(wasm, "release")
  @_cdecl("intercepter_release")
  public func release(_ profile: Int) { profiles.release(profile) }

  /// Returns a block with bytes.
  package func block(_ answer: [UInt8]) -> UnsafeMutableRawPointer {
    answer.withUnsafeBufferPointer { bytes in
      let block = allocate(4 + bytes.count)
      block.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
      (block + 4).copyMemory(from: UnsafeRawPointer(bytes.baseAddress!), byteCount: bytes.count)
      return block
    }
  }
#endif
