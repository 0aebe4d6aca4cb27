#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  internal import SwiftUI
  internal import TextInputIntercepter

  #if canImport(UIKit)
    internal import UIKit
  #endif
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    internal import AppKit
  #endif

  /// The options of a text field in a SwiftUI view, which the modifiers of ``InterceptedFieldView`` set.
  public struct FieldOptions {
    enum Source {
      /// A text, with rules.
      case text(ValueAccess<String>, Intercepter)
      /// An intercepted field, which has rules.
      case field(InterceptedField)
    }

    var intercepter: Intercepter {
      switch source {
      case .text(_, let intercepter): intercepter
      case .field(let field): field.intercepter
      }
    }

    let title: String
    var source: Source
    let axis: Axis
    var onViolation: (Violations) -> Void
    var status: Binding<FieldStatus>?
    var focus: ValueAccess<Bool>?
    var onSubmit: (() -> Void)?
    var onEnd: () -> Void = {}
    #if canImport(UIKit)
      var configureTextField: (UITextField) -> Void = { _ in }
      var configureTextView: (UITextView) -> Void = { _ in }
    #endif
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      var configureAppKit: (NSTextField) -> Void = { _ in }
    #endif

    init(
      _ title: String, _ source: Source, _ axis: Axis, _ onViolation: @escaping (Violations) -> Void
    ) {
      (self.title, self.source, self.axis) = (title, source, axis)
      self.onViolation = onViolation
    }
  }

  /// A value that is stored elsewhere.
  ///
  /// Unlike the closures of a `Binding`, these may capture values that are not sendable.
  @MainActor
  struct ValueAccess<Value> {
    let get: () -> Value
    let set: (Value) -> Void

    /// Whether the stored value is this one, or `nil` to compare it.
    var holds: ((Value) -> Bool)?

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
      (self.get, self.set) = (get, set)
    }

    init(_ binding: Binding<Value>) {
      self.init(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 })
    }
  }
#endif
