internal import Platform

/// Where what was found is written: a file, a pipe, or anything that a closure can write to.
public struct RecordSink: Sendable {
  /// Writes all of the bytes, or fails.
  let write: @Sendable (UnsafeRawBufferPointer) throws -> Void

  /// A sink of your own.
  ///
  /// - Parameter write: Takes whole lines in their order, one call at a time, on any thread.
  public init(_ write: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void) {
    self.write = write
  }

  /// Nowhere.
  public static let nothing = RecordSink { _ in }

  /// A file, a pipe or a terminal that is open for writing.
  ///
  /// Where only a part could be written, as on a full disk, a file is cut back to where it was, so that
  /// nothing half written stays behind.
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

/// Cuts the last bytes off a file that were just written to it.
private func takeBack(_ count: Int, from descriptor: Int32) {
  if count == 0 { return }
  let end = lseek(descriptor, 0, SEEK_CUR)
  guard end >= off_t(count), ftruncate(descriptor, end - off_t(count)) == 0 else { return }
  lseek(descriptor, -off_t(count), SEEK_CUR)
}
