#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import IntercepterEmoji
  public import UIKit

  extension EmojiPickerViewController: UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    /// The sections that there are emoji in.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
      picker.sections.count
    }

    /// The emoji of a section.
    public func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { picker.sections[section].emoji.count }

    /// An emoji, which is read aloud by its name.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: EmojiCell.name, for: indexPath)
      let emoji = picker.sections[indexPath.section].emoji[indexPath.item]
      (cell as? EmojiCell)?.show(emoji.text, named: picker.names.name(of: emoji))
      return cell
    }

    /// The heading of a section.
    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: EmojiHeading.name, for: indexPath)
      let title = picker.sections[indexPath.section].title
      (view as? EmojiHeading)?.show(title.name(in: language))
      return view
    }

    /// The size of an emoji's cell.
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: cellEdge, height: cellEdge) }

    /// The size of a heading.
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 28) }

    /// Chooses an emoji.
    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      guard let place = place(of: indexPath) else { return }
      choose(change { $0.press(place) })
    }

    /// The skin tones of an emoji, and whether it is a favourite.
    public func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let place = indexPaths.first.flatMap({ self.place(of: $0) }) else { return nil }
      change { $0.hold(place) }
      let menu = menu()
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    }

    private func place(of indexPath: IndexPath) -> Int? {
      guard picker.sections.indices.contains(indexPath.section) else { return nil }
      let section = picker.sections[indexPath.section]
      return section.emoji.indices.contains(indexPath.item) ? section.start + indexPath.item : nil
    }

    /// For two persons, the tones of the second are in a menu of the first's.
    private func menu() -> UIMenu {
      let rows = picker.toneChooser?.rows ?? []
      var elements: [UIMenuElement] = rows.enumerated().flatMap { row, variants in
        let actions: [UIMenuElement] = variants.enumerated().map { column, variant in
          action(named: "\(variant.text) \(picker.names.name(of: variant))") { controller in
            controller.choose(
              controller.change { $0.pressTone(row: row, column: column) })
          }
        }
        return actions.count == 1 || rows.count == 1
          ? actions : [UIMenu(title: variants[0].text, children: actions)]
      }
      let isFavorite =
        picker.selectedEmoji.map { picker.recents.isFavorite($0.emoji) } ?? false
      let mark = isFavorite ? "★" : "☆"
      let favorite = action(
        named: "\(mark) \(EmojiPickerText.favorite.text(in: language))"
      ) { controller in
        controller.change { _ = $0.handle(.favorite) }
      }
      elements.append(favorite)
      return UIMenu(title: "", children: elements)
    }

    private func action(
      named title: String, _ act: @escaping @MainActor (EmojiPickerViewController) -> Void
    ) -> UIAction {
      UIAction(title: title) { [weak self] _ in
        if let self { act(self) }
      }
    }
  }
#endif
