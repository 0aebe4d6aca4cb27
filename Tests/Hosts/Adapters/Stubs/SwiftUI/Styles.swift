#if canImport(UIKit) && !STUB_watchOS
  public import UIKit

  /// A font of Core Text, which is one of UIKit.
  public typealias CTFont = UIFont
#else
  /// A font of Core Text.
  open class CTFont: NSObject {}
#endif

/// A font.
public struct Font: Hashable, Sendable {
  let size: CGFloat

  /// A title.
  public static let title = Font(size: 28)
  /// A smaller title.
  public static let title2 = Font(size: 22)
  /// A title that is smaller still.
  public static let title3 = Font(size: 20)
  /// A heading.
  public static let headline = Font(size: 17.5)
  /// A smaller heading.
  public static let subheadline = Font(size: 15)
  /// What is read.
  public static let body = Font(size: 17)
  /// What is called out.
  public static let callout = Font(size: 16)
  /// A footnote.
  public static let footnote = Font(size: 13)
  /// A caption.
  public static let caption = Font(size: 12)
  /// A smaller caption.
  public static let caption2 = Font(size: 11)

  /// What a font is resolved with.
  public struct Context: Hashable, Sendable {}

  /// A font that is known.
  public struct Resolved {
    /// The font of Core Text.
    public let ctFont: CTFont
  }

  #if canImport(UIKit) && !STUB_watchOS
    /// The font in its surroundings.
    @MainActor
    public func resolve(in context: Context) -> Resolved {
      Resolved(ctFont: .systemFont(ofSize: size))
    }
  #else
    /// The font in its surroundings.
    public func resolve(in context: Context) -> Resolved { Resolved(ctFont: CTFont()) }
  #endif
}

/// What something is drawn with.
public protocol ShapeStyle {}

/// A color.
public struct Color: ShapeStyle {}

/// A color by its importance.
public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// That of less important text.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

/// Where views stand in a column.
public struct HorizontalAlignment: Sendable {
  /// In the middle.
  public static let center = HorizontalAlignment()
  /// Where a line begins.
  public static let leading = HorizontalAlignment()
}

/// A direction.
public enum Axis: Int8, Sendable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension View {
  /// Draws it in a style; in the stub as before.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  /// Sets the font of texts; in the stub `StubWindow` does.
  public func font(_ font: Font?) -> some View { self }
}
