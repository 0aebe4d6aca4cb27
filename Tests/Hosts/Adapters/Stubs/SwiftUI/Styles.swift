#if canImport(UIKit) && !STUB_watchOS
  public import UIKit

  public typealias CTFont = UIFont
#else
  open class CTFont: NSObject {}
#endif

public struct Font: Hashable, Sendable {
  let size: CGFloat

  public static let title = Font(size: 28)
  public static let title2 = Font(size: 22)
  public static let title3 = Font(size: 20)
  public static let headline = Font(size: 17.5)
  public static let subheadline = Font(size: 15)
  public static let body = Font(size: 17)
  public static let callout = Font(size: 16)
  public static let footnote = Font(size: 13)
  public static let caption = Font(size: 12)
  public static let caption2 = Font(size: 11)

  public struct Context: Hashable, Sendable {}

  public struct Resolved {
    public let ctFont: CTFont
  }

  #if canImport(UIKit) && !STUB_watchOS
    @MainActor
    public func resolve(in context: Context) -> Resolved {
      Resolved(ctFont: .systemFont(ofSize: size))
    }
  #else
    public func resolve(in context: Context) -> Resolved { Resolved(ctFont: CTFont()) }
  #endif
}

public protocol ShapeStyle {}

public struct Color: ShapeStyle {}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

public struct HorizontalAlignment: Sendable {
  public static let center = HorizontalAlignment()
  public static let leading = HorizontalAlignment()
}

public enum Axis: Int8, Sendable {
  case horizontal
  case vertical
}

extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
}
