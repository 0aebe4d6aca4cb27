/// A value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding.
  @preconcurrency public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // What is isolated is called without a hop, as SwiftUI does on the main actor.
    self.get = unsafeBitCast(get, to: (() -> Value).self)
    self.set = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  private init(_ get: @escaping () -> Value, _ set: @escaping (Value) -> Void) {
    (self.get, self.set) = (get, set)
  }

  /// A binding whose closures may capture anything.
  public static func stub(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) -> Binding { Binding(get, set) }

  /// A value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    stub(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>.stub(
      get: { wrappedValue[keyPath: keyPath] },
      set: { newValue in
        var value = wrappedValue
        value[keyPath: keyPath] = newValue
        wrappedValue = value
      })
  }
}

/// A value that a view keeps.
@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Creates a state with the value that it has at first.
  public init(wrappedValue value: Value) { box = Box(value) }

  /// Creates a state with the value that it has at first.
  public init(initialValue value: Value) { box = Box(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    .stub(get: { box.value }, set: { box.value = $0 })
  }
}
