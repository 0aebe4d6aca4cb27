internal import EmojiAnnotations
internal import IntercepterEmoji

struct EmojiNamesOptions: ParsableArguments {
  @Option(
    "The language of the names, as a tag: de, pt-BR, zh-TW. (default: en if CLDR is installed)",
    value: "tag")
  var language: String?

  @Option("A pack of names, made by “emoji pack”.", value: "file")
  var pack: String?

  @Option(
    "The folder of CLDR that contains “annotations”. (default: \(AnnotationFolder.usual))",
    value: "folder")
  var annotations: String?

  func verify() throws {
    if pack != nil, language != nil || annotations != nil {
      throw ValidationError("--pack has a language: leave out --language and --annotations.")
    }
    if annotations != nil, language == nil {
      throw ValidationError("--annotations needs --language.")
    }
  }

  func names() throws -> EmojiNames {
    guard let pack else {
      guard let language else { return .installed }
      return try EmojiNames(builder(of: language, in: annotations).pack)
    }
    let bytes = try contents(of: pack)
    do throws(EmojiNamesError) {
      return try EmojiNames(bytes)
    } catch {
      throw Failure(message: "\(pack.shownOnTerminal): \(error)", status: .malformedInput)
    }
  }
}

extension EmojiNames {
  /// The English names and keywords of the installed CLDR, or Unicode's names if it is not
  /// installed.
  static let installed: EmojiNames = {
    guard let builder = try? AnnotationFolder().builder(of: "en") else { return .unicode }
    return (try? EmojiNames(builder.pack)) ?? .unicode
  }()
}

/// Returns a builder for the pack of a language, from a folder of CLDR.
func builder(of language: String, in folder: String?) throws -> EmojiNamesBuilder {
  do throws(AnnotationError) {
    return try AnnotationFolder(folder ?? AnnotationFolder.usual).builder(of: language)
  } catch {
    if case .malformed = error { throw Failure(message: "\(error)", status: .malformedInput) }
    throw Failure(message: "\(error)", status: .noInput)
  }
}
