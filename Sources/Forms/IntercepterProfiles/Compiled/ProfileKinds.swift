// The order of the cases is part of the format of compiled profiles: a new case stands last, and
// another order is another version. So are the cases of the enumerations that `ProfileWriter` writes
// as choices. The kinds of rules, normalizers and rules across fields are in the order of `kinds`,
// from which `ProfileWriter` writes them.

/// The kinds of rules in a compiled profile.
enum RuleKind: CaseIterable {
  case emoji, maxLength, minLength, numbersOnly, decimal, allowedCharacters, forbiddenCharacters
  case matches, singleLine, normalizeWidth
}

/// The kinds of formats in a compiled profile.
enum CompiledFormatKind: CaseIterable {
  case patterns, grouped, paymentCard, iban, date, oneTimeCode
}

/// The kinds of normalizers in a compiled profile.
enum FixKind: CaseIterable {
  case normalized, verbatim, trimWhitespace, collapseWhitespace, removeLeadingZeros, padDecimals
  case dropTrailingSeparator
}

/// The kinds of rules across fields in a compiled profile.
enum FormRuleKind: CaseIterable {
  case equal, required, atLeastOne
}
