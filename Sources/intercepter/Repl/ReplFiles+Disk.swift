internal import IntercepterTerminal
internal import SystemPackage

extension ReplFiles {
  /// Files on disk.
  static let disk = ReplFiles(
    read: { path throws(CommandError) in
      do {
        return try contents(of: path)
      } catch let failure as Failure {
        throw CommandError(failure.message)
      } catch {
        throw CommandError("\(path): \(error)")
      }
    },
    write: { path, text, isReplacing throws(CommandError) in
      do {
        try writeFile(text, at: path, isReplacing ? .truncate : .exclusiveCreate)
      } catch Errno.fileExists {
        throw CommandError("\(path) is there already; :record! \(path) replaces it")
      } catch {
        throw CommandError("\(path): \(error)")
      }
    },
    list: { path in
      guard let folder = opendir(path) else { return [] }
      defer { closedir(folder) }
      var names: [String] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name.hasPrefix(".") { continue }
        names.append(entry.pointee.d_type == UInt8(DT_DIR) ? "\(name)/" : name)
      }
      return names
    }
  )
}
