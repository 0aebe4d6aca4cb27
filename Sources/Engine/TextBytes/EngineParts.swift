/// The parts of the library that not every engine of a page has.
///
/// A native program has all of them. For a page, the linker learns from `engine-parts.c` which parts
/// an engine has, and omits the code that only the others reach.
package struct EngineParts: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Decimal numbers, and formats: groups, masks, cards.
  package static var numbers: EngineParts { EngineParts(rawValue: 1) }
  /// Dates and times.
  package static var dates: EngineParts { EngineParts(rawValue: 2) }

  /// All parts.
  package static var all: EngineParts { EngineParts(rawValue: 3) }

  /// The parts of this program.
  @inline(__always)
  package static var linked: EngineParts {
    #if arch(wasm32) && hasFeature(Embedded)
      EngineParts(rawValue: linkedEngineParts())
    #else
      all
    #endif
  }

  /// The file of the smallest engine with these parts.
  package var file: String {
    if contains(.dates) { return "intercepter.wasm" }
    return contains(.numbers) ? "intercepter-numbers.wasm" : "intercepter-rules.wasm"
  }
}

#if arch(wasm32) && hasFeature(Embedded)
  @_extern(c, "engine_parts")
  private func linkedEngineParts() -> UInt8
#endif
