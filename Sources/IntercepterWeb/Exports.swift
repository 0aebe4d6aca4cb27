#if arch(wasm32)
  // The functions that `intercepter.js` calls, always on one thread.
  //
  // The caller allocates and frees the bytes of a text that it passes. It also frees an answer,
  // which is a block: the number of bytes in four bytes, then JSON in UTF-8.
  nonisolated(unsafe) private var profiles = LoadedProfiles()
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

  /// Loads a profile and the messages in a language.
  @_expose(wasm, "load")
  @_cdecl("intercepter_load")
  public func load(
    _ json: UnsafePointer<UInt8>, _ count: Int, _ language: UnsafePointer<UInt8>,
    _ languageCount: Int
  ) -> UnsafeMutableRawPointer {
    let language = UnsafeBufferPointer(start: language, count: languageCount)
    return block(
      profiles.load(
        Array(UnsafeBufferPointer(start: json, count: count)),
        language: String(decoding: language, as: UTF8.self)))
  }

  /// Answers a request of the JSON Lines protocol.
  @_expose(wasm, "respond")
  @_cdecl("intercepter_respond")
  public func respond(
    _ profile: Int, _ request: UnsafePointer<UInt8>, _ count: Int
  ) -> UnsafeMutableRawPointer {
    block(profiles.answer(UnsafeBufferPointer(start: request, count: count), by: profile))
  }

  /// Makes room for a keystroke with texts of some bytes, and returns its address.
  @_expose(wasm, "exchange")
  @_cdecl("intercepter_exchange")
  public func room(_ count: Int) -> UnsafeMutableRawPointer { exchange.room(forTexts: count) }

  /// Replaces the keystroke by the decision of a field, and returns its address.
  @_expose(wasm, "decide")
  @_cdecl("intercepter_decide")
  public func decide(_ profile: Int, _ field: Int) -> UnsafeMutableRawPointer {
    profiles.decide(&exchange, by: field, of: profile)
  }

  /// Releases a profile.
  @_expose(wasm, "release")
  @_cdecl("intercepter_release")
  public func release(_ profile: Int) { profiles.release(profile) }

  private func block(_ answer: [UInt8]) -> UnsafeMutableRawPointer {
    answer.withUnsafeBufferPointer { bytes in
      let block = allocate(4 + bytes.count)
      block.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
      (block + 4).copyMemory(from: UnsafeRawPointer(bytes.baseAddress!), byteCount: bytes.count)
      return block
    }
  }
#endif
