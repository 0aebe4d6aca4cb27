// The comparison, hash and clusters of strings in a page. The standard library's own bring tables
// and 20 KB of code (gzip); `runtime.c` forwards its calls to these, which use what this package has
// anyway.

/// Returns whether a string precedes another one or, if `isOrder` is false, is canonically
/// equivalent to it (UAX #15).
///
/// The order is that of UTF-8, as in the standard library if both are normalized; a page orders
/// language tags only.
///
/// - Complexity: O(*n*), or O(*n* log *n*) if combining marks change places.
@_silgen_name("page_compare_strings")
package func compareInPage(_ first: String, _ second: String, _ isOrder: Bool) -> Bool {
  first.withUTF8Bytes { first in
    second.withUTF8Bytes { second in
      var common = first.commonPrefix(with: second)
      if common == first.count || common == second.count {
        return isOrder ? first.count < second.count : first.count == second.count
      }
      if isOrder { return first[common] < second[common] }
      while first.isInsideScalar(common) || second.isInsideScalar(common) { common -= 1 }
      let isPlain = CanonicalDecompositions.isPlain(first.scalar(at: common).value)
      if isPlain, CanonicalDecompositions.isPlain(second.scalar(at: common).value) { return false }
      return first.canonicalDecomposition == second.canonicalDecomposition
    }
  }
}

/// Adds a string to a hash, as every canonically equivalent one.
@_silgen_name("page_hash_string")
package func hashInPage(_ hasher: inout Hasher, _ text: String) {
  let scalars = text.withUTF8Bytes { $0.canonicalDecomposition }
  for scalar in scalars { hasher.combine(scalar) }
  hasher.combine(UInt32.max)
}

/// Returns the number of bytes of the cluster that begins at an offset.
@_silgen_name("page_cluster_width_at")
package func clusterWidthInPage(startingAt start: Int, _ text: String) -> Int {
  text.withUTF8Bytes { $0.endOfCluster(from: start) - start }
}

/// Returns the number of bytes of the last cluster of the text between two offsets.
@_silgen_name("page_cluster_width_before")
package func clusterWidthInPage(endingAt end: Int, from start: Int, _ text: String) -> Int {
  text.withUTF8Bytes {
    let text = UnsafeBufferPointer(rebasing: $0[start..<end])
    let last = text.count - text.widthOfScalar(endingAt: text.count)
    return text.count - text.clusterBoundary(atOrBefore: last)
  }
}
