internal import Foundation

/// Bytes.
public struct Data: Hashable, Sendable, Sequence {
  let bytes: Foundation.Data

  init(bytes: Foundation.Data) { self.bytes = bytes }

  /// Reads a file.
  public init(contentsOf url: URL) throws { bytes = Foundation.Data(url.bytes) }

  /// The bytes, one after the other.
  public func makeIterator() -> [UInt8].Iterator { Array(bytes).makeIterator() }
}

/// Where a file is; in the stub the file itself.
public struct URL: Hashable, Sendable {
  let bytes: [UInt8]
}

/// What an app ships.
public final class Bundle: NSObject {
  /// That of the app.
  public static nonisolated(unsafe) let main = Bundle()
  /// The resources, which the tests set.
  public var stubResources: [String: [UInt8]] = [:]

  /// Where a resource is.
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    stubResources["\(name ?? "").\(ext ?? "")"].map(URL.init(bytes:))
  }
}

/// Writes values as JSON.
open class JSONEncoder {
  /// Creates an encoder.
  public init() {}
  /// Writes a value.
  open func encode<T: Encodable>(_ value: T) throws -> Data {
    Data(bytes: try Foundation.JSONEncoder().encode(value))
  }
}

/// Reads values from JSON.
open class JSONDecoder {
  /// Creates a decoder.
  public init() {}
  /// Reads a value.
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try Foundation.JSONDecoder().decode(type, from: data.bytes)
  }
}

/// What an app remembers; in the stub for as long as the program runs.
open class UserDefaults: NSObject {
  /// Those of the app.
  public static nonisolated(unsafe) let standard = UserDefaults()
  private var values: [String: Any] = [:]

  /// Creates user defaults of a group of apps.
  public init?(suiteName suitename: String? = nil) {}
  private override init() {}

  /// Bytes that were stored.
  open func data(forKey defaultName: String) -> Data? { values[defaultName] as? Data }
  /// Stores a value.
  open func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
}
