internal import IntercepterForms

/// The name that somebody meant who wrote another, if the two are near.
package func nearest(to name: String, in candidates: [String]) -> String? {
  name.nearest(in: candidates)
}
