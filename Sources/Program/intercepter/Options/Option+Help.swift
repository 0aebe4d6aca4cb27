extension Option {
  /// Creates an option without a default, with a name for its value in the help.
  init<Argument: ExpressibleByArgument>(
    _ help: String, value: String, completion: CompletionKind? = nil
  ) where Value == Argument? {
    self.init(help: ArgumentHelp(help, valueName: value), completion: completion)
  }

  /// Creates an option for a rule.
  ///
  /// It can be given more than once, and its value is always the next argument.
  init(
    wrappedValue: [String], rule help: String, value: String, completion: CompletionKind? = nil
  ) where Value == [String] {
    self.init(
      wrappedValue: wrappedValue, parsing: .unconditionalSingleValue,
      help: ArgumentHelp(help, valueName: value), completion: completion)
  }
}
