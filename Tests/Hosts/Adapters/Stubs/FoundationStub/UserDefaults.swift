internal import Foundation

/// Bytes.
public struct Data: Hashable, Sendable {
  let bytes: Foundation.Data
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
