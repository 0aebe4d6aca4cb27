public import TextInputIntercepter

/// A story that somebody lived with a text field, as text: what was typed, pasted, composed and moved,
/// and what the field must hold then.
///
/// ```swift
/// let script = try KeystrokeScript(
///   """
///   Set Rule maxLength 10 gb18030
///   Type "张三"
///   Expect "张三|"
///   """)
/// script.run().failures  // none
/// ```
///
/// One command a line: a verb, its arguments, `# comments`. `Docs/KeystrokeScripts.md` is the
/// reference. A script is a value that was read without an error; running it changes nothing in it,
/// so it can be run again, on other intercepters, in the other host mode, on any thread.
public struct KeystrokeScript: Sendable {
  /// The name of the file, as errors and failures give it.
  public let file: String
  /// The lines, those without a command included.
  package let lines: [Line]
  /// The settings, with those of the scripts that this one includes, in the order of the text.
  let settings: [Command]
  /// The number of commands of a run, included scripts counted each time they are included.
  let commandCount: Int

  /// One line: a command, a comment, both, or nothing.
  package struct Line: Sendable {
    /// The command.
    package let command: Command?
    /// The text behind the `#`.
    package let comment: String?
  }

  /// The commands in the order of the text, settings first.
  ///
  /// Those of included scripts are in their `Source` command.
  package var commands: [Command] { lines.compactMap { $0.command } }

  /// The warnings about the profiles that the script sets, with their files.
  package var profileWarnings: [String] {
    settings.flatMap { command -> [String] in
      if case .field(_, let warnings) = command.resolution { warnings } else { [] }
    }
  }
}

extension KeystrokeScript {
  /// Reads a script.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - file: The name that errors and failures give; `Source` and `Set Profile` find files beside it.
  ///   - line: The number of the first line, for a script that stands in the middle of another file.
  ///   - files: The source of the files that the script names.
  ///   - patternLibrary: The engine that patterns of rules may name: `.icu` of `IntercepterICU`.
  /// - Throws: All errors of the script and of the scripts it includes.
  /// - Complexity: O(*n*) in the length of the text and of each file once.
  public init(
    _ source: String,
    file: String = "script",
    line: Int = 1,
    files: KeystrokeScriptFiles = .none,
    patternLibrary: PatternLibrary? = nil
  ) throws(KeystrokeScriptErrors) {
    let library = ScriptLibrary(files, patternLibrary: patternLibrary)
    self = try library.script(ScriptText(source, file: file, firstLine: line))
  }

  /// Reads a script from bytes, which must be UTF-8.
  package init(
    utf8 bytes: [UInt8],
    file: String = "script",
    files: KeystrokeScriptFiles = .none,
    patternLibrary: PatternLibrary? = nil
  ) throws(KeystrokeScriptErrors) {
    let library = ScriptLibrary(files, patternLibrary: patternLibrary)
    self = try library.script(ScriptText(utf8: bytes, file: file))
  }

  /// Reads a script from a file on disk; the files that it names are read from disk too.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - patternLibrary: The engine that patterns of rules may name.
  /// - Throws: All errors of the script and of the scripts it includes; also that there is no such
  ///   file.
  public init(
    contentsOf path: String, patternLibrary: PatternLibrary? = nil
  ) throws(KeystrokeScriptErrors) {
    let bytes: [UInt8]
    do {
      bytes = try KeystrokeScriptFiles.disk.read(path)
    } catch {
      throw ScriptText("", file: path).error("cannot read “\(path)”: \(error.reason)")
    }
    try self.init(utf8: bytes, file: path, files: .disk, patternLibrary: patternLibrary)
  }
}
