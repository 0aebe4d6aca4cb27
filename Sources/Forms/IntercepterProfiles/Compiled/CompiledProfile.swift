public import IntercepterForms
internal import IntercepterMessages
internal import TextBytes
public import TextInputIntercepter

/// A form that was read from a compiled profile: what a page loads in place of JSON.
///
/// A compiled profile has resolved arguments (tables for patterns, symbols for locales) and the
/// messages of one language. Reading it takes neither tables of locales nor a compiler for patterns.
/// <doc:CompiledProfileFormat> specifies its bytes.
///
/// ```swift
/// let bytes = try Profile.compile(json: text, language: "zh-Hans")
/// let profile = try CompiledProfile(bytes)
/// profile.form["nickname"]?.validate("张三")
/// ```
public struct CompiledProfile: Sendable {
  /// The fields and the rules across fields.
  public let form: FormValidator
  /// The messages in the language of the profile.
  public let messages: Messages

  private static let magic = Array("TICPROF".utf8)
  /// The version of the format.
  static let format: UInt8 = 4
  private static let headerLength = 12

  /// Returns the bytes before a body: the magic number, the version of the format, and the checksum
  /// of the body in 32 bits, the lowest first.
  package static func header(of body: [UInt8]) -> [UInt8] {
    body.withUnsafeBufferPointer(header)
  }

  /// Returns the file name of the smallest engine for web pages that reads a compiled profile, such
  /// as `intercepter-rules.wasm`, or `nil` if the bytes are no compiled profile of this format.
  ///
  /// A server can have the page load that file early. The profile is not checked further.
  public static func engine(for bytes: [UInt8]) -> String? {
    guard bytes.starts(with: magic + [format]), bytes.count > headerLength else { return nil }
    let parts = EngineParts(rawValue: bytes[headerLength])
    return EngineParts.all.isSuperset(of: parts) ? parts.file : nil
  }

  private static func header(of body: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let sum = Checksum.of(body)
    return magic + [format]
      + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
  }

  /// Reads a compiled profile.
  ///
  /// - Throws: ``CompiledProfileError`` if the bytes are not a compiled profile, have another
  ///   format or are damaged.
  /// - Complexity: O(*n*) in the number of bytes.
  public init(_ bytes: [UInt8]) throws(CompiledProfileError) {
    guard bytes.starts(with: Self.magic) else { throw .notACompiledProfile }
    guard bytes.count > Self.headerLength else { throw .damaged }
    guard bytes[7] == Self.format else { throw .otherFormat(Int(bytes[7])) }
    let isWhole = bytes.withUnsafeBufferPointer { bytes in
      let body = UnsafeBufferPointer(rebasing: bytes[Self.headerLength...])
      return bytes.starts(with: Self.header(of: body))
    }
    let needed = EngineParts(rawValue: bytes[Self.headerLength])
    guard isWhole, EngineParts.all.isSuperset(of: needed) else { throw .damaged }
    guard EngineParts.linked.isSuperset(of: needed) else { throw .otherEngine(needed.file) }
    let read = bytes.withUnsafeBufferPointer { bytes -> (FormValidator, Messages)? in
      var reader = ProfileReader(UnsafeBufferPointer(rebasing: bytes[Self.headerLength...]))
      return reader.form().map { ($0, reader.messages.messages) }
    }
    guard let read else { throw .damaged }
    (form, messages) = read
  }
}

/// The reason for which bytes cannot be read as a compiled profile.
public enum CompiledProfileError: Error, Hashable, Sendable {
  /// The bytes are something else, such as a profile in JSON.
  case notACompiledProfile
  /// The bytes have another version of the format.
  case otherFormat(Int)
  /// The profile needs a larger engine of a page, the file of this name.
  case otherEngine(String)
  /// The bytes are truncated or altered.
  case damaged
}

extension CompiledProfileError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .notACompiledProfile: "This is not a compiled profile."
    case .otherFormat(let format):
      "This compiled profile has format \(format); this engine reads format \(CompiledProfile.format)."
    case .otherEngine(let file): "This compiled profile needs \(file), which is a larger engine."
    case .damaged: "This compiled profile is damaged."
    }
  }
}
