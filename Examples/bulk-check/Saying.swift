import Foundation
import IntercepterProfiles

/// Tells people something beside the report, one line or several.
func say(_ text: String) { writeError(text.linesShownOnTerminal + "\n") }

/// Writes to standard error, as it is.
func writeError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
