extension FileDescriptor {
  /// Reads, and waits if the descriptor is non-blocking and has nothing yet.
  func readWaiting(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    try waiting(for: POLLIN) { try read(into: buffer) }
  }

  /// Writes all bytes, and waits if the descriptor is non-blocking and its reader is slow.
  func writeAllWaiting(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = try waiting(for: POLLOUT) { try write(UnsafeRawBufferPointer(rebasing: rest)) }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func waiting(for event: Int32, _ transfer: () throws -> Int) throws -> Int {
    while true {
      do {
        return try transfer()
      } catch Errno.wouldBlock {
        var state = pollfd(fd: rawValue, events: Int16(event), revents: 0)
        poll(&state, 1, -1)
      }
    }
  }
}
