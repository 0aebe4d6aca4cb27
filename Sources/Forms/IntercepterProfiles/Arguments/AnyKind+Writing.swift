package import IntercepterForms
internal import TextInputIntercepter

extension AnyKind {
  /// The object, without members that have their default values.
  package var json: JSONValue {
    let message = message.map { [JSONValue.Member(name: "message", value: $0.json)] } ?? []
    return .object(
      [.init(name: Product.kindKey, value: .string(name))] + arguments.members + message)
  }
}

extension ArgumentList {
  /// The members of an object, without those that have their default values.
  package var members: [JSONValue.Member] { Self.members(entries, entries.map { $0.value }) }

  private static func members(
    _ entries: [Entry], _ values: [ArgumentValue?]
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    for (entry, value) in zip(entries, values) {
      guard let value, !entry.argument.isUsual,
        !members.contains(where: { $0.name == entry.argument.excluder })
      else { continue }
      members.append(.init(name: entry.label, value: json(value, entry.form)))
    }
    return members
  }

  /// Returns a value in JSON.
  static func json(_ value: ArgumentValue, _ form: ArgumentForm) -> JSONValue {
    switch value {
    case .text(let text):
      if case .text(let form) = form, form.role == .json {
        return text.withUTF8Bytes { try? JSONValue(json: $0) } ?? .string(text)
      }
      return .string(text)
    case .integer(let number): return .number(number)
    case .flag(let flag): return .boolean(flag)
    case .number(let number):
      let text = number.description
      // A binary fraction may not represent more digits.
      return text.utf8.count > 15 ? .string(text) : .number(text)
    case .list(let elements):
      guard case .list(let entries, let form) = form else { return .null }
      if form.isDictionary {
        return .object(
          elements.compactMap { element in
            guard case .text(let key)?? = element.first, let value = element[1] else {
              return nil
            }
            return .init(name: key, value: json(value, entries[1].form))
          })
      }
      return .array(
        elements.map { element in
          let members = members(entries.map(\.written), element)
          let isShort = entries.count == 1 || form.isShort && members.count == 1
          return isShort ? members[0].value : .object(members)
        })
    }
  }
}

extension ArgumentList.Entry {
  /// The entry of a value that is written whether it is usual or not.
  fileprivate var written: ArgumentList.Entry {
    var entry = self
    entry.argument.isUsual = false
    return entry
  }
}
