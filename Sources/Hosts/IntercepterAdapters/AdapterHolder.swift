#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  internal import TextInputIntercepter

  /// A text field or text view that can retain its adapter.
  @MainActor
  protocol AdapterHolder: NSObject {
    associatedtype Adapter: FieldAdapter
    /// The delegate, which is a forwarder while an adapter is attached.
    var hostDelegate: (any NSObjectProtocol)? { get set }
    /// The adapter that is its delegate, including one that the app retains.
    var delegatedAdapter: Adapter? { get }

    /// Creates an adapter and attaches it.
    func makeAdapter(_ field: InterceptedField) -> Adapter
    /// Sets the text before an adapter is attached.
    func setHostText(_ text: String)
  }

  // Only the address is used.
  private nonisolated(unsafe) var adapterKey: UInt8 = 0

  extension AdapterHolder {
    var attachedAdapter: Adapter? {
      delegatedAdapter ?? objc_getAssociatedObject(self, &adapterKey) as? Adapter
    }

    /// The rules for edits; setting other rules keeps the adapter and its callbacks.
    var attachedIntercepter: Intercepter? {
      get { attachedAdapter?.field.intercepter }
      set {
        switch (attachedAdapter, newValue) {
        case (nil, nil): break
        case (nil, let intercepter?): keep(makeAdapter(InterceptedField(intercepter)))
        case (let adapter?, nil):
          adapter.detach()
          keep(nil)
        case (let adapter?, let intercepter?): adapter.field.intercepter = intercepter
        }
      }
    }

    /// Attaches an intercepted field and shows the field's text.
    func attach(_ field: InterceptedField) {
      if let attachedAdapter, attachedAdapter.field === field { return }
      attachedIntercepter = nil
      setHostText(field.state.text)
      keep(makeAdapter(field))
    }

    private func keep(_ adapter: Adapter?) {
      objc_setAssociatedObject(self, &adapterKey, adapter, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
#endif
