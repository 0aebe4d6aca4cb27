#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  internal import SwiftUI
  internal import TextInputIntercepter

  #if canImport(UIKit)
    internal import UIKit
  #endif
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    internal import AppKit
  #endif

  /// The options of a text field in a SwiftUI view.
  struct FieldOptions {
    enum Source {
      /// A binding, with rules.
      case text(Binding<String>, Intercepter)
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
    var focus: Binding<Bool>?
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
#endif
