#if canImport(SwiftUI) && (canImport(UIKit) && !os(watchOS) || canImport(AppKit))
  public import SwiftUI

  #if canImport(UIKit)
    public import UIKit
  #endif
  #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    public import AppKit
  #endif

  /// A view that consists of one intercepted text field, and has the modifiers of that field.
  ///
  /// Put these modifiers before those of SwiftUI, which may not reach a text field of UIKit.
  @MainActor
  public protocol InterceptedFieldView: View {
    /// The options of the text field, which the modifiers set.
    var options: FieldOptions { get set }
  }

  extension InterceptedFieldView {
    /// Updates a binding with the outcome, violations, lengths and validity after each edit.
    public func status(_ status: Binding<FieldStatus>) -> Self {
      with { $0.status = status }
    }

    /// Calls a closure when the Return key is pressed in a single-line text field.
    ///
    /// Unless the closure moves the focus to another field, the text field then loses it.
    public func onSubmit(_ action: @escaping () -> Void) -> Self {
      with { $0.onSubmit = action }
    }

    /// Binds the focus of the text field.
    public func focused(_ isFocused: Binding<Bool>) -> Self {
      with { $0.focus = ValueAccess(isFocused) }
    }

    /// Binds the focus of the text field to a focus state.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
      with {
        $0.focus = ValueAccess(
          get: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
      }
      .registered(condition)
    }

    /// Binds the focus of the text field to a value of a focus state.
    public func focused<Value: Hashable>(
      _ binding: FocusState<Value?>.Binding, equals value: Value
    ) -> some View {
      let isFocused = ValueAccess<Bool>(
        get: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.wrappedValue = nil
          }
        })
      return with { $0.focus = isFocused }.registered(binding, equals: value)
    }

    #if canImport(UIKit)
      /// Configures the UIKit text field, such as its keyboard or font.
      ///
      /// - Parameter configure: Called when the text field is created, and at each update of the
      ///   view.
      public func configured(_ configure: @escaping (UITextField) -> Void) -> Self {
        with { $0.configureTextField = configure }
      }

      /// Configures the UIKit text view of a vertical axis.
      ///
      /// - Parameter configure: Called when the text view is created, and at each update of the view.
      public func configured(_ configure: @escaping (UITextView) -> Void) -> Self {
        with { $0.configureTextView = configure }
      }
    #endif

    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
      /// Configures the AppKit text field, such as its font or border.
      ///
      /// - Parameter configure: Called when the text field is created, and at each update of the
      ///   view.
      public func configured(_ configure: @escaping (NSTextField) -> Void) -> Self {
        with { $0.configureAppKit = configure }
      }
    #endif

    func with(_ change: (inout FieldOptions) -> Void) -> Self {
      var copy = self
      change(&copy.options)
      return copy
    }
  }

  // SwiftUI resets a focus state that none of its own views has.
  extension View {
    fileprivate func registered(_ condition: FocusState<Bool>.Binding) -> some View {
      focused(condition)
    }

    fileprivate func registered<Value: Hashable>(
      _ binding: FocusState<Value?>.Binding, equals value: Value
    ) -> some View { focused(binding, equals: value) }
  }
#endif
