import IntercepterAdapters
import SwiftUI
import TextInputIntercepter
import UIKit

/// A UIKit text field, text view or search bar, with rules in one line.
struct NativeField: UIViewRepresentable {
  enum Kind {
    case textField, textView, searchBar
  }

  let kind: Kind
  let rules: Intercepter
  let report: (String) -> Void

  func makeUIView(context: UIViewRepresentableContext<NativeField>) -> UIView {
    switch kind {
    case .textField:
      let field = UITextField()
      field.placeholder = "UITextField"
      field.intercepter = rules
      connect(field.interceptedField)
      return field
    case .textView:
      let view = UITextView(frame: .zero)
      view.isScrollEnabled = false
      view.intercepter = rules
      connect(view.interceptedField)
      return view
    case .searchBar:
      let bar = UISearchBar(frame: .zero)
      bar.intercepter = rules
      connect(bar.interceptedField)
      return bar
    }
  }

  private func connect(_ field: InterceptedField?) {
    field?.onViolation = { report("\(kind): \($0[0].code.rawValue)") }
  }

  func updateUIView(_ uiView: UIView, context: UIViewRepresentableContext<NativeField>) {}
}
