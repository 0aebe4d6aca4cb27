/// An amount in the notation of a format, with changes only in a part of the text.
struct WrittenAmount {
  /// The indices of the clusters in the part.
  let range: Range<Int>
  private let amount: Amount
  private let format: DecimalFormat
  /// The indices of the excess decimals, which are left out.
  private let excess: Range<Int>
  /// The indices of the redundant leading zeros, which are left out.
  private let zeros: Range<Int>
  /// A Boolean value that indicates whether a zero is missing before the separator.
  private let needsZero: Bool
  /// A Boolean value that indicates whether the part begins with the minus sign.
  private let needsMinus: Bool

  /// Returns `nil` if other parts of the text would have to change, or the number would.
  ///
  /// - Parameters:
  ///   - part: The part, in UTF-8 offsets.
  ///   - mayCut: Whether to leave out any excess decimals, or only zeros.
  init?(_ amount: Amount, _ format: DecimalFormat, in part: Range<Int>, mayCut: Bool) {
    let clusters = amount.clusters
    let start = clusters.firstIndex { $0.range.lowerBound >= part.lowerBound } ?? clusters.count
    let end = clusters.firstIndex { $0.range.lowerBound >= part.upperBound } ?? clusters.count
    let range = start..<end
    let isKept = clusters.indices.allSatisfy { index in
      range.contains(index)
        || amount.isPart(index) && amount.normalForm(of: index, format) == nil
    }
    guard isKept else { return nil }

    let decimals = amount.fraction.clamped(to: range)
    let hasSeparator = amount.separator.map(range.contains) ?? false
    let room = format.places - (amount.fraction.count - decimals.count)
    guard room > 0 || room == 0 && (hasSeparator || decimals.isEmpty) else { return nil }
    excess = decimals.dropFirst(room)
    guard mayCut || excess.allSatisfy({ clusters[$0].isZero }) else { return nil }

    let integer = format.leadingZeros == .allow ? 0..<0 : amount.integer
    zeros = integer.dropLast().prefix { range.contains($0) && clusters[$0].isZero }

    needsZero = hasSeparator && amount.integer.isEmpty && format.leadingSeparator != .allow
    if needsZero, amount.fraction.isEmpty, format.leadingSeparator == .reject { return nil }

    needsMinus = amount.isNegative && amount.sign.map(range.contains) ?? true
    if needsMinus, !format.allowsNegative || start > 0 || end == 0 { return nil }
    (self.range, self.amount, self.format) = (range, amount, format)
  }

  /// Returns the text that replaces a cluster of the part.
  func text(at index: Int) -> String {
    var text: [UInt8] = []
    append(index, to: &text)
    return text.string
  }

  /// Appends the text that replaces a cluster of the part.
  func append(_ index: Int, to text: inout [UInt8]) {
    if needsMinus, index == range.lowerBound { text.append(UInt8(ascii: "-")) }
    if index == amount.separator, needsZero { text.append(UInt8(ascii: "0")) }
    let isLeftOut =
      !amount.isPart(index) || index == amount.sign || excess.contains(index)
      || zeros.contains(index) || index == amount.separator && format.places == 0
    if !isLeftOut { amount.append(index, as: format, to: &text) }
  }
}

extension Amount {
  /// Appends a cluster in its normal form.
  func append(_ index: Int, as format: DecimalFormat, to text: inout [UInt8]) {
    text += normalForm(of: index, format) ?? self.text.text(utf8: clusters[index].range)
  }

  /// Returns the normal form of a cluster, or `nil` if nothing changes.
  func normalForm(of index: Int, _ format: DecimalFormat) -> String? {
    text.withUTF8Bytes {
      format.normalForm(of: TextCluster(text: $0, range: clusters[index].range))
    }
  }
}
