/// All scalars of the planes that have characters: U+0000–D7FF, U+E000–3FFFF and U+E0000–EFFFF.
///
/// Of the other planes, which have private and unassigned scalars alone, it has every 251st; with
/// `LAW_CASES`, all.
public let allScalars: [Unicode.Scalar] = (UInt32(0)...0x10_FFFF).filter {
  $0 < 0x4_0000 || $0 >> 16 == 14 || $0 % 251 == 0 || lawCasesFactor > 1
}.compactMap(Unicode.Scalar.init)
