package import IntercepterProfiles

extension Profile {
  /// The fields with their names, in the order of the form.
  package var form: [(name: String, specification: FieldSpecification)] {
    fieldNames.compactMap { name in fields[name].map { (name, $0) } }
  }
}
