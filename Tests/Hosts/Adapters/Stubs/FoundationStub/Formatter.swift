/// A text of Objective-C.
open class NSString: NSObject {
  let text: String

  /// Creates a text.
  public init(string aString: String) { text = aString }
}

extension String {
  /// The same text in Swift.
  public init(_ cocoaString: NSString) { self = cocoaString.text }
}

/// Where Objective-C expects an object to be put.
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let place: UnsafeMutablePointer<Pointee>

  /// Points at a place.
  public init(_ place: UnsafeMutablePointer<Pointee>) { self.place = place }

  /// What is there.
  public var pointee: Pointee {
    get { place.pointee }
    nonmutating set { place.pointee = newValue }
  }
}

/// Where a range is.
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

/// Where copies were put long ago.
public struct NSZone {}

/// What can be copied.
public protocol NSCopying {
  /// A copy.
  func copy(with zone: NSZone?) -> Any
}

/// Makes texts of values, and values of texts.
open class Formatter: NSObject, NSCopying {
  /// Creates a formatter.
  public override init() {}

  /// Creates a formatter from a nib.
  public required init?(coder: NSCoder) {}

  /// The text of a value.
  open func string(for obj: Any?) -> String? { nil }

  /// The value of a text.
  open func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }

  /// Whether a text that is being typed may stand; what is put in its place stands instead.
  open func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
