import Foundation
import IntercepterProfiles

/// Writes a text of one or more lines to standard error, safe for a terminal.
func say(_ text: String) { writeError(text.linesShownOnTerminal + "\n") }

/// Writes to standard error without changes.
func writeError(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
