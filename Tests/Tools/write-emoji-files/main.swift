import Foundation
import IntercepterEmoji

// The files of emoji of a web page: the catalogue, and Unicode's names.
//
//     swift run write-emoji-files FOLDER
let folder = URL(filePath: CommandLine.arguments[1])
try Data(EmojiCatalogueFile.linked).write(to: folder.appending(path: "emoji-catalogue.bin"))
let names = EmojiNamesBuilder(language: "en").pack
try Data(names).write(to: folder.appending(path: "emoji-names.bin"))
