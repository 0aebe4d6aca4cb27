/// An atomic replacement of a file.
///
/// The program writes every named file except new recordings with it.
///
/// The content is written to a temporary file in the same folder, which replaces the old file in
/// one step. A reader sees either the old file or the new one, and a failure preserves the old one.
/// A symbolic link is preserved; its target is replaced. The new file has the mode and the owner of
/// the old one. Only a writable regular file is replaced.
struct FileReplacement {
  let descriptor: FileDescriptor
  private let target: String
  private let temporary: String

  /// Begins to replace a file, or to create one.
  ///
  /// - Throws: A `Failure` if the file must not or cannot be replaced.
  init(of path: String) throws {
    do {
      try self.init(replacing: path)
    } catch let error as Errno {
      throw Failure(message: "\(path.shownOnTerminal): \(error)", status: .inputOutputError)
    }
  }

  private init(replacing path: String) throws {
    target = try Self.destination(of: path)
    let old = try Self.status(of: target)
    if let old {
      guard old.st_mode & S_IFMT == S_IFREG else {
        throw Failure(
          message: "\(path.shownOnTerminal): it is not a regular file and is not replaced",
          status: .inputOutputError)
      }
      if access(target, W_OK) != 0 { throw Errno(rawValue: errno) }
    }
    var name = Array("\(target.folder).\(target.lastName).XXXXXX".utf8CString)
    let file = mkstemp(&name)
    if file < 0 { throw Errno(rawValue: errno) }
    descriptor = FileDescriptor(rawValue: file)
    temporary = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do {
      try Self.take(old, for: file, path)
    } catch {
      discard()
      throw error
    }
  }

  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = try FileReplacement(of: path)
    do {
      _ = try file.descriptor.writeAll(bytes)
    } catch {
      file.discard()
      throw error
    }
    try file.commit()
  }

  /// Replaces the file by the new content.
  func commit() throws {
    guard fsync(descriptor.rawValue) == 0, rename(temporary, target) == 0 else {
      let error = Errno(rawValue: errno)
      discard()
      throw error
    }
    try descriptor.close()
  }

  func discard() {
    unlink(temporary)
    try? descriptor.close()
  }

  /// Gives the new file the owner and the mode of the old one, or the default mode if there was no
  /// file.
  private static func take(_ old: stat?, for file: Int32, _ path: String) throws {
    let mask = umask(0)
    umask(mask)
    if let old {
      var new = stat()
      if fstat(file, &new) != 0 { throw Errno(rawValue: errno) }
      let isSame = new.st_uid == old.st_uid && new.st_gid == old.st_gid
      if !isSame, fchown(file, old.st_uid, old.st_gid) != 0 {
        throw Failure(
          message: "\(path.shownOnTerminal): it belongs to another user and is not replaced",
          status: .inputOutputError)
      }
    }
    if fchmod(file, old.map { $0.st_mode & 0o7777 } ?? 0o666 & ~mask) != 0 {
      throw Errno(rawValue: errno)
    }
  }

  /// Returns the path that symbolic links lead to, even if there is no file.
  private static func destination(of path: String) throws -> String {
    var path = path
    for _ in 0..<40 {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = bytes.withUnsafeMutableBytes { buffer in
        readlink(path, buffer.bindMemory(to: CChar.self).baseAddress!, buffer.count)
      }
      if count < 0 { return path }
      let link = String(decoding: bytes[..<count], as: UTF8.self)
      path = link.hasPrefix("/") ? link : path.folder + link
    }
    throw Errno.tooManySymbolicLinkLevels
  }

  /// Returns the status of a file, or `nil` if it does not exist.
  private static func status(of path: String) throws -> stat? {
    var status = stat()
    if lstat(path, &status) == 0 { return status }
    if errno == ENOENT { return nil }
    throw Errno(rawValue: errno)
  }
}

extension String {
  /// The path of the file's folder with a slash at its end, or an empty string for the working
  /// folder.
  fileprivate var folder: String { lastIndex(of: "/").map { String(self[...$0]) } ?? "" }

  fileprivate var lastName: Substring {
    lastIndex(of: "/").map { self[index(after: $0)...] } ?? self[...]
  }
}
