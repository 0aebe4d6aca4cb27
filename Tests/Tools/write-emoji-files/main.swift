import Foundation
import IntercepterEmoji

// The files of emoji of a web page: the catalogue, and Unicode's names. They are in the repository, so that make-package
// builds no native program; .ci/web compares them.
//
//     swift run write-emoji-files Sources/Hosts/IntercepterWeb/Module
let folder = URL(filePath: CommandLine.arguments[1])
try Data(EmojiTables.file).write(to: folder.appending(path: "emoji-catalogue.bin"))
let names = EmojiNamesBuilder(language: "en").pack
try Data(names).write(to: folder.appending(path: "emoji-names.bin"))
