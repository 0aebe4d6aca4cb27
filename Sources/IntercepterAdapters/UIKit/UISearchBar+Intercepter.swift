// tvOS has no text field in its search bar.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import TextInputIntercepter
  public import UIKit

  extension UISearchBar {
    /// The rules between the search bar's text field and its text; `nil` lets everything in.
    ///
    /// They belong to `searchTextField`, whose delegate is the search bar: this is asked first.
    public var intercepter: Intercepter? {
      get { searchTextField.intercepter }
      set { searchTextField.intercepter = newValue }
    }

    /// The intercepted field of the search bar, with its state and callbacks; `nil` without an
    /// intercepter.
    public var interceptedField: InterceptedField? { searchTextField.interceptedField }
  }
#endif
