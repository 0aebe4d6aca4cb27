/// A size in points.
public struct CGSize: Hashable, Sendable {
  /// No size.
  public static let zero = CGSize(width: 0, height: 0)
  /// From side to side.
  public var width: CGFloat
  /// From top to bottom.
  public var height: CGFloat

  /// Creates a size.
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

/// A place in points.
public struct CGPoint: Hashable, Sendable {
  /// From the left.
  public var x: CGFloat
  /// From the top.
  public var y: CGFloat

  /// Creates a place.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

extension CGRect {
  /// Whether a place is in it.
  public func contains(_ point: CGPoint) -> Bool {
    minX..<minX + width ~= point.x && minY..<minY + height ~= point.y
  }
}

/// A language and its customs.
public struct Locale: Hashable, Sendable {
  /// The languages of the device, the user's first choice first; the tests set them.
  public static nonisolated(unsafe) var preferredLanguages: [String] = ["en-US"]
  /// Its name, such as `de_CH`.
  public let identifier: String

  /// Creates a locale of that name.
  public init(identifier: String) { self.identifier = identifier }
}

/// A day and a time; the stub's stands still.
public struct Date: Hashable, Sendable {
  /// Seconds since 1970; Apple's has fractions of them.
  public var timeIntervalSince1970: Double { 1_800_000_000 }

  /// Now.
  public init() {}
}

/// A place in a list of lists.
public struct IndexPath: Hashable, Sendable {
  /// The number of the item in its section.
  public var item: Int
  /// The number of the section.
  public var section: Int

  /// Creates a place; Apple has this initializer in UIKit.
  public init(item: Int, section: Int) { (self.item, self.section) = (item, section) }
}

/// The numbers of a system's version.
public struct OperatingSystemVersion: Sendable {
  /// The first.
  public var majorVersion: Int
  /// The second.
  public var minorVersion: Int
  /// The third.
  public var patchVersion: Int

  /// Creates a version.
  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    (self.majorVersion, self.minorVersion) = (majorVersion, minorVersion)
    self.patchVersion = patchVersion
  }
}

/// What a program knows of its process; the tests set the system's version.
open class ProcessInfo: NSObject {
  /// The only one.
  public static nonisolated(unsafe) let processInfo = ProcessInfo()
  /// The system's version.
  open var operatingSystemVersion = OperatingSystemVersion(
    majorVersion: 26, minorVersion: 4, patchVersion: 0)
}
