#if canImport(Observation) && !hasFeature(Embedded)
  public import Observation

  extension InterceptedForm: Observable {}
#endif

/// Tells views that have read a form when it changes, where there is something to tell them with.
///
/// Views that have read anything of a form are notified of every change.
struct FormObservation {
  #if canImport(Observation) && !hasFeature(Embedded)
    private let registrar = ObservationRegistrar()

    func access(_ form: InterceptedForm) { registrar.access(form, keyPath: \.texts) }

    func change(_ form: InterceptedForm, _ body: () -> Void) {
      registrar.withMutation(of: form, keyPath: \.texts, body)
    }
  #else
    func access(_ form: InterceptedForm) {}

    func change(_ form: InterceptedForm, _ body: () -> Void) { body() }
  #endif
}
