internal import IntercepterForms
internal import TextInputIntercepter

/// One request of the JSON Lines protocol.
struct Request {
  /// Whatever the request is called, which its answer is called too.
  var id: JSONValue?
  let question: Question
  /// The field of the profile that the request is about, in the place of the command line's.
  var field: String?
  /// The rules that take the place of the field's own, as the policies below do.
  var rules: [Rule]?
  /// The format that takes the place of the field's own, with the rules that it brings.
  var format: Intercepter?
  var composition: CompositionPolicy?
  var ellipsis: EllipsisPolicy?

  /// Whether the request has settings that take the place of the field's own.
  var hasSettings: Bool {
    rules != nil || format != nil || composition != nil || ellipsis != nil
  }
}
