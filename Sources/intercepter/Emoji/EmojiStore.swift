internal import IntercepterEmoji
internal import SystemPackage

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The emoji that somebody has chosen, and their favourites, in the user's data folder of the XDG Base
/// Directory Specification: `~/.local/share/intercepter/emoji.json`.
struct EmojiStore {
  /// The file; `nil` for a user without a folder.
  private let path: FilePath?

  init() {
    func folder(_ name: String) -> FilePath? {
      // A relative one is to be ignored.
      getenv(name).map { FilePath(String(cString: $0)) }.flatMap { $0.isAbsolute ? $0 : nil }
    }
    let data = folder("XDG_DATA_HOME") ?? folder("HOME")?.appending(".local/share")
    path = data?.appending("intercepter/emoji.json")
  }

  /// What is kept; nothing where that cannot be read.
  var recents: EmojiRecents {
    guard let path, let bytes = try? contents(of: path.string, limit: 1 << 20) else {
      return EmojiRecents()
    }
    return (try? JSONDecoder().decode(EmojiRecents.self, from: Data(bytes))) ?? EmojiRecents()
  }

  /// Keeps what has changed since it was read.
  func keep(_ recents: EmojiRecents, insteadOf old: EmojiRecents) {
    guard let path, recents != old else { return }
    do {
      try makeFolder(path.removingLastComponent())
      let json = String(decoding: try JSONEncoder().encode(recents), as: UTF8.self)
      try FileReplacement.write(json, to: path.string)
    } catch {
      note("Chosen emoji are not kept: \((error as? Failure)?.message ?? "\(error)")")
    }
  }

  /// Makes a folder for the user alone, and those that it is in.
  private func makeFolder(_ path: FilePath) throws {
    if access(path.string, F_OK) == 0 { return }
    try makeFolder(path.removingLastComponent())
    if mkdir(path.string, 0o700) != 0 { throw Errno(rawValue: errno) }
  }
}
