/// The destination of `check`: standard output, a file, or each fixed file itself.
///
/// A file appears under its name only when it is complete.
final class CheckDestination {
  private let output: (path: String, file: FileReplacement)?
  private let isInPlace: Bool
  /// The files of valid and of invalid records.
  private let valid: FileReplacement?
  private let invalid: FileReplacement?
  /// The replacement of the file that is being fixed in place.
  private var current: FileReplacement?
  /// The number of files that were checked completely.
  private var wholeFiles = 0

  init(output path: String?, isInPlace: Bool, valid: String?, invalid: String?) throws {
    output = try path.map { ($0, try FileReplacement(of: $0)) }
    self.isInPlace = isInPlace
    self.valid = try valid.map { try FileReplacement(of: $0) }
    do {
      self.invalid = try invalid.map { try FileReplacement(of: $0) }
    } catch {
      self.valid?.discard()
      throw error
    }
  }

  var isTerminal: Bool { output == nil && !isInPlace && isatty(STDOUT_FILENO) == 1 }

  /// The descriptors of the files of valid and of invalid records.
  var separated: (valid: FileDescriptor?, invalid: FileDescriptor?) {
    (valid?.descriptor, invalid?.descriptor)
  }

  /// Returns the descriptor for the results of a file.
  func begin(_ name: String) throws -> FileDescriptor {
    guard isInPlace else { return output?.file.descriptor ?? .standardOutput }
    let file = try FileReplacement(of: name)
    current = file
    return file.descriptor
  }

  /// Replaces a file that was fixed in place, if it was checked completely and has changed.
  func end(isWhole: Bool, hasChanged: Bool) throws {
    if isWhole { wholeFiles += 1 }
    guard let file = current else { return }
    current = nil
    if isWhole, hasChanged { try file.commit() } else { file.discard() }
  }

  /// Returns the path of the file that an interrupted check leaves unchanged, or `nil` for standard
  /// output.
  func isKept(_ name: String) -> String? { isInPlace ? name : output?.path }

  /// Replaces the output file if all files were checked completely.
  func commit(files: Int) throws {
    if wholeFiles == files {
      try valid?.commit()
      try invalid?.commit()
    } else {
      valid?.discard()
      invalid?.discard()
    }
    guard let output else { return }
    if wholeFiles == files { return try output.file.commit() }
    output.file.discard()
    note("\(output.path) is unchanged")
  }

  func discard() {
    current?.discard()
    output?.file.discard()
    valid?.discard()
    invalid?.discard()
  }
}
