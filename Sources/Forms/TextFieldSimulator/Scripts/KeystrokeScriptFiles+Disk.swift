#if !hasFeature(Embedded)
  internal import Platform

  extension KeystrokeScriptFiles {
    /// The files on disk, of at most 64 MB each, so that an endless device is not read.
    public static let disk = KeystrokeScriptFiles { path throws(Failure) in
      // A C string ends at a NUL byte, and would name another file.
      if path.utf8.contains(0) { throw Failure("no such file") }
      guard let file = fopen(path, "rb") else { throw Failure(errno: errno) }
      defer { fclose(file) }
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = fread(&buffer, 1, buffer.count, file)
        if count == 0 { break }
        bytes += buffer[..<count]
        if bytes.count > 64 << 20 { throw Failure("it is larger than 64 MB") }
      }
      if ferror(file) != 0 { throw Failure(errno: errno) }
      return bytes
    }
  }

  extension KeystrokeScriptFiles.Failure {
    fileprivate init(errno code: Int32) {
      switch code {
      case ENOENT, ENOTDIR: self.init("no such file")
      case EISDIR: self.init("it is a directory")
      case EACCES: self.init("permission denied")
      default: self.init("error \(code) of the operating system")
      }
    }
  }
#else
  extension KeystrokeScriptFiles {
    /// No files, because there is no disk.
    public static let disk = none
  }
#endif
