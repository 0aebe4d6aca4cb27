/// Stands in for optional requirements, which Linux does not have: a protocol of the stubs has a default
/// for each, which says that it was reached.
@MainActor
public enum OptionalRequirement {
  private static var isMissing = false

  /// What a default implementation returns.
  public static func missing<Answer>(_ answer: Answer) -> Answer {
    isMissing = true
    return answer
  }

  /// Calls an optional requirement; `nil` where it is not implemented.
  public static func call<Answer>(_ message: () -> Answer) -> Answer? {
    isMissing = false
    let answer = message()
    defer { isMissing = false }
    return isMissing ? nil : answer
  }

  /// Sends a message as the Objective-C runtime does: to the object or, where it does not implement
  /// the message but responds to it, to its forwarding target.
  public static func send<Receiver, Answer>(
    _ selector: Selector, to receiver: Receiver?, _ message: (Receiver) -> Answer
  ) -> Answer? {
    guard let receiver else { return nil }
    if let answer = call({ message(receiver) }) { return answer }
    guard let object = receiver as? NSObject, object.responds(to: selector),
      let target = object.forwardingTarget(for: selector) as? Receiver
    else { return nil }
    return call { message(target) }
  }
}
