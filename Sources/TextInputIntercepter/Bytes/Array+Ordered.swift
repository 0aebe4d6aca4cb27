extension Array {
  /// The elements in an order; those that it has for equal stay as they stood.
  ///
  /// `sorted` is compiled anew for each kind of element, 3 KB each in a page. This is compiled once.
  package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
    var ordered = self
    for (place, index) in orderedIndices(count, { precedes(self[$0], self[$1]) }).enumerated() {
      ordered[place] = self[index]
    }
    return ordered
  }
}

/// The numbers from 0 up to a count, merged in an order; those that it has for equal ascend.
@inline(never)
package func orderedIndices(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int] {
  var indices = Array(0..<count)
  var merged = indices
  var width = 1
  while width < count {
    for start in stride(from: 0, to: count, by: 2 * width) {
      let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
      var (left, right) = (start, middle)
      for place in start..<end {
        let takesRight =
          left == middle || right < end && precedes(indices[right], indices[left])
        merged[place] = indices[takesRight ? right : left]
        if takesRight { right += 1 } else { left += 1 }
      }
    }
    swap(&indices, &merged)
    width *= 2
  }
  return indices
}
