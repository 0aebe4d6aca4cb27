extension ScalarSet {
  /// Creates the set of `\p{name}`: a general category, a script, or a binary property.
  init?(property name: LooseName) {
    if let set = Self.named(name) ?? name.withoutIs.flatMap(Self.named) {
      self = set
    } else {
      return nil
    }
  }

  /// Creates the set of `\p{name=value}`.
  init?(property name: LooseName, value: LooseName) {
    let script = value.line(in: PatternTable.scriptNames)
    if name.isOne(of: ["gc", "General_Category"]), let categories = Self.categories(value) {
      self.init(categories: categories)
    } else if name.isOne(of: ["sc", "Script"]), let script {
      self.init(script: script)
    } else if name.isOne(of: ["scx", "Script_Extensions"]), let script {
      self.init(scriptExtensions: script)
    } else if let set = Self.binary(name), let isTrue = Self.truth(value) {
      self = isTrue ? set : set.complement
    } else {
      return nil
    }
  }

  private static func named(_ name: LooseName) -> ScalarSet? {
    if let categories = categories(name) { return ScalarSet(categories: categories) }
    if let set = binary(name) { return set }
    return name.line(in: PatternTable.scriptNames).map { ScalarSet(script: $0) }
  }

  private static func truth(_ value: LooseName) -> Bool? {
    if value.isOne(of: ["y", "yes", "t", "true"]) { return true }
    return value.isOne(of: ["n", "no", "f", "false"]) ? false : nil
  }

  /// Returns the categories of a name, or of a group's name, as bits by their numbers in the table.
  private static func categories(_ name: LooseName) -> UInt32? {
    if let category = name.line(in: PatternTable.categoryNames) { return 1 << category }
    let groups: [(names: [StaticString], categories: [StaticString])] = [
      (["C", "Other"], ["Cc", "Cf", "Cn", "Co", "Cs"]),
      (["L", "Letter"], ["Ll", "Lm", "Lo", "Lt", "Lu"]),
      (["LC", "Cased_Letter"], ["Ll", "Lt", "Lu"]),
      (["M", "Mark", "Combining_Mark"], ["Mc", "Me", "Mn"]),
      (["N", "Number"], ["Nd", "Nl", "No"]),
      (["P", "Punctuation", "punct"], ["Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps"]),
      (["S", "Symbol"], ["Sc", "Sk", "Sm", "So"]),
      (["Z", "Separator"], ["Zl", "Zp", "Zs"]),
    ]
    return groups.first { name.isOne(of: $0.names) }?.categories.reduce(0) { bits, category in
      bits | LooseName(category).line(in: PatternTable.categoryNames).map { 1 << $0 }!
    }
  }

  private static func binary(_ name: LooseName) -> ScalarSet? {
    if let small = smallProperties.first(where: { name.isOne(of: $0.names) }) { return small.set() }
    return name.line(in: PatternTable.binaryNames).map { ScalarSet(binary: $0) }
  }

  /// Returns the set of a binary property or of a group of general categories.
  @inline(never)
  static func property(_ name: StaticString) -> ScalarSet {
    ScalarSet(property: LooseName(name)) ?? ScalarSet()
  }
}
