import Foundation

/// Tells people something beside the report.
func say(_ text: String, terminator: String = "\n") {
  FileHandle.standardError.write(Data((text + terminator).utf8))
}
