/// An object that its owner lends without counting references.
///
/// A rule is evaluated at every keystroke and on several threads. Counting references to it would
/// cost more than the evaluation, and threads that share a rule would contend for the count.
struct Lent<Object: AnyObject & Sendable>: Sendable {
  /// The object, counted like any other.
  let object: Object
  /// The object, for calls during which this value exists.
  let borrowed: Unmanaged<Object>

  init(_ object: Object) {
    self.object = object
    borrowed = Unmanaged.passUnretained(object)
  }
}
