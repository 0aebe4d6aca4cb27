#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import IntercepterEmoji
  public import UIKit

  /// The skin tones of an emoji, and a star that makes it a favorite.
  ///
  /// An emoji of two persons has a row for each tone of the first person.
  public final class EmojiToneBar: UIView {
    enum Choice: Hashable {
      case emoji(row: Int, column: Int)
      case favorite
    }

    /// The buttons in the order of their rows.
    ///
    /// The star is the last one.
    public private(set) var buttons: [UIButton] = []
    /// The selected button.
    public private(set) var selected: UIButton?
    var onChoose: (Choice) -> Void = { _ in }
    private var choices: [Choice] = []
    private let variants: [[TonedEmoji]]

    init(
      _ variants: [[TonedEmoji]], isFavorite: Bool, names: EmojiNames, language: String,
      edge: CGFloat, width: CGFloat
    ) {
      self.variants = variants
      super.init(frame: .zero)
      // The star follows the last variant.
      let columns = max(variants.map(\.count).max() ?? 1, (variants.last?.count ?? 0) + 1)
      let edge = min(edge, (width - 8) / CGFloat(columns))
      frame = CGRect(
        x: 0, y: 0, width: edge * CGFloat(columns) + 8, height: edge * CGFloat(variants.count) + 8)
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 10
      for (row, emoji) in variants.enumerated() {
        for (column, variant) in emoji.enumerated() {
          add(.emoji(row: row, column: column), variant.text, names.name(of: variant), edge)
        }
      }
      add(.favorite, isFavorite ? "★" : "☆", EmojiPickerText.favorite.text(in: language), edge)
    }

    required init?(coder: NSCoder) { return nil }

    private func add(_ choice: Choice, _ title: String, _ name: String, _ edge: CGFloat) {
      let button = UIButton(frame: .zero)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: edge * 0.7)
      button.accessibilityLabel = name
      button.addAction(UIAction { [weak self] _ in self?.onChoose(choice) }, for: .touchUpInside)
      let (row, column) =
        switch choice {
        case .emoji(let row, let column): (row, column)
        case .favorite: (variants.count - 1, variants.last?.count ?? 0)
        }
      button.frame = CGRect(
        x: 4 + CGFloat(column) * edge, y: 4 + CGFloat(row) * edge, width: edge, height: edge)
      addSubview(button)
      buttons.append(button)
      choices.append(choice)
    }

    func choice(at point: CGPoint) -> Choice? { index(at: point).map { choices[$0] } }

    func select(at point: CGPoint) { select(index(at: point)) }

    func select(_ emoji: TonedEmoji) {
      select(
        choices.firstIndex { choice in
          if case .emoji(let row, let column) = choice {
            variants[row][column] == emoji
          } else {
            false
          }
        })
    }

    private func index(at point: CGPoint) -> Int? {
      buttons.firstIndex { $0.frame.contains(point) }
    }

    private func select(_ index: Int?) {
      selected?.backgroundColor = nil
      selected = index.map { buttons[$0] }
      selected?.backgroundColor = .tintColor
    }
  }

  /// The enlarged emoji under the finger.
  public final class EmojiPreview: UIView {
    private let label = UILabel()

    func show(_ emoji: String) {
      if label.superview == nil {
        addSubview(label)
        backgroundColor = .secondarySystemBackground
        layer.cornerRadius = 10
        isUserInteractionEnabled = false
      }
      label.text = emoji
    }

    public override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds
      label.textAlignment = .center
      label.font = UIFont.systemFont(ofSize: bounds.width * 0.7)
    }

    /// The emoji that is shown.
    public var text: String? { label.text }
  }
#endif
