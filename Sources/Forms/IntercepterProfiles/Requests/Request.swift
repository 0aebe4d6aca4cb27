internal import IntercepterForms
internal import TextInputIntercepter

/// One request of the JSON Lines protocol.
struct Request {
  /// Whatever the request is called, which its answer is called too.
  let id: JSONValue?
  let question: Question
  /// The field of the profile that the request is about, in the place of the command line's.
  let field: String?
  /// The rules that take the place of the field's own, as the policies below do.
  let rules: [Rule]?
  /// The format that takes the place of the field's own, with the rules that it brings.
  let format: Intercepter?
  let composition: CompositionPolicy?
  let ellipsis: EllipsisPolicy?
}
