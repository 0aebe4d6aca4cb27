#if arch(wasm32)
  internal import IntercepterWeb

  // The functions of the full engine beside those of `IntercepterWeb`.

  /// Loads a profile from JSON and the messages in a language.
  @_expose(wasm, "load")
  @_cdecl("intercepter_load")
  public func load(
    _ json: UnsafePointer<UInt8>, _ count: Int, _ language: UnsafePointer<UInt8>,
    _ languageCount: Int
  ) -> UnsafeMutableRawPointer {
    block(profiles.load(array(json, count), language: string(language, languageCount)))
  }

  /// Compiles a profile.
  ///
  /// The names of the fields are an optional list, as `ByteReader` reads it; without it, all fields
  /// are compiled.
  ///
  /// The answer is a compiled profile, or JSON: `{"errors":[…]}`.
  @_expose(wasm, "compile")
  @_cdecl("intercepter_compile")
  public func compile(
    _ json: UnsafePointer<UInt8>, _ count: Int, _ language: UnsafePointer<UInt8>,
    _ languageCount: Int, _ fields: UnsafePointer<UInt8>, _ fieldCount: Int
  ) -> UnsafeMutableRawPointer {
    block(
      compiled(
        array(json, count), language: string(language, languageCount),
        fields: UnsafeBufferPointer(start: fields, count: fieldCount)))
  }

  /// Answers a request of the JSON Lines protocol.
  @_expose(wasm, "respond")
  @_cdecl("intercepter_respond")
  public func respond(
    _ profile: Int, _ request: UnsafePointer<UInt8>, _ count: Int
  ) -> UnsafeMutableRawPointer {
    block(profiles.respond(to: UnsafeBufferPointer(start: request, count: count), by: profile))
  }

  private func array(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func string(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
#endif
