#if arch(wasm32)
  internal import IntercepterEmoji
  internal import IntercepterProfiles
  internal import TextInputIntercepter

  // The functions that `emoji.js` calls. A text is an address and a number of bytes. An answer is a
  // block: the number of its bytes, 32 bits, then JSON. One instance of this module is one picker.
  nonisolated(unsafe) private var session: PickerSession?
  nonisolated(unsafe) private var recents = StoredRecents()

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

  /// Adds a part of the store that the picker opens with.
  @_expose(wasm, "recall")
  @_cdecl("intercepter_emoji_recall")
  public func recall(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ part: Int, _ first: Int, _ second: Int
  ) {
    recents.add(string(text, count), part, first, second)
  }

  /// Opens the picker and returns its contents, or `{"error":"…"}`.
  ///
  /// The catalogue stays in use, so the page does not deallocate it.
  @_expose(wasm, "open")
  @_cdecl("intercepter_emoji_open")
  public func open(
    _ catalogue: UnsafePointer<UInt8>, _ catalogueCount: Int, _ pack: UnsafePointer<UInt8>,
    _ packCount: Int, _ language: UnsafePointer<UInt8>, _ languageCount: Int,
    _ groups: UnsafePointer<UInt8>, _ groupCount: Int, _ major: Int, _ minor: Int, _ time: Int,
    _ columns: Int, _ frequentLimit: Int
  ) -> UnsafeMutableRawPointer {
    guard EmojiTables.open(UnsafeBufferPointer(start: catalogue, count: catalogueCount)) else {
      return failure(
        "the catalogue of emoji is damaged or of another version: copy it from the engine's package"
      )
    }
    let names: EmojiNames
    do throws(EmojiNamesError) {
      names = try EmojiNames(Array(UnsafeBufferPointer(start: pack, count: packCount)))
    } catch {
      return failure(error.description)
    }
    let offers = EmojiFilter { emoji in
      var text = emoji.text
      return text.withUTF8 { $0.baseAddress.map { [count = $0.count] in pageOffers($0, count) } }
        != 0
    }
    let groups = UnsafeBufferPointer(start: groups, count: groupCount)
    let version = major < 0 ? EmojiCatalogue.version : EmojiVersion(major, minor)
    let picker = EmojiPicker(
      names: names, recents: recents.value, time: time, columns: columns,
      groups: groups.compactMap { EmojiGroup(rawValue: $0) }, frequentLimit: frequentLimit,
      filter: .upTo(version).and(offers))
    session = PickerSession(
      picker, language: languageCount == 0 ? names.language : string(language, languageCount))
    return answer { $0.write(to: &$1) }
  }

  /// Performs a request and returns the contents.
  @_expose(wasm, "ask")
  @_cdecl("intercepter_emoji_ask")
  public func ask(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ action: Int, _ first: Int, _ second: Int,
    _ time: Int, _ columns: Int
  ) -> UnsafeMutableRawPointer {
    answer {
      $0.act(action, first, second, string(text, count), time: time, columns: columns, &$1)
    }
  }

  /// Returns the names of the emoji from one place up to, but not including, another.
  @_expose(wasm, "names")
  @_cdecl("intercepter_emoji_names")
  public func names(_ start: Int, _ end: Int) -> UnsafeMutableRawPointer {
    answer { $0.writeNames(start, end, to: &$1) }
  }

  /// Returns the texts other than emoji and names.
  @_expose(wasm, "texts")
  @_cdecl("intercepter_emoji_texts")
  public func texts() -> UnsafeMutableRawPointer {
    answer { $0.writeTexts(to: &$1) }
  }

  private func string(_ text: UnsafePointer<UInt8>, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
  }

  private func failure(_ message: String) -> UnsafeMutableRawPointer {
    var line = JSONLine()
    line.object { $0.member("error", message) }
    return block(line)
  }

  private func answer(
    _ write: (inout PickerSession, inout JSONLine) -> Void
  ) -> UnsafeMutableRawPointer {
    var line = JSONLine()
    if session == nil { line.object { _ in } } else { write(&session!, &line) }
    return block(line)
  }

  private func block(_ line: JSONLine) -> UnsafeMutableRawPointer {
    let block = allocate(4 + line.bytes.count)
    block.storeBytes(of: UInt32(line.bytes.count), as: UInt32.self)
    line.bytes.withUnsafeBytes {
      (block + 4).copyMemory(from: $0.baseAddress!, byteCount: $0.count)
    }
    return block
  }
#endif
