/// A 32-bit FNV-1a checksum, which detects accidents but not manipulation.
package enum Checksum {
  package static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    bytes.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }
}
