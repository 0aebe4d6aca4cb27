#if hasFeature(Embedded)
  /// A value behind a reference.
  ///
  /// Code size: a copy of the value in place takes an instruction for each of its properties.
  struct Held<Value: Holdable>: Sendable {
    private final class Box: Sendable {
      let value: Value
      init(_ value: Value) { self.value = value }
    }

    private var box: Box

    init(_ value: Value) { box = Box(value) }

    var value: Value {
      get { box.value }
      set { box = Box(newValue) }
    }
  }

  extension Held<Violation> {
    /// The value of each slot without a violation.
    static var placeholder: Held { sharedPlaceholder }
  }

  private let sharedPlaceholder = Held<Violation>(.placeholder)

  extension Held: Equatable where Value: Equatable {
    static func == (first: Held, second: Held) -> Bool { first.value == second.value }
  }

  extension Held: Hashable where Value: Hashable {
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }
#else
  /// The value itself: a keystroke allocates nothing for it, and copies it faster than a generic
  /// structure.
  typealias Held<Value: Holdable> = Value

  extension Holdable {
    @inline(__always)
    init(_ value: Self) { self = value }

    @inline(__always)
    var value: Self {
      get { self }
      set { self = newValue }
    }
  }
#endif

/// A large value that a page holds behind a reference.
protocol Holdable: Sendable {}

extension Proposal: Holdable {}
extension Violation: Holdable {}
