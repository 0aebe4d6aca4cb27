import IntercepterAdapters
import IntercepterEmoji
import IntercepterEmojiViews
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

/// The view of a picker, driven as UIKit drives it.
@MainActor
@Suite struct EmojiPickerViewTests {
  private func shown(_ controller: EmojiPickerViewController) -> [[String]] {
    _ = controller.view
    let grid = controller.grid
    let source = grid.dataSource!
    return (0..<source.numberOfSections(in: grid)).map { section in
      (0..<source.collectionView(grid, numberOfItemsInSection: section)).map { item in
        let cell = source.collectionView(
          grid, cellForItemAt: IndexPath(item: item, section: section))
        return (cell.contentView.subviews.first as? UILabel)?.text ?? ""
      }
    }
  }

  private func press(_ item: Int, _ section: Int = 0, in controller: EmojiPickerViewController) {
    controller.grid.delegate!.collectionView(
      controller.grid, didSelectItemAt: IndexPath(item: item, section: section))
  }

  private func menu(
    _ item: Int, _ section: Int = 0, in controller: EmojiPickerViewController
  ) -> UIMenu? {
    controller.grid.delegate!.collectionView(
      controller.grid,
      contextMenuConfigurationForItemsAt: [IndexPath(item: item, section: section)],
      point: CGPoint(x: 0, y: 0))?.actionProvider?([])
  }

  private func search(_ text: String, in controller: EmojiPickerViewController) {
    _ = controller.view
    controller.search.text = text
    controller.search.sendActions(for: .editingChanged)
  }

