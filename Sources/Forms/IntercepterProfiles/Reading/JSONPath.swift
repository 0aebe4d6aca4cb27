internal import TextTools

/// The path of a value in a JSON text, as errors show it: `$.fields.name.rules[0].limit`.
package indirect enum JSONPath: Equatable, Sendable {
  /// The whole text, by its name in errors: `$`, or empty.
  case root(String)
  /// A member of an object, by its name.
  case member(String, of: JSONPath)
  case element(Int, of: JSONPath)
}

extension JSONPath {
  subscript(name: String) -> JSONPath { .member(name, of: self) }
  subscript(index: Int) -> JSONPath { .element(index, of: self) }
}

extension JSONPath: CustomStringConvertible {
  package var description: String {
    switch self {
    case .root(let name): return name
    case .element(let index, let array): return "\(array)[\(index)]"
    case .member(let name, let object):
      let name = name.shortened
      let object = object.description
      guard name.isIdentifier else { return "\(object)[\(JSONValue.string(name).json())]" }
      return object.isEmpty ? name : "\(object).\(name)"
    }
  }
}

extension String {
  /// A Boolean value that indicates whether a path can contain the name without quotation marks.
  fileprivate var isIdentifier: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }
}
