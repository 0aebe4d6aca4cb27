#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import IntercepterEmoji
  public import UIKit

  extension EmojiPickerView {
    /// Shows the skin tones of the emoji at a point, in a bar above it.
    ///
    /// - Parameter point: A point in the coordinates of the grid.
    public func beginHolding(at point: CGPoint) {
      guard let indexPath = grid.indexPathForItem(at: point), let place = place(of: indexPath),
        let cell = frame(of: indexPath)
      else { return }
      closeTones()
      preview.isHidden = true
      change { $0.hold(place) }
      guard let emoji = picker.selectedEmoji else { return }
      let bar = EmojiToneBar(
        picker.toneChooser?.rows ?? [[emoji]], isFavorite: picker.recents.isFavorite(emoji.emoji),
        names: picker.names, language: language, edge: cellEdge, width: bounds.width)
      bar.frame = bar.bounds.placed(above: cell, in: bounds)
      bar.onChoose = { [weak self] in self?.choose($0) }
      bar.select(emoji)
      addSubview(bar)
      toneBar = bar
      holdingStart = point
    }

    /// Selects the skin tone under the finger.
    ///
    /// - Parameter point: A point in the coordinates of the grid.
    public func continueHolding(at point: CGPoint) {
      guard let toneBar else { return }
      if let start = holdingStart, abs(start.x - point.x) + abs(start.y - point.y) < 10 { return }
      holdingStart = nil
      toneBar.select(at: toneBar.convert(point, from: grid))
    }

    /// Chooses the skin tone to which the finger has slid, or keeps the bar open for a tap.
    ///
    /// - Parameter point: A point in the coordinates of the grid.
    public func endHolding(at point: CGPoint) {
      // A bar with many rows may be under the finger from the start.
      guard holdingStart == nil, let toneBar,
        let choice = toneBar.choice(at: toneBar.convert(point, from: grid))
      else {
        return
      }
      choose(choice)
    }

    func closeTones() {
      toneBar?.removeFromSuperview()
      toneBar = nil
    }

    private func choose(_ choice: EmojiToneBar.Choice) {
      closeTones()
      switch choice {
      case .favorite: change { _ = $0.handle(.favorite) }
      case .emoji(let row, let column):
        choose(
          change { picker in
            picker.toneChooser == nil
              ? picker.press(picker.selected) : picker.pressTone(row: row, column: column)
          })
      }
    }
  }

  /// The target of a long press, because a gesture recognizer calls its target by a selector.
  @MainActor
  final class EmojiHoldTarget: NSObject {
    static let action = Selector(("hold:"))
    weak var picker: EmojiPickerView?

    #if canImport(ObjectiveC)
      @objc(hold:)
    #endif
    func hold(_ recognizer: UIGestureRecognizer) {
      guard let picker else { return }
      let point = recognizer.location(in: picker.grid)
      switch recognizer.state {
      case .began: picker.beginHolding(at: point)
      case .changed: picker.continueHolding(at: point)
      case .ended: picker.endHolding(at: point)
      default: break
      }
    }
  }
#endif
