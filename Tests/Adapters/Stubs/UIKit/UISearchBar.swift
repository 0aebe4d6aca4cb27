/// The text field of a search bar.
@MainActor
open class UISearchTextField: UITextField {}

/// A search bar, which is the delegate of its text field.
@MainActor
open class UISearchBar: UIView {
  private let field: UISearchTextField

  /// Creates a search bar.
  public override init(frame: CGRect) {
    field = UISearchTextField(frame: frame)
    super.init(frame: frame)
  }

  /// Creates a search bar with a text field of the test's.
  public init(_ field: UISearchTextField) {
    self.field = field
    super.init(frame: .zero)
  }

  /// Creates a search bar from a storyboard.
  public required init?(coder: NSCoder) {
    field = UISearchTextField(frame: .zero)
    super.init(coder: coder)
  }

  /// Its text field.
  open var searchTextField: UISearchTextField { field }
}
