import EmojiAnnotations
import IntercepterEmoji
import Testing

/// CLDR's annotations, where the system has them.
enum Annotations {
  static let folder = try? AnnotationFolder()

  /// The names of a language.
  static func names(of language: String) throws -> EmojiNames {
    try EmojiNames(#require(folder).builder(of: language).pack)
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only where CLDR's annotations are installed.
  static var needsAnnotations: Self {
    .enabled(
      if: Annotations.folder != nil,
      "install CLDR's annotations: apt-get install unicode-cldr-core")
  }
}
