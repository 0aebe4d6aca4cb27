package import IntercepterForms
public import TextInputIntercepter

/// A script of keystrokes for a text field: text to type, paste and compose, movements, and the
/// states that the field must reach.
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
/// Each line contains a verb with its arguments, or a `# comment`, or both.
/// `Docs/KeystrokeScripts.md` is the reference. A script is an immutable value without errors. You
/// can run it any number of times: on other intercepters, in the other host mode, on any thread.
public struct KeystrokeScript: Sendable {
  /// The name of the file in errors and failures.
  public let file: String
  /// The lines, including those without a command.
  package let lines: [Line]
  /// The settings, including those of included scripts, in the order of the text.
  let settings: [Command]
  /// The number of commands in a run.
  ///
  /// An included script counts each time that it is included.
  let commandCount: Int

  /// A line with a command, a comment, both, or neither.
  package struct Line: Sendable {
    package let command: Command?
    /// The text after the `#`.
    package let comment: String?
  }

  /// The commands in the order of the text, settings first.
  ///
  /// The commands of an included script belong to its `Source` command.
  package var commands: [Command] { lines.compactMap { $0.command } }

  /// The warnings about the profiles that the script sets, each with its file.
  package var profileWarnings: [String] {
    settings.flatMap { command -> [String] in
      if case .field(_, let warnings) = command.resolution { warnings } else { [] }
    }
  }
}

extension KeystrokeScript {
  /// Creates a script from text.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - file: The name of the file in errors and failures. `Source` and `Set Profile` resolve
  ///     paths relative to it.
  ///   - line: The number of the first line, for a script that is part of another file.
  ///   - files: The source of the files that the script names.
  ///   - patternLibrary: The additional pattern engine for rules, such as `.icu` of
  ///     `IntercepterICU`.
  /// - Throws: ``KeystrokeScriptErrors`` with all errors of the script and of the scripts that it
  ///   includes.
  /// - Complexity: O(*n*) in the length of the text and of each file once.
  public init(
    _ source: String, file: String = "script", line: Int = 1, files: KeystrokeScriptFiles = .none,
    patternLibrary: PatternLibrary? = nil
  ) throws(KeystrokeScriptErrors) {
    let library = ScriptLibrary(files, patternLibrary: patternLibrary)
    self = try library.script(ScriptText(source, file: file, firstLine: line))
  }

  /// Creates a script from text, with the kinds of rules and formats that it may use.
  package init(_ source: String, kinds: FieldKinds) throws(KeystrokeScriptErrors) {
    let library = ScriptLibrary(.none, patternLibrary: nil, kinds: kinds)
    self = try library.script(ScriptText(source, file: "script"))
  }

  /// Creates a script from bytes, which must be UTF-8.
  package init(
    utf8 bytes: [UInt8], file: String = "script", files: KeystrokeScriptFiles = .none,
    patternLibrary: PatternLibrary? = nil
  ) throws(KeystrokeScriptErrors) {
    let library = ScriptLibrary(files, patternLibrary: patternLibrary)
    self = try library.script(ScriptText(utf8: bytes, file: file))
  }

  /// Creates a script from a file on disk.
  ///
  /// The files that it names are read from disk too.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - patternLibrary: The additional pattern engine for rules.
  /// - Throws: ``KeystrokeScriptErrors`` if the file cannot be read, or with all errors of the
  ///   script and of the scripts that it includes.
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
