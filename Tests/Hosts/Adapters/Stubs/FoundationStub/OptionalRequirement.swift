@MainActor
public enum OptionalRequirement {
  private static var isMissing = false

  public static func missing<Answer>(_ answer: Answer) -> Answer {
    isMissing = true
    return answer
  }

  public static func call<Answer>(_ message: () -> Answer) -> Answer? {
    isMissing = false
    let answer = message()
    defer { isMissing = false }
    return isMissing ? nil : answer
  }

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
