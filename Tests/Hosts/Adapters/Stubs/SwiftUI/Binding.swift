@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

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

  public static func stub(
    get: @escaping () -> Value, set: @escaping (Value) -> Void
  ) -> Binding { Binding(get, set) }

  public static func constant(_ value: Value) -> Binding<Value> {
    stub(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

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

@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue value: Value) { box = Box(value) }

  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    .stub(get: { box.value }, set: { box.value = $0 })
  }
}
