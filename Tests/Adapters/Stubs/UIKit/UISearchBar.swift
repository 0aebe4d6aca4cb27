#if !STUB_tvOS
  /// The text field of a search bar.
  @MainActor
  open class UISearchTextField: UITextField {}
#endif

/// A search bar, which is the delegate of its text field.
@MainActor
open class UISearchBar: UIView {
  #if !STUB_tvOS
    /// Its text field; a test may bring its own.
    open private(set) lazy var searchTextField = UISearchTextField(frame: .zero)
  #endif

  /// Creates a search bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a search bar from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
