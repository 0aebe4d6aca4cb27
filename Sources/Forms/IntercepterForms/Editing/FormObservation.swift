#if canImport(Observation) && !hasFeature(Embedded)
  public import Observation

  extension InterceptedForm: Observable {}
#endif

/// Notifies views that have read the form of its changes, where the Observation module is
/// available.
///
/// A view that has read any property is notified of every change.
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
