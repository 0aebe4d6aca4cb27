internal import IntercepterTerminal
internal import SystemPackage

extension ReplFiles {
  /// Files on disk.
  static let disk = ReplFiles(
    read: { path throws(Failure) in
      do {
        return try contents(of: path)
      } catch let failure as intercepter.Failure {
        throw Failure(failure.message)
      } catch {
        throw Failure("\(path): \(error)")
      }
    },
    write: { path, text, isReplacing throws(Failure) in
      do {
        try writeFile(text, at: path, isReplacing ? .truncate : .exclusiveCreate)
      } catch Errno.fileExists {
        throw Failure("\(path) is there already; :record! \(path) replaces it")
      } catch {
        throw Failure("\(path): \(error)")
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
