import Foundation
import IntercepterProfiles
import IntercepterRecords

// Checks the names, numbers and balances of users who signed up before there were rules. Reports
// the number of violations of each kind, and writes a copy in which all correctable values are
// corrected.
//
//   bulk-check Examples/users.json Examples/old-users.csv new-users.csv

guard CommandLine.arguments.count == 4 else {
  say("usage: bulk-check PROFILE.json USERS.csv|USERS.jsonl CLEANED-COPY")
  exit(64)
}
let (profilePath, inputPath, outputPath) = (
  CommandLine.arguments[1], CommandLine.arguments[2], CommandLine.arguments[3]
)

do {
  let profile = try Profile(json: String(contentsOfFile: profilePath, encoding: .utf8))
  let input = try FileHandle(forReadingFrom: URL(filePath: inputPath))
  let size = try input.seekToEnd()
  try input.seek(toOffset: 0)

  var checker = try RecordChecker(
    profile, format: inputPath.hasSuffix(".jsonl") ? .jsonLines : .csv)
  checker.report = .fixed
  checker.fileName = inputPath

  let copy = try CleanCopy(of: outputPath)
  var bar = ProgressBar(of: size)
  let outcome = checker.check(
    .descriptor(input.fileDescriptor), to: .descriptor(copy.fileDescriptor),
    notes: RecordSink { writeError(String(decoding: $0, as: UTF8.self)) }
  ) { bytes in
    bar.show(bytes)
    return true
  }
  bar.finish()

  switch outcome.end {
  case .complete: try copy.publish()
  case .unusable(let message):
    copy.discard()
    say("\(inputPath): \(message)")
    exit(65)
  case .failed(let error):
    copy.discard()
    throw error
  case .stopped: copy.discard()
  }
  print(Report(outcome.tally))
  exit(outcome.tally.nonconforming + outcome.tally.malformed > 0 ? 1 : 0)
} catch let errors as ProfileErrors {
  errors.errors.forEach { say("\(profilePath):\($0)") }
  exit(65)
} catch {
  say("\(error)")
  exit(74)
}
