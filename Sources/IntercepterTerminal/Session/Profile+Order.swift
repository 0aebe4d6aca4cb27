package import IntercepterProfiles

extension Profile {
  /// Reads a profile as a form: its fields in the order of the text.
  ///
  /// - Parameter json: The bytes of the text.
  /// - Throws: Everything that is wrong with it.
  package static func form(
    json: [UInt8]
  ) throws(ProfileErrors) -> [(name: String, specification: FieldSpecification)] {
    let profile = try Profile(json: json)
    return names(json).compactMap { name in profile.fields[name].map { (name, $0) } }
  }

  /// The names of the fields in the order of the text.
  private static func names(_ json: [UInt8]) -> [String] {
    let value = json.withUnsafeBufferPointer { try? JSONValue(json: $0) }
    guard case .object(let members)? = value,
      case .object(let fields)? = members.first(where: { $0.name == "fields" })?.value
    else { return [] }
    return fields.map(\.name)
  }
}
