#if arch(wasm32)
  // What `intercepter.js` calls. Nothing of it runs on two threads.
  //
  // A text goes in as bytes that the caller has allocated, and frees. An answer is a block that the caller
  // frees: the number of its bytes in four bytes, then the bytes, JSON in UTF-8.
  nonisolated(unsafe) private var profiles = LoadedProfiles()

  /// Takes memory for so many bytes.
  @_expose(wasm, "allocate")
  @_cdecl("intercepter_allocate")
  public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(count, 1), alignment: 8)
  }

  /// Gives memory back.
  @_expose(wasm, "deallocate")
  @_cdecl("intercepter_deallocate")
  public func deallocate(_ block: UnsafeMutableRawPointer) { block.deallocate() }

  /// Reads a profile, whose violations are told in a language.
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

  /// Forgets a profile.
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
