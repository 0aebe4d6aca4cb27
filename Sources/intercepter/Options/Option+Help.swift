internal import ArgumentParser

extension Option {
  /// An option without a default, with what its value is called in the help.
  init<Argument: ExpressibleByArgument>(
    _ help: String, value: String, completion: CompletionKind? = nil
  ) where Value == Argument? {
    self.init(help: ArgumentHelp(help, valueName: value), completion: completion)
  }

  /// An option that is a rule: it may be given more than once, and its value is the next argument,
  /// whatever that looks like.
  init(
    wrappedValue: [String], rule help: String, value: String, completion: CompletionKind? = nil
  ) where Value == [String] {
    self.init(
      wrappedValue: wrappedValue, parsing: .unconditionalSingleValue,
      help: ArgumentHelp(help, valueName: value), completion: completion)
  }
}
