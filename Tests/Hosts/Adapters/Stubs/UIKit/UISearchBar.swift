#if !STUB_tvOS
  @MainActor
  open class UISearchTextField: UITextField {}
#endif

#if !STUB_tvOS
  @MainActor
  open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { shared }
    private static let shared = UIPasteboard()
    open var string: String?
  }
#endif

@MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }
  open var systemVersion: String { "26.4" }
}

@MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

@MainActor
open class UISearchBar: UIView {
  #if !STUB_tvOS
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
  open weak var delegate: (any UISearchBarDelegate)?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
