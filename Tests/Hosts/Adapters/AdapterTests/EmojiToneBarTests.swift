import IntercepterEmoji
import IntercepterEmojiViews
import Testing
import UIKit

/// The bar of skin tones, and the enlarged emoji, under a finger.
@MainActor
@Suite struct EmojiToneBarTests {
  /// A picker of 320 by 300 points that shows what is found, its first emoji at a place.
  private func picker(_ query: String, x: Double, y: Double = 150) -> EmojiPickerView {
    let view = EmojiPickerView(EmojiPicker(query: query))
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    view.layoutSubviews()
    view.grid.frames = [
      IndexPath(item: 0, section: 0): CGRect(x: x, y: y, width: 44, height: 44)
    ]
    return view
  }

  /// The middle of a button of the bar, as a point of the grid.
  private func point(_ index: Int, of view: EmojiPickerView) -> CGPoint {
    let button = view.toneBar!.buttons[index].frame
    return view.grid.convert(
      CGPoint(x: button.minX + button.width / 2, y: button.minY + button.height / 2),
      from: view.toneBar)
  }

  @Test func `a finger slides to a tone and chooses it`() {
    let view = picker("waving hand", x: 100)
    var chosen: [String] = []
    view.onChoose = { chosen.append($0.text) }
    view.beginHolding(at: CGPoint(x: 120, y: 170))
    let titles = view.toneBar?.buttons.map { $0.title(for: .normal) }
    #expect(titles == ["👋", "👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿", "☆"])
    #expect(view.toneBar?.buttons[1].accessibilityLabel == "waving hand: light skin tone")
    #expect(view.toneBar?.selected?.title(for: .normal) == "👋")
    view.continueHolding(at: point(5, of: view))
    #expect(view.toneBar?.selected?.title(for: .normal) == "👋🏿")
    view.endHolding(at: point(5, of: view))
    #expect(chosen == ["👋🏿"] && view.toneBar == nil)
    #expect(view.picker.recents.tones(of: EmojiCatalogue.emoji("👋")!.emoji) != .none)
  }

  @Test(arguments: [-20.0, 0, 130, 280, 400]) func `the bar stays inside the picker's edges`(
    x: Double
  ) {
    for (query, y) in [("waving hand", 150.0), ("waving hand", -40), ("handshake", 150)] {
      let view = picker(query, x: x, y: y)
      view.beginHolding(at: CGPoint(x: x + 1, y: y + 1))
      let frame = view.toneBar!.frame
      #expect(frame.minX >= 0 && frame.minX + frame.width <= 320, "\(query)")
      #expect(frame.minY >= 0 && frame.minY + frame.height <= 300, "\(query)")
    }
  }

  @Test func `it stays open to be tapped, and closes when something else is pressed`() {
    let view = picker("handshake", x: 100)
    var chosen: [String] = []
    view.onChoose = { chosen.append($0.text) }
    let start = CGPoint(x: 120, y: 170)
    view.beginHolding(at: start)
    #expect(view.toneBar?.buttons.count == 27)
    view.endHolding(at: start)
    view.toneBar?.buttons[5].sendActions(for: .touchUpInside)
    #expect(chosen == ["🫱🏻‍🫲🏿"] && view.toneBar == nil)
    view.beginHolding(at: start)
    view.grid.delegate?.collectionView(
      view.grid, didSelectItemAt: IndexPath(item: 0, section: 0))
    #expect(chosen.count == 1 && view.toneBar == nil)
    view.beginHolding(at: start)
    view.grid.delegate?.scrollViewDidScroll(view.grid)
    #expect(view.toneBar == nil && !view.subviews.contains { $0 is EmojiToneBar })
    view.beginHolding(at: CGPoint(x: 300, y: 10))
    #expect(view.toneBar == nil)
  }

  @Test func `an emoji without tones can be a favorite, or chosen`() {
    let view = picker("pizza", x: 100)
    var chosen: [String] = []
    view.onChoose = { chosen.append($0.text) }
    for star in ["☆", "★"] {
      view.beginHolding(at: CGPoint(x: 120, y: 170))
      #expect(view.toneBar?.buttons.map { $0.title(for: .normal) } == ["🍕", star])
      view.toneBar?.buttons[1].sendActions(for: .touchUpInside)
    }
    #expect(view.picker.recents.favorites.isEmpty && chosen.isEmpty)
    view.beginHolding(at: CGPoint(x: 120, y: 170))
    view.toneBar?.buttons[0].sendActions(for: .touchUpInside)
    #expect(chosen == ["🍕"])
  }

  @Test func `an emoji is enlarged while it is pressed`() {
    let view = picker("pizza", x: 0)
    let (grid, place) = (view.grid, IndexPath(item: 0, section: 0))
    #expect(view.preview.isHidden)
    grid.delegate?.collectionView(grid, didHighlightItemAt: place)
    view.preview.layoutSubviews()
    #expect(!view.preview.isHidden && view.preview.text == "🍕")
    #expect(view.preview.frame.minX >= 0 && view.preview.frame.width > 44)
    grid.delegate?.collectionView(grid, didUnhighlightItemAt: place)
    #expect(view.preview.isHidden)
  }
}
