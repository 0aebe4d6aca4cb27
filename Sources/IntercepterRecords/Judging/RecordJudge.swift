internal import IntercepterForms

/// Judges records against a form, whatever they are written in.
struct RecordJudge: Sendable {
  let form: CheckedForm
  let reporter: Reporter
  /// The first line that is judged; records that begin before it are passed over.
  let firstLine: Int
  /// Whether records may have secret values.
  let isDiscreet: Bool
  /// The separator of the fields of CSV.
  var delimiter: UInt8 = 0

  /// Judges the records of a chunk.
  func judge(_ chunk: Chunk, _ parser: some RecordParser) -> JudgedChunk {
    RecordPass(
      judge: self, prefilter: FormPrefilter(form.validator), bytes: chunk.bytes,
      line: chunk.firstLine, parser: parser
    ).judged(chunk)
  }
}
