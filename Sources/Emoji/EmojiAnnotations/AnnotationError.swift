/// An error in reading CLDR's annotations.
package enum AnnotationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The folder has no annotations.
  case noFolder(String)
  /// There is no file for the language or any of its parents.
  case noLanguage(String, folder: String)
  /// The file exists but cannot be read.
  case unreadable(String)
  /// The file is not well-formed XML, or is truncated.
  case malformed(file: String, line: Int, String)

  package var description: String {
    switch self {
    case .noFolder(let folder):
      """
      there are no annotations in \(folder): install CLDR's (Debian: apt-get install unicode-cldr-core), or \
      pass a folder that contains them
      """
    case .noLanguage(let language, let folder):
      "there are no annotations for “\(language)” in \(folder)"
    case .unreadable(let file): "\(file) cannot be read"
    case .malformed(let file, let line, let reason): "\(file):\(line): \(reason)"
    }
  }
}
