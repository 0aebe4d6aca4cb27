#if !hasFeature(Embedded)
  internal import TextInputIntercepter

  extension EmojiCatalogueFile {
    /// The file of the tables that are linked into this program.
    package static var linked: [UInt8] {
      let (foldings, kinds) = foldings()
      var body = PackWriter()
      for section in Section.allCases {
        var content = PackWriter()
        switch section {
        case .versions:
          for version in EmojiTables.versions {
            content.bytes += [UInt8(version.major), UInt8(version.minor)]
          }
        case .groups: EmojiTables.groups.forEach { content.write($0) }
        case .lines: content.bytes = linesWithoutNames
        case .order: EmojiTables.order.forEach { content.write($0) }
        case .pairs: content.bytes = Array(EmojiCatalogueTable.pairs.bytes)
        case .popularity: content.bytes = Array(EmojiTables.popularity)
        case .groupNames: content.bytes = Array(EmojiGroupNameTable.lines.bytes)
        case .texts: content.bytes = Array(EmojiTables.texts)
        case .foldings: content.bytes = foldings
        case .kinds: content.bytes = kinds
        }
        body.write(UInt32(content.bytes.count))
        body.bytes += content.bytes
      }
      let version = EmojiCatalogue.version
      var file = PackWriter()
      file.bytes = magic + [format, UInt8(version.major), UInt8(version.minor)]
      file.write(UInt16(EmojiCatalogue.all.count))
      file.write(body.bytes.withUnsafeBufferPointer(Checksum.of))
      return file.bytes + body.bytes
    }

    private static var linesWithoutNames: [UInt8] {
      var lines: [UInt8] = []
      for emoji in EmojiCatalogue.all {
        let line = emoji.line
        lines += line.sequence
        lines.append(UInt8(ascii: " "))
        lines += line.letters
        lines.append(UInt8(ascii: " "))
        if line.toneKind != .none { lines.append(UInt8(ascii: "|")) }
        if line.pairsEqualTones { lines.append(UInt8(ascii: "=")) }
        lines += line.pair
        lines.append(UInt8(ascii: "\n"))
      }
      return lines
    }

    /// Returns the replacements of scalars, and the runs of scalars of a kind.
    private static func foldings() -> (replacements: [UInt8], kinds: [UInt8]) {
      var replacements: [UInt8] = []
      var runs: [(end: UInt32, kind: ScalarKind)] = []
      // All other planes have only scalars that are blank here.
      for value in [UInt32(0)..<0x40000, 0xE0000..<0xF0000].joined() {
        let scalar = Unicode.Scalar(value)
        let kind = scalar.map { Self.kind(of: $0, addingTo: &replacements) } ?? .blank
        if runs.last?.kind == kind { runs.removeLast() }
        runs.append((value + 1, kind))
      }
      var kinds = PackWriter()
      for (end, kind) in runs {
        let number = end << 2 | UInt32(kind.rawValue)
        kinds.write(UInt16(truncatingIfNeeded: number))
        kinds.write(UInt8(number >> 16))
      }
      return (replacements, kinds.bytes)
    }

    /// Returns the kind of a scalar, and adds its replacement if it has one.
    private static func kind(
      of scalar: Unicode.Scalar, addingTo replacements: inout [UInt8]
    ) -> ScalarKind {
      let folding = SearchFolding.folding(of: scalar)
      let itself = Array(String(scalar).utf8)
      let blank = UInt8(ascii: " ")
      if folding.elementsEqual(itself) { return .letter }
      if folding.elementsEqual([blank] + itself + [blank]) { return .symbol }
      if folding.elementsEqual([blank]) { return .blank }
      if folding.isEmpty { return .ignored }
      if !scalar.isASCII { replacements += itself + [blank] + folding + [UInt8(ascii: "\n")] }
      return .letter
    }
  }
#endif
