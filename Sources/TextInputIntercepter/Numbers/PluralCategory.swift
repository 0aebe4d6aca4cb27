/// A plural form: CLDR's name for the numbers that a language treats alike.
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
