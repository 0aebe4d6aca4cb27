/// Which view has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Creates a state of one view.
  public init() where Value == Bool { box = Box(false) }

  /// Creates a state of several views.
  public init<T: Hashable>() where Value == T? { box = Box(nil) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(get: { box.value }, set: { box.value = $0 }) }

  /// A binding to a focus.
  @propertyWrapper
  public struct Binding {
    let get: () -> Value
    let set: (Value) -> Void

    /// The value.
    public var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Binds the focus of a view of SwiftUI.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Binds the focus of a view of SwiftUI to a value.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}

/// Views beside each other.
public struct HStack<Content: View>: View {
  private let content: Content

  /// Stacks views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A primitive view has none.
  public typealias Body = Never
  /// Notes the changes that the views watch.
  public func watch(_ window: StubWindow) { content.watch(window) }
}

/// Room between views.
public struct Spacer: View {
  /// Creates room.
  public init() {}

  /// A primitive view has none.
  public typealias Body = Never
  /// Watches nothing.
  public func watch(_ window: StubWindow) {}
}
