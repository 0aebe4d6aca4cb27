#if arch(wasm32)
  internal import IntercepterEmoji
  internal import IntercepterProfiles

  // The functions that `emoji-picker.js` calls. Texts and blocks have the same layout as in the
  // exports of the engine. One instance of this module is one picker.
  nonisolated(unsafe) private var session: PickerSession?

  /// Asks the page whether it offers an emoji.
  @_extern(wasm, module: "page", name: "offers")
  @_extern(c)
  private func pageOffers(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int32

  /// Allocates a number of bytes.
  @_expose(wasm, "allocate")
  @_cdecl("intercepter_emoji_allocate")
  public func allocate(_ count: Int) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(count, 1), alignment: 8)
  }

  /// Deallocates a block.
  @_expose(wasm, "deallocate")
  @_cdecl("intercepter_emoji_deallocate")
  public func deallocate(_ block: UnsafeMutableRawPointer) { block.deallocate() }

  /// Opens the picker and returns its contents, or `{"error":"…"}`.
  @_expose(wasm, "open")
  @_cdecl("intercepter_emoji_open")
  public func open(
    _ pack: UnsafePointer<UInt8>, _ packCount: Int, _ options: UnsafePointer<UInt8>,
    _ optionsCount: Int
  ) -> UnsafeMutableRawPointer {
    let pack = Array(UnsafeBufferPointer(start: pack, count: packCount))
    do throws(EmojiNamesError) {
      session = try PickerSession(pack: pack, options: value(options, optionsCount)) { text in
        var text = text
        return text.withUTF8 { $0.baseAddress.map { [count = $0.count] in pageOffers($0, count) } }
          != 0
      }
      return block(session?.answer([:]) ?? .null)
    } catch {
      return block(["error": .string(error.description)])
    }
  }

  /// Answers a request to ``PickerSession``.
  @_expose(wasm, "ask")
  @_cdecl("intercepter_emoji_ask")
  public func ask(_ request: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutableRawPointer {
    block(session?.answer(value(request, count)) ?? .null)
  }

  private func value(_ json: UnsafePointer<UInt8>, _ count: Int) -> JSONValue {
    (try? JSONValue(json: UnsafeBufferPointer(start: json, count: count))) ?? .null
  }

  private func block(_ answer: JSONValue) -> UnsafeMutableRawPointer {
    var text = answer.json()
    return text.withUTF8 { bytes in
      let block = allocate(4 + bytes.count)
      block.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
      if let start = bytes.baseAddress {
        (block + 4).copyMemory(from: UnsafeRawPointer(start), byteCount: bytes.count)
      }
      return block
    }
  }
#endif
