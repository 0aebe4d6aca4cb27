package import IntercepterEmoji
internal import Platform
internal import Synchronization

/// A CLDR folder with the subfolders `annotations` and `annotationsDerived`.
package struct AnnotationFolder: Sendable {
  /// The folder of Debian's package `unicode-cldr-core`.
  package static let usual = "/usr/share/unicode/cldr/common"

  package let path: String
  /// The English annotations, the fallback of every language, read once.
  private let english = EnglishAnnotations()

  /// - Throws: An error if the folder has no annotations.
  package init(_ path: String = Self.usual) throws(AnnotationError) {
    self.path = path
    if languages.isEmpty { throw .noFolder(path) }
  }

  /// The languages with annotations, by CLDR's identifiers in alphabetical order.
  package var languages: [String] {
    guard let folder = opendir("\(path)/annotations") else { return [] }
    defer { closedir(folder) }
    var languages: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasSuffix(".xml"), name != "root.xml" { languages.append(String(name.dropLast(4))) }
    }
    return languages.sorted()
  }

  /// Returns a builder with the annotations of a language, then of its parent languages, then of
  /// English.
  ///
  /// Unicode names fill the gaps.
  ///
  /// - Parameter tag: A language tag, such as `de`, `pt-BR` or `zh-TW`.
  /// - Throws: An error if the language has no annotations or a file cannot be read.
  package func builder(of tag: String) throws(AnnotationError) -> EmojiNamesBuilder {
    let known = Set(languages)
    let chain = AnnotationLanguage.chain(of: tag, in: known)
    guard let language = chain.first else { throw .noLanguage(tag, folder: path) }
    var builder = EmojiNamesBuilder(language: language)
    for language in chain + (chain.contains("en") || !known.contains("en") ? [] : ["en"]) {
      builder.add(try annotations(of: language))
    }
    return builder
  }

  private func annotations(
    of language: String
  ) throws(AnnotationError) -> [String: EmojiAnnotation] {
    if language == "en", let known = english.annotations.withLock({ $0 }) { return known }
    let annotations = try AnnotationFile(path: "\(path)/annotations/\(language).xml").annotations
    let derived = "\(path)/annotationsDerived/\(language).xml"
    guard access(derived, F_OK) == 0 else { return annotations }
    let all = try AnnotationFile(path: derived).annotations.merging(annotations) { $1 }
    if language == "en" { english.annotations.withLock { $0 = all } }
    return all
  }
}

private final class EnglishAnnotations: Sendable {
  let annotations = Mutex<[String: EmojiAnnotation]?>(nil)
}
