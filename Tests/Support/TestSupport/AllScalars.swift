/// All scalars: U+0000–D7FF and U+E000–10FFFF.
public let allScalars: [Unicode.Scalar] = (UInt32(0)...0x10_FFFF).compactMap(Unicode.Scalar.init)
