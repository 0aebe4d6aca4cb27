internal import IntercepterEmoji

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The user's recent and favourite emoji, stored in `~/.local/share/intercepter/emoji.json` as the
/// XDG Base Directory Specification says.
struct EmojiStore {
  /// The path of the file, or `nil` for a user without a home folder.
  private let path: FilePath?

  init() {
    func folder(_ name: String) -> FilePath? {
      // The specification says to ignore relative paths.
      getenv(name).map { FilePath(String(cString: $0)) }.flatMap { $0.isAbsolute ? $0 : nil }
    }
    let data = folder("XDG_DATA_HOME") ?? folder("HOME")?.appending(".local/share")
    path = data?.appending("intercepter/emoji.json")
  }

  /// The stored emoji, or none if the file cannot be read.
  var recents: EmojiRecents {
    guard let path, let bytes = try? contents(of: path.string, limit: 1 << 20) else {
      return EmojiRecents()
    }
    return (try? JSONDecoder().decode(EmojiRecents.self, from: Data(bytes))) ?? EmojiRecents()
  }

  /// Stores the emoji if they have changed since they were read.
  func keep(_ recents: EmojiRecents, insteadOf old: EmojiRecents) {
    guard let path, recents != old else { return }
    do {
      try makeFolder(path.removingLastComponent())
      try FileReplacement.write(try JSONEncoder().encode(recents), to: path.string)
    } catch {
      note("Chosen emoji are not saved: \((error as? Failure)?.message ?? "\(error)")")
    }
  }

  /// Creates a folder for the user only, and its missing parent folders.
  private func makeFolder(_ path: FilePath) throws {
    if access(path.string, F_OK) == 0 { return }
    try makeFolder(path.removingLastComponent())
    if mkdir(path.string, 0o700) != 0 { throw Errno(rawValue: errno) }
  }
}
