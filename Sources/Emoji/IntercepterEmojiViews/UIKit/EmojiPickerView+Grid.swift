#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  internal import IntercepterEmoji
  public import UIKit

  extension EmojiPickerView: UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    /// Returns the number of sections that contain emoji.
    public func numberOfSections(in collectionView: UICollectionView) -> Int {
      picker.sections.count
    }

    /// Returns the number of emoji in a section.
    public func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { picker.sections[section].emoji.count }

    /// Returns the cell of an emoji.
    ///
    /// VoiceOver reads its name.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: EmojiCell.name, for: indexPath)
      let emoji = picker.sections[indexPath.section].emoji[indexPath.item]
      (cell as? EmojiCell)?.show(emoji.text, named: picker.names.name(of: emoji))
      return cell
    }

    /// Returns the heading of a section.
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

    /// Returns the size of an emoji's cell.
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: cellEdge, height: cellEdge) }

    /// Returns the size of a heading.
    public func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: 28) }

    /// Chooses an emoji, or closes the skin tones.
    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      if toneBar != nil { return closeTones() }
      guard let place = place(of: indexPath) else { return }
      choose(change { $0.press(place) })
    }

    /// Enlarges the emoji under the finger.
    public func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      guard toneBar == nil, let place = place(of: indexPath), let emoji = picker.emoji(at: place),
        let cell = frame(of: indexPath)
      else { return }
      preview.show(emoji.text)
      preview.frame = CGRect(x: 0, y: 0, width: 1.6 * cellEdge, height: 1.6 * cellEdge)
        .placed(above: cell, in: bounds)
      preview.isHidden = false
    }

    /// Hides the enlarged emoji when the finger leaves it.
    public func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) { preview.isHidden = true }

    /// Selects the group of the visible emoji in the bar of groups.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      closeTones()
      preview.isHidden = true
      guard !isScrollingToGroup,
        let section = grid.indexPathsForVisibleItems.map(\.section).min()
      else { return }
      groups.selectedSegmentIndex = section
    }

    /// Ends the animated scrolling to a group.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      isScrollingToGroup = false
    }

    /// Cancels the animated scrolling when the user scrolls.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      isScrollingToGroup = false
    }

    func place(of indexPath: IndexPath) -> Int? {
      guard picker.sections.indices.contains(indexPath.section) else { return nil }
      let section = picker.sections[indexPath.section]
      return section.emoji.indices.contains(indexPath.item) ? section.start + indexPath.item : nil
    }

    /// Returns the frame of an emoji in this view.
    func frame(of indexPath: IndexPath) -> CGRect? {
      grid.layoutAttributesForItem(at: indexPath).map { convert($0.frame, from: grid) }
    }
  }

  extension CGRect {
    /// Returns a rectangle of the same size above a cell, or below it if there is no room, within
    /// bounds.
    func placed(above cell: CGRect, in bounds: CGRect) -> CGRect {
      let x = cell.minX + (cell.width - width) / 2
      let y =
        cell.minY - height - 4 >= bounds.minY ? cell.minY - height - 4 : cell.minY + cell.height + 4
      return CGRect(
        x: max(bounds.minX, min(x, bounds.minX + bounds.width - width)),
        y: max(bounds.minY, min(y, bounds.minY + bounds.height - height)),
        width: width, height: height)
    }
  }
#endif
