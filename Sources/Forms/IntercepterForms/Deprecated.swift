// Names of version 0.1, for one release.

/// The former name of ``Normalizer``.
@available(*, deprecated, renamed: "Normalizer")
public typealias CommitFix = Normalizer

/// The former name of ``OrderedFieldDictionary``.
@available(*, deprecated, renamed: "OrderedFieldDictionary")
public typealias FieldDictionary = OrderedFieldDictionary
