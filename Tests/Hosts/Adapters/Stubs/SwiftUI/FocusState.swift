@propertyWrapper
public struct FocusState<Value: Hashable> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init() where Value == Bool { box = Box(false) }

  public init<T: Hashable>() where Value == T? { box = Box(nil) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding { Binding(get: { box.value }, set: { box.value = $0 }) }

  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension View {
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

public struct HStack<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  public func watch(_ window: StubWindow) { content.watch(window) }
}

public struct Spacer: View {
  public init() {}

  public typealias Body = Never
  public func watch(_ window: StubWindow) {}
}
