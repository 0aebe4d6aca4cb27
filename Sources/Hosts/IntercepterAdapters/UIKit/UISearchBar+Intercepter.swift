// On tvOS, a search bar has no text field.
#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import TextInputIntercepter
  public import UIKit

  extension UISearchBar {
    /// The rules for edits of the search bar's text, or `nil` to accept every edit.
    ///
    /// They belong to `searchTextField`. Its delegate, the search bar, is asked about an edit before the
    /// rules.
    public var intercepter: Intercepter? {
      get { searchTextField.intercepter }
      set { searchTextField.intercepter = newValue }
    }

    /// The intercepted field of the search bar, with its state and callbacks, or `nil` if there are
    /// no rules.
    public var interceptedField: InterceptedField? { searchTextField.interceptedField }
  }
#endif
