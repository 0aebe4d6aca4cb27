#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import UIKit

  final class EmojiCell: UICollectionViewCell {
    static let name = "emoji"
    private let label = UILabel()

    func show(_ emoji: String, named name: String) {
      if label.superview == nil { contentView.addSubview(label) }
      label.text = emoji
      label.textAlignment = .center
      label.font = UIFont.systemFont(ofSize: contentView.bounds.width * 0.7)
      label.frame = contentView.bounds
      isAccessibilityElement = true
      accessibilityLabel = name
      accessibilityTraits = .button
    }
  }

  final class EmojiHeading: UICollectionReusableView {
    static let name = "heading"
    private let label = UILabel()

    func show(_ title: String) {
      if label.superview == nil { addSubview(label) }
      label.text = title
      label.font = UIFont.systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
      label.frame = bounds
      backgroundColor = .systemBackground
      isAccessibilityElement = true
      accessibilityLabel = title
      accessibilityTraits = .header
    }
  }
#endif
