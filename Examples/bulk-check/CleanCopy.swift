import Foundation

/// A file that appears only when it is complete.
///
/// It is written under another name in the same folder, and then replaces the old file in one step.
/// Readers see either the old or the new file.
struct CleanCopy {
  private let url: URL
  private let temporary: URL
  private let file: FileHandle

  init(of path: String) throws {
    url = URL(filePath: path)
    temporary = url.deletingLastPathComponent()
      .appending(path: ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)")
    try Data().write(to: temporary, options: .withoutOverwriting)
    file = try FileHandle(forWritingTo: temporary)
  }

  var fileDescriptor: Int32 { file.fileDescriptor }

  /// Replaces the old file.
  func publish() throws {
    try file.synchronize()
    try file.close()
    guard rename(temporary.path(percentEncoded: false), url.path(percentEncoded: false)) == 0
    else {
      let code = errno
      discard()
      throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
    }
  }

  /// Removes the temporary file and keeps the old file.
  func discard() { try? FileManager.default.removeItem(at: temporary) }
}
