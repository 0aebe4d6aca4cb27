/// A CLDR plural category: the numbers that take the same form in a language.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
