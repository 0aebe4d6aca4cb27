public import TextInputIntercepter

/// A product of kinds: rules, formats with their rules, fixes, and rules across fields.
public protocol KindProduct: Sendable {
  /// The member of a profile's object that contains the kind's name.
  static var kindKey: String { get }
  /// The kinds of this library, each with its default arguments, in the order in which errors name them.
  static var kinds: [AnyKind<Self>] { get }
  /// A Boolean value that indicates whether a custom message may replace the standard ones.
  static var haveMessages: Bool { get }
}

/// A rule, format, fix or rule across fields as data: a kind with its arguments, and a custom message.
///
/// ```swift
/// let rule: AnyKind<Rule> = .maxLength(10, in: .gb18030)
/// rule.as(MaxLengthKind.self)?.limit  // 10
/// ```
public struct AnyKind<Product: KindProduct>: Sendable {
  private let box: KindBox<Product>
  /// The message in place of the standard ones, for rules.
  public internal(set) var message: RuleMessage?

  init<K: Kind>(_ kind: K, make: @escaping @Sendable (K) throws(PatternError) -> Product) {
    box = StoredKind(kind, make)
  }

  private init(_ box: KindBox<Product>, _ message: RuleMessage?) {
    (self.box, self.message) = (box, message)
  }

  /// The kind's name in profiles and scripts.
  public var name: String { box.name }

  /// What the kind requires of a text, for users.
  public var summary: KindSummary { box.summary }

  /// The names of the messages that only this kind reports.
  package var messages: [String] { box.messages }

  /// Returns the kind with its arguments, or `nil` if it is another.
  public func `as`<K: Kind>(_ type: K.Type) -> K? { (box as? StoredKind<Product, K>)?.kind }

  /// Returns the kind with the arguments that a visitor reads, or passes them to a visitor that writes.
  package func declared(to visitor: inout ArgumentVisitor) -> AnyKind {
    AnyKind(box.declared(to: &visitor), message)
  }

  /// Returns the kind with other arguments.
  package func replacing<K: Kind>(_ kind: K) -> AnyKind {
    guard let stored = box as? StoredKind<Product, K> else { return self }
    return AnyKind(StoredKind(kind, stored.make), message)
  }

  /// Creates the rule, format, fix or rule across fields, without the message.
  ///
  /// - Throws: `PatternError` if a pattern is invalid.
  package func made() throws(PatternError) -> Product { try box.made() }

  /// The kind without its custom message.
  package var withoutMessage: AnyKind { AnyKind(box, nil) }

  /// Returns the rule with a custom message for all its violations.
  public func saying(_ message: RuleMessage) -> AnyKind { AnyKind(box, message) }
}

extension AnyKind: Hashable {
  /// Returns whether two values are of one kind, with the same arguments and message.
  public static func == (first: AnyKind, second: AnyKind) -> Bool {
    first.box.isEqual(to: second.box) && first.message == second.message
  }

  /// Hashes the name and the arguments.
  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

/// A stored kind, without its type: Embedded Swift has no existentials.
private class KindBox<Product>: @unchecked Sendable {
  var name: String { "" }
  var summary: KindSummary { KindSummary(title: "") }
  var messages: [String] { [] }
  func declared(to visitor: inout ArgumentVisitor) -> KindBox { self }
  func made() throws(PatternError) -> Product { fatalError("only StoredKind is instantiated") }
  func isEqual(to other: KindBox) -> Bool { false }
  func hash(into hasher: inout Hasher) {}
}

private final class StoredKind<Product, K: Kind>: KindBox<Product>, @unchecked Sendable {
  let kind: K
  let make: @Sendable (K) throws(PatternError) -> Product

  init(_ kind: K, _ make: @escaping @Sendable (K) throws(PatternError) -> Product) {
    (self.kind, self.make) = (kind, make)
  }

  override var name: String { kind.name }
  override var summary: KindSummary { kind.summary }
  override var messages: [String] { K.messages }
  override func declared(to visitor: inout ArgumentVisitor) -> KindBox<Product> {
    var kind = kind
    kind.declare(&visitor)
    return StoredKind(kind, make)
  }
  override func made() throws(PatternError) -> Product { try make(kind) }
  override func isEqual(to other: KindBox<Product>) -> Bool {
    (other as? StoredKind<Product, K>)?.kind == kind
  }
  override func hash(into hasher: inout Hasher) {
    hasher.combine(kind.name)
    hasher.combine(kind)
  }
}

extension Array {
  /// The names of kinds, each once.
  package func names<Product>() -> [String] where Element == AnyKind<Product> {
    reduce(into: []) { names, kind in if names.last != kind.name { names.append(kind.name) } }
  }
}

/// The kinds of rules and formats that a profile or a script may use.
package struct FieldKinds: Sendable {
  package var rules = Rule.kinds
  package var formats = Intercepter.kinds

  package init() {}

  package static let standard = FieldKinds()
}
