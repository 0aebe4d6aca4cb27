import Foundation

/// A file that is there when it is whole, and not before.
///
/// It is written under another name in the same folder, and takes the place of the old file in one step:
/// whoever reads sees the old file or the new one.
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

  /// Puts the file in its place.
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

  /// Leaves everything as it was.
  func discard() { try? FileManager.default.removeItem(at: temporary) }
}
