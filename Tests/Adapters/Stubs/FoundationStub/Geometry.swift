/// A size in points.
public struct CGSize: Hashable, Sendable {
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
