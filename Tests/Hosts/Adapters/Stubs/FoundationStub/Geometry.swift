public struct CGSize: Hashable, Sendable {
  public static let zero = CGSize(width: 0, height: 0)
  public var width: CGFloat
  public var height: CGFloat

  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

extension CGRect {
  public func contains(_ point: CGPoint) -> Bool {
    minX..<minX + width ~= point.x && minY..<minY + height ~= point.y
  }
}

public struct Locale: Hashable, Sendable {
  public static nonisolated(unsafe) var preferredLanguages: [String] = ["en-US"]
  public let identifier: String

  public init(identifier: String) { self.identifier = identifier }
}

public struct Date: Hashable, Sendable {
  public var timeIntervalSince1970: Double { 1_800_000_000 }

  public init() {}
}

public struct IndexPath: Hashable, Sendable {
  public var item: Int
  public var section: Int

  public init(item: Int, section: Int) { (self.item, self.section) = (item, section) }
}

public struct OperatingSystemVersion: Sendable {
  public var majorVersion: Int
  public var minorVersion: Int
  public var patchVersion: Int

  public init(majorVersion: Int, minorVersion: Int, patchVersion: Int) {
    (self.majorVersion, self.minorVersion) = (majorVersion, minorVersion)
    self.patchVersion = patchVersion
  }
}

open class ProcessInfo: NSObject {
  public static nonisolated(unsafe) let processInfo = ProcessInfo()
  open var operatingSystemVersion = OperatingSystemVersion(
    majorVersion: 26, minorVersion: 4, patchVersion: 0)
}
