/// The source of the files that scripts name.
///
/// A path is relative to the script that names it, unless it begins with `/`. The components `.`
/// and `..` are resolved without access to the file system.
///
/// ```swift
/// let files = KeystrokeScriptFiles { path throws(KeystrokeScriptFiles.Failure) in
///   guard let bytes = resources[path] else { throw .init("no such file") }
///   return bytes
/// }
/// ```
public struct KeystrokeScriptFiles: Sendable {
  let read: @Sendable (String) throws(Failure) -> [UInt8]

  /// Creates a source of files from a function that reads a file.
  public init(_ read: @escaping @Sendable (String) throws(Failure) -> [UInt8]) {
    self.read = read
  }

  /// The reason why a file cannot be read.
  public struct Failure: Error, Hashable, Sendable {
    /// The reason as the end of a sentence: `no such file`.
    public let reason: String

    /// Creates a failure.
    public init(_ reason: String) { self.reason = reason }
  }

  /// A source without files.
  ///
  /// Naming a file in a script is an error.
  public static let none = KeystrokeScriptFiles { _ throws(Failure) in
    throw Failure("scripts cannot name files here")
  }

  /// Returns the path of a file that is named in another file.
  package static func path(_ path: String, beside file: String) -> String {
    let isAbsolute = path.utf8.first == slash || (!path.isEmpty && file.utf8.first == slash)
    let directory = path.utf8.first == slash ? [] : file.utf8.split(separator: slash).dropLast()
    var parts: [String] = []
    for part in directory + path.utf8.split(separator: slash) {
      let part = String(Substring(part))
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute {
        parts.append(part)
      }
    }
    return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns the path by which a script beside `other` would name a file, from any current folder.
  static func path(_ file: String, seenFrom other: String) -> String {
    let paths = [path(file, beside: ""), path(other, beside: "")]
    guard (paths[0].utf8.first == slash) == (paths[1].utf8.first == slash) else { return file }
    let parts = paths.map { $0.utf8.split(separator: slash).map { String(Substring($0)) } }
    let folders = parts.map { $0.dropLast() }
    let shared = zip(folders[0], folders[1]).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let ascent = [String](repeating: "..", count: folders[1].count - shared)
    return (ascent + parts[0].dropFirst(shared)).joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")
}
