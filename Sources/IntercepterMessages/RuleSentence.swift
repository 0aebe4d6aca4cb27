/// The sentences that say in words what a field wants, before anybody has typed anything.
public enum RuleSentence: String, Hashable, Sendable, CaseIterable {
  case emojiForbidden
}
