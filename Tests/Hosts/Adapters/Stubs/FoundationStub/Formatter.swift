open class NSString: NSObject {
  let text: String

  public init(string aString: String) { text = aString }
}

extension String {
  public init(_ cocoaString: NSString) { self = cocoaString.text }
}

public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private let place: UnsafeMutablePointer<Pointee>

  public init(_ place: UnsafeMutablePointer<Pointee>) { self.place = place }

  public var pointee: Pointee {
    get { place.pointee }
    nonmutating set { place.pointee = newValue }
  }
}

public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

public struct NSZone {}

public protocol NSCopying {
  func copy(with zone: NSZone?) -> Any
}

open class Formatter: NSObject, NSCopying {
  public override init() {}

  public required init?(coder: NSCoder) {}

  open func string(for obj: Any?) -> String? { nil }

  open func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }

  open func isPartialStringValid(
    _ partialStringPtr: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange proposedSelRangePtr: NSRangePointer?, originalString origString: String,
    originalSelectedRange origSelRange: NSRange,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
