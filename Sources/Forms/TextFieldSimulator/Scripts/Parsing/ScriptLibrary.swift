internal import TextTools
internal import IntercepterForms
internal import IntercepterProfiles
internal import TextInputIntercepter

/// The files that are read for one script, each once.
final class ScriptLibrary {
  /// The maximum depth of nested inclusions.
  static let deepestNesting = 100
  /// The maximum number of commands of a script.
  ///
  /// An included script counts each time that it is included.
  static let mostCommands = 10_000_000

  private let files: KeystrokeScriptFiles
  /// The additional pattern engine for rules.
  let patternLibrary: PatternLibrary?
  /// The kinds of rules and formats.
  let kinds: FieldKinds
  /// The paths of the scripts that are being read, each included by the previous one.
  private var chain: [String] = []
  /// The scripts that have been read, or `nil` for those with errors.
  private var scripts: [String: KeystrokeScript?] = [:]

  init(
    _ files: KeystrokeScriptFiles, patternLibrary: PatternLibrary?,
    kinds: FieldKinds = .standard
  ) {
    (self.files, self.kinds) = (files, kinds)
    self.patternLibrary = patternLibrary
  }

  func script(_ text: ScriptText) throws(KeystrokeScriptErrors) -> KeystrokeScript {
    chain.append(KeystrokeScriptFiles.path(text.file, beside: ""))
    defer { chain.removeLast() }
    var parser = Parser(text, self)
    return try parser.read()
  }

  /// Reads a script that another script names by a path, in a part of its text.
  func include(
    _ path: String, named span: ScriptSpan
  ) throws(KeystrokeScriptErrors) -> KeystrokeScript {
    let file = KeystrokeScriptFiles.path(path, beside: span.script.file)
    if let start = chain.firstIndex(of: file) {
      let circle = (chain[start...] + [file]).joined(separator: " → ")
      throw span.error("\(path.quoted) includes itself: \(circle)")
    }
    if chain.count >= Self.deepestNesting {
      throw span.error("scripts include each other more than \(Self.deepestNesting) deep")
    }
    if let known = scripts[file] {
      // Its errors are reported where it is included first.
      guard let known else { throw KeystrokeScriptErrors([]) }
      return known
    }
    let bytes = try bytes(of: file, path, span)
    scripts[file] = .some(nil)
    let script = try script(ScriptText(utf8: bytes, file: file))
    scripts[file] = script
    return script
  }

  func profile(_ path: String, named span: ScriptSpan) throws(KeystrokeScriptErrors) -> Profile {
    let file = KeystrokeScriptFiles.path(path, beside: span.script.file)
    let bytes = try bytes(of: file, path, span)
    do {
      return try Profile(json: bytes, patternLibrary: patternLibrary)
    } catch {
      throw KeystrokeScriptErrors(
        error.errors.map { KeystrokeProblem($0.description(in: path.quoted), at: span) })
    }
  }

  private func bytes(
    of file: String, _ path: String, _ span: ScriptSpan
  ) throws(KeystrokeScriptErrors) -> [UInt8] {
    do {
      return try files.read(file)
    } catch {
      throw span.error("cannot read \(path.quoted): \(error.reason)")
    }
  }
}
