#if canImport(UIKit) && !os(watchOS)
  internal import UIKit
#elseif canImport(AppKit)
  internal import AppKit
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  internal import TextInputIntercepter

  /// A text field or a text view that can keep an adapter alive itself.
  @MainActor
  protocol AdapterHolder: NSObject {
    associatedtype Adapter: FieldAdapter
    /// The adapter that has taken its delegate's place, whoever keeps it alive.
    var delegatedAdapter: Adapter? { get }

    /// Puts an adapter between it and its text.
    func makeAdapter(_ field: InterceptedField) -> Adapter
    /// Sets the text before there is an adapter.
    func setHostText(_ text: String)
  }

  // Only its address counts.
  private nonisolated(unsafe) var adapterKey: UInt8 = 0

  extension AdapterHolder {
    /// The adapter between it and its text.
    var attachedAdapter: Adapter? {
      delegatedAdapter ?? objc_getAssociatedObject(self, &adapterKey) as? Adapter
    }

    /// The rules between it and its text; other rules leave the adapter and its callbacks in place.
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

    /// Puts an intercepted field between it and its text, which becomes that of the field.
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
