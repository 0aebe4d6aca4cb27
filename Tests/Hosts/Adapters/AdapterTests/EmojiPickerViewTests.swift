import IntercepterAdapters
import IntercepterEmoji
import IntercepterEmojiViews
import SwiftUI
import Testing
import TextInputIntercepter
import UIKit

/// The view of a picker, driven as UIKit drives it.
@MainActor
@Suite(.serialized) struct EmojiPickerViewTests {
  init() { UserDefaults.standard.set(nil, forKey: "EmojiRecents") }

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
    #expect(controller.groups.imageForSegment(at: 8)?.symbol == "flag")
    #expect(controller.groups.imageForSegment(at: 8)?.accessibilityLabel == "Drapeaux")
    #expect(controller.search.placeholder == "Rechercher un émoji")
    let grid = controller.grid
    let heading = grid.dataSource!.collectionView(
      grid, viewForSupplementaryElementOfKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 3))
    #expect((heading.subviews.first as? UILabel)?.text == "Nourriture et boissons")
    #expect(heading.isAccessibilityElement && heading.accessibilityTraits == .header)
    #expect(heading.accessibilityLabel == "Nourriture et boissons")
    #expect(heading.backgroundColor != nil && controller.emojiView.backgroundColor != nil)
    let cell = grid.dataSource!.collectionView(
      grid, cellForItemAt: IndexPath(item: 0, section: 0))
    #expect(cell.accessibilityLabel == "grinning face" && cell.isAccessibilityElement)
  }

  /// A system, and the newest emoji that it shows.
  nonisolated static let systems: [(major: Int, minor: Int, newest: String, first: String?)] = [
    (26, 4, "17.0", "🫪"), (26, 3, "16.0", "🫩"), (18, 4, "16.0", "🫩"), (18, 3, "15.1", "🐦‍🔥"),
    (15, 4, "16.0", "🫩"), (15, 3, "15.1", "🐦‍🔥"), (27, 0, "17.0", "🫪"),
  ]

  @Test(arguments: systems) func `offers what the system has a glyph for`(
    _ system: (major: Int, minor: Int, newest: String, first: String?)
  ) {
    let process = ProcessInfo.processInfo
    let before = process.operatingSystemVersion
    defer { process.operatingSystemVersion = before }
    process.operatingSystemVersion = OperatingSystemVersion(
      majorVersion: system.major, minorVersion: system.minor, patchVersion: 0)
    #expect(EmojiVersion.installed.description == system.newest)
    let offered = shown(EmojiPickerViewController()).flatMap { $0 }
    #expect(offered.contains { EmojiVersion(of: Character($0)) == EmojiVersion.installed })
    #expect(offered.allSatisfy { EmojiVersion(of: Character($0))! <= EmojiVersion.installed })
    #expect(system.first.map { offered.contains($0) } == true)
    #expect(shown(EmojiPickerViewController(EmojiPicker(), upTo: nil)).flatMap { $0 }.count == 1914)
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

  @Test func `a group is scrolled to, and the bar of groups follows what is shown`() {
    let controller = EmojiPickerViewController()
    _ = controller.view
    controller.groups.selectedSegmentIndex = 4
    controller.groups.sendActions(for: .valueChanged)
    let grid = controller.grid
    #expect(grid.scrolledTo == IndexPath(item: 0, section: 4))
    // The bar does not run through the groups in between.
    grid.frames = [IndexPath(item: 9, section: 2): .zero, IndexPath(item: 0, section: 3): .zero]
    grid.delegate?.scrollViewDidScroll(grid)
    #expect(controller.groups.selectedSegmentIndex == 4)
    grid.delegate?.scrollViewDidEndScrollingAnimation(grid)
    grid.delegate?.scrollViewDidScroll(grid)
    #expect(controller.groups.selectedSegmentIndex == 2)
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
    controller.emojiView.layoutSubviews()
    #expect(controller.picker.columns == 6)
    #expect(controller.grid.frame.height == 300 - 16 - 84)
  }

  /// A view is all that keeps the picker alive, as a text field keeps its `inputView`.
  private func press(_ item: Int, in view: UIView?) {
    guard let picker = view as? EmojiPickerView, let delegate = picker.grid.delegate else { return }
    delegate.collectionView(picker.grid, didSelectItemAt: IndexPath(item: item, section: 0))
  }

  @Test func `a field for one emoji has it in the keyboard's place`() {
    let field = OneEmojiTextField()
    field.inputView = EmojiPickerView(typingInto: field)
    let picker = field.inputView as? EmojiPickerView
    #expect(picker?.search.isHidden == true && picker?.deleteKey.isHidden == false)
    press(0, in: field.inputView)
    #expect(field.adapter.field.state.text == "😀")
    press(1, in: field.inputView)
    #expect(field.adapter.field.state.text == "😃" && field.text == "😃")
    picker?.deleteKey.sendActions(for: .touchUpInside)
    #expect(field.adapter.field.state.text == "" && field.text == "")
  }

  @Test func `a text view has it in the keyboard's place, and its rules judge what is chosen`() {
    let view = FakeUITextView(
      EditingState("a", caret: 1), Habits(), rules: Intercepter(rules: [.maxLength(2, in: .utf16)]))
    view.inputView = EmojiPickerView(typingInto: view)
    press(0, in: view.inputView)
    #expect(view.shown.description == "a|")
    (view.inputView as? EmojiPickerView)?.deleteKey.sendActions(for: .touchUpInside)
    press(0, in: view.inputView)
    #expect(view.shown.description == "😀|" && view.field.state.description == "😀|")
  }

  @Test func `the view of a controller that is gone still chooses`() {
    let field = UITextField()
    var chosen: [String] = []
    var controller: EmojiPickerViewController? = EmojiPickerViewController()
    weak let weakController = controller
    controller?.onChoose = { chosen.append($0.text) }
    field.inputView = controller?.view
    controller = nil
    #expect(weakController == nil)
    press(2, in: field.inputView)
    #expect(chosen == ["😄"])
  }

  @Test func `a field and the picker in its keyboard's place go together`() {
    var field: OneEmojiTextField? = OneEmojiTextField()
    weak let weakField = field
    weak var weakPicker: UIView?
    do {
      let picker = EmojiPickerView(typingInto: field!)
      field?.picker = picker
      weakPicker = picker
    }
    #expect(weakPicker != nil)
    field = nil
    #expect(weakField == nil && weakPicker == nil)
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
      TextField("Mood", text: .stub(get: { mood }, set: { mood = $0 }))
        .emojiPicker(
          isPresented: .stub(get: { isPresented }, set: { isPresented = $0 }),
          selectedEmoji: .stub(get: { mood }, set: { mood = $0 }),
          store: EmojiStore(load: { recents }, save: { recents = $0 }),
          configure: { $0.groupTintColor = .systemRed }))
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

  @Test func `what is chosen is stored in the user defaults, unless the app has another store`() {
    let defaults = UserDefaults(suiteName: "test")!
    let first = EmojiPickerViewController(store: .userDefaults(defaults))
    search("waving hand", in: first)
    press(0, in: first)
    let second = EmojiPickerViewController(store: .userDefaults(defaults))
    #expect(second.picker.recents.entries.map(\.text) == ["👋"])
    #expect(shown(second).first == ["👋"])
    defaults.set(nil, forKey: "EmojiRecents")
    #expect(EmojiPickerViewController(store: .userDefaults(defaults)).picker.recents.entries == [])
  }

  @Test func `the headings are in the device's language`() {
    Locale.preferredLanguages = ["de-AT"]
    defer { Locale.preferredLanguages = ["en-US"] }
    let view = EmojiPickerView(EmojiPicker())
    #expect(view.search.placeholder == EmojiPickerText.search.text(in: "de"))
    #expect(view.search.placeholder != EmojiPickerText.search.text(in: "en"))
  }
  @Test(arguments: [
    (["de-AT", "ja"], "Ausweis"), (["fr", "de"], "Ausweis"), (["en-GB", "de"], ""), (["it"], ""),
  ])
  func `the names are those in the device's language, if the app ships them`(
    _ languages: [String], _ query: String
  ) {
    var builder = EmojiNamesBuilder(language: "de")
    builder.add(["👋": EmojiAnnotation(name: "winkende Hand", keywords: ["Ausweis"])])
    Bundle.main.stubResources = ["de.emoji": builder.pack, "fr.emoji": [1, 2, 3]]
    Locale.preferredLanguages = languages
    defer { (Locale.preferredLanguages, Bundle.main.stubResources) = (["en-US"], [:]) }
    #expect(EmojiNames.shipped().language == (query.isEmpty ? "en" : "de"))
    let controller = EmojiPickerViewController()
    search("Ausweis", in: controller)
    #expect((shown(controller).first == ["👋"]) == !query.isEmpty)
  }
}