  @Test func `shows the groups, their names and their emoji`() {
    let controller = EmojiPickerViewController()
    controller.language = "fr"
    let sections = shown(controller)
    #expect(sections.map(\.count).reduce(0, +) == 1914)
    #expect(sections[0].prefix(3) == ["😀", "😃", "😄"])
    #expect(controller.groups.numberOfSegments == 9)
    #expect(controller.groups.titleForSegment(at: 8) == "🏁")
    #expect(controller.search.placeholder == "Rechercher un émoji")
    let grid = controller.grid
    let heading = grid.dataSource!.collectionView(
      grid, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 3))
    #expect((heading.subviews.first as? UILabel)?.text == "Nourriture et boissons")
    let cell = grid.dataSource!.collectionView(
      grid, cellForItemAt: IndexPath(item: 0, section: 0))
    #expect(cell.accessibilityLabel == "grinning face" && cell.isAccessibilityElement)
  }

  @Test func `searches while somebody types`() {
    let controller = EmojiPickerViewController()
    _ = controller.view
    let reloads = controller.grid.reloads
    search("pizza", in: controller)
    #expect(shown(controller) == [["🍕"]])
    #expect(controller.grid.reloads == reloads + 1)
    #expect(controller.groups.isHidden)
    search("no such emoji", in: controller)
    #expect(shown(controller) == [])
    press(0, in: controller)
    search("", in: controller)
    #expect(shown(controller).count == 9 && !controller.groups.isHidden)
  }

  @Test func `what is chosen is told, counted and felt, and the picker goes away`() {
    UIImpactFeedbackGenerator.taps = []
    let controller = EmojiPickerViewController()
    var chosen: [String] = []
    var stored = EmojiRecents()
    controller.now = { 1_000 }
    controller.onChoose = { chosen.append($0.text) }
    controller.onRecentsChange = { stored = $0 }
    search("rocket", in: controller)
    press(0, in: controller)
    #expect(chosen == ["🚀"] && controller.dismissals == 1)
    #expect(stored.entries.map(\.text) == ["🚀"] && stored.entries.first?.time == 1_000)
    #expect(UIImpactFeedbackGenerator.taps == [.light])
    controller.dismissesAfterChoosing = false
    controller.feedbackStyle = nil
    press(0, in: controller)
    #expect(chosen == ["🚀", "🚀"] && controller.dismissals == 1)
    #expect(UIImpactFeedbackGenerator.taps == [.light])
    let next = EmojiPickerViewController(EmojiPicker(recents: stored, time: 1_000))
    #expect(shown(next).first == ["🚀"])
  }

  @Test func `a long press shows tones; those of two persons are menus in a menu`() {
    let controller = EmojiPickerViewController()
    var chosen: [String] = []
    controller.onChoose = { chosen.append($0.text) }
    search("waving hand", in: controller)
    let tones = menu(0, in: controller)
    #expect(tones?.children.map(\.title).first == "👋 waving hand")
    #expect(tones?.children.count == 7)
    (tones?.children[5] as? UIAction)?.choose()
    #expect(chosen == ["👋🏿"])
    search("handshake", in: controller)
    let pairs = menu(0, in: controller)
    #expect(pairs?.children.count == 7)
    let second = pairs?.children[1] as? UIMenu
    #expect(second?.title == "🤝🏻" && second?.children.count == 5)
    (second?.children[4] as? UIAction)?.choose()
    #expect(chosen == ["👋🏿", "🫱🏻‍🫲🏿"])
    // One that takes no tones can be a favourite, too.
    search("pizza", in: controller)
    let favorite = menu(0, in: controller)
    #expect(favorite?.children.map(\.title) == ["☆ Favorite"])
    (favorite?.children[0] as? UIAction)?.choose()
    #expect(menu(0, in: controller)?.children.map(\.title) == ["★ Favorite"])
    #expect(menu(9, in: controller) == nil && menu(0, 7, in: controller) == nil)
  }

  @Test func `a group is scrolled to`() {
    let controller = EmojiPickerViewController()
    _ = controller.view
    controller.groups.selectedSegmentIndex = 4
    controller.groups.sendActions(for: .valueChanged)
    #expect(controller.grid.scrolledTo == IndexPath(item: 0, section: 4))
  }

  @Test func `is a popover on phones as well`() {
    let controller = EmojiPickerViewController()
    let button = UIView(frame: .zero)
    button.frame = CGRect(x: 5, y: 5, width: 100, height: 40)
    controller.show(from: button, arrow: .down, inset: 10, height: 500)
    let popover = controller.popoverPresentationController
    #expect(popover?.sourceView === button)
    #expect(popover?.sourceRect == CGRect(x: 10, y: 0, width: 80, height: 40))
    #expect(popover?.permittedArrowDirections == .down)
    #expect(controller.preferredContentSize.height == 500)
    #expect(
      popover?.delegate?.adaptivePresentationStyle(
        for: popover!, traitCollection: UITraitCollection()) == UIModalPresentationStyle.none)
  }

  @Test func `the columns are those that there is room for`() {
    let controller = EmojiPickerViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 300)
    controller.viewDidLayoutSubviews()
    #expect(controller.picker.columns == 6)
    #expect(controller.grid.frame.height == 300 - 16 - 84)
  }

  @Test func `a field for one emoji has it in the keyboard's place`() {
    let field = OneEmojiTextField()
    let controller = EmojiPickerViewController()
    controller.replaceKeyboard(of: field)
    #expect(field.inputView === controller.view && controller.search.isHidden)
    press(0, in: controller)
    #expect(field.adapter.field.state.text == "😀")
    press(1, in: controller)
    #expect(field.adapter.field.state.text == "😃" && field.text == "😃")
    #expect(controller.dismissals == 0)
  }

  @Test func `keeps nothing alive`() {
    var controller: EmojiPickerViewController? = EmojiPickerViewController()
    weak let weakController = controller
    _ = controller?.view
    controller?.show(from: UIView(frame: .zero))
    controller = nil
    #expect(weakController == nil)
  }

  @Test func `a view of SwiftUI has it in a popover`() {
    var isPresented = false
    var recents = EmojiRecents()
    var mood = ""
    let window = StubWindow(
      TextField("Mood", text: Binding(get: { mood }, set: { mood = $0 }))
        .emojiPicker(
          isPresented: Binding(get: { isPresented }, set: { isPresented = $0 }),
          recents: Binding(get: { recents }, set: { recents = $0 }),
          configure: { $0.groupTintColor = .systemRed }
        ) { mood = $0.text })
    #expect(StubPopover.controller == nil)
    isPresented = true
    window.update()
    let controller = StubPopover.controller as? EmojiPickerViewController
    _ = controller?.view
    #expect(controller?.groups.selectedSegmentTintColor != nil)
    controller.map { press(2, in: $0) }
    #expect(mood == "😄" && !isPresented)
    #expect(recents.entries.map(\.text) == ["😄"])
    window.update()
    #expect(StubPopover.controller == nil)
  }
}
