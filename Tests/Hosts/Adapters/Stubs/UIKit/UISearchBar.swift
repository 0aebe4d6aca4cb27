#if !STUB_tvOS
  /// The text field of a search bar.
  @MainActor
  open class UISearchTextField: UITextField {}
#endif

#if !STUB_tvOS
  /// What was copied.
  @MainActor
  open class UIPasteboard: NSObject {
    /// That of all apps.
    open class var general: UIPasteboard { shared }
    private static let shared = UIPasteboard()
    /// The text that was copied.
    open var string: String?
  }
#endif

/// The device.
@MainActor
open class UIDevice: NSObject {
  /// The only one.
  open class var current: UIDevice { UIDevice() }
  /// The version of its system.
  open var systemVersion: String { "26.4" }
}

/// What a search bar tells: one of many, all optional.
@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Tells that the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

/// A search bar, which is the delegate of its text field, and a target of it.
@MainActor
open class UISearchBar: UIView {
  #if !STUB_tvOS
    /// Its text field; a test may bring its own.
    open private(set) lazy var searchTextField: UISearchTextField = {
      let field = UISearchTextField(frame: .zero)
      let editingChanged = { [unowned self] in
        delegate?.searchBar(self, textDidChange: field.text ?? "") ?? ()
      }
      field.addTarget(
        editingChanged as () -> Void, action: "_searchFieldEditingChanged", for: .editingChanged)
      return field
    }()
  #endif
  /// Who is told.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates a search bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a search bar from a storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
