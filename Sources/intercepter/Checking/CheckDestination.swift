internal import SystemPackage

/// Where `check` writes: standard output, a file, or each file that is fixed itself.
///
/// Files are written beside their place, and are in it when they are whole.
final class CheckDestination {
  private let output: (path: String, file: FileReplacement)?
  private let isInPlace: Bool
  /// The file that is fixed in its place at the moment.
  private var current: FileReplacement?
  /// The number of files that were checked to their ends.
  private var wholeFiles = 0

  init(output path: String?, isInPlace: Bool) throws {
    output = try path.map { ($0, try FileReplacement(of: $0)) }
    self.isInPlace = isInPlace
  }

  /// Whether people read what is written as it comes.
  var isTerminal: Bool { output == nil && !isInPlace && isatty(STDOUT_FILENO) == 1 }

  /// The descriptor to which the results of a file are written.
  func begin(_ name: String) throws -> FileDescriptor {
    guard isInPlace else { return output?.file.descriptor ?? .standardOutput }
    let file = try FileReplacement(of: name)
    current = file
    return file.descriptor
  }

  /// Puts a file that was fixed in its place, if it is whole and something in it has changed.
  func end(isWhole: Bool, hasChanged: Bool) throws {
    if isWhole { wholeFiles += 1 }
    guard let file = current else { return }
    current = nil
    if isWhole, hasChanged { try file.commit() } else { file.discard() }
  }

  /// The file that an interrupted check leaves as it was; `nil` where what was written is there.
  func isKept(_ name: String) -> String? { isInPlace ? name : output?.path }

  /// Puts the file of all results in its place, if all files could be checked.
  func commit(files: Int) throws {
    guard let output else { return }
    if wholeFiles == files { return try output.file.commit() }
    output.file.discard()
    note("\(output.path): it stays as it was")
  }

  /// Leaves everything as it was.
  func discard() {
    current?.discard()
    output?.file.discard()
  }
}
