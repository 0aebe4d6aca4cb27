internal import Platform

/// A destination of reports: a file, a pipe, or a custom closure.
public struct RecordSink: Sendable {
  /// Writes all of the bytes, or throws.
  package let write: @Sendable (UnsafeRawBufferPointer) throws -> Void

  /// Creates a custom sink.
  ///
  /// - Parameter write: A closure that receives complete lines in order, one call at a time, on any
  ///   thread.
  public init(_ write: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void) {
    self.write = write
  }

  /// A sink that discards everything.
  public static let nothing = RecordSink { _ in }

  /// A file, a pipe or a terminal that is open for writing.
  ///
  /// If a write fails midway, for example on a full disk, a file is truncated to its previous
  /// length. It then contains no partial output.
  public static func descriptor(_ descriptor: Int32) -> RecordSink {
    RecordSink { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = systemWrite(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          written += count
        } else if errno != EINTR {
          let error = RecordFileError(code: errno)
          takeBack(written, from: descriptor)
          throw error
        }
      }
    }
  }
}

private let systemWrite = write

/// Removes the last bytes of a file, which were just written.
private func takeBack(_ count: Int, from descriptor: Int32) {
  if count == 0 { return }
  let end = lseek(descriptor, 0, SEEK_CUR)
  guard end >= off_t(count), ftruncate(descriptor, end - off_t(count)) == 0 else { return }
  lseek(descriptor, -off_t(count), SEEK_CUR)
}
