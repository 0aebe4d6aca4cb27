internal import Foundation

public struct Data: Hashable, Sendable, Sequence {
  let bytes: Foundation.Data

  init(bytes: Foundation.Data) { self.bytes = bytes }

  public init(contentsOf url: URL) throws { bytes = Foundation.Data(url.bytes) }

  public func makeIterator() -> [UInt8].Iterator { Array(bytes).makeIterator() }
}

public struct URL: Hashable, Sendable {
  let bytes: [UInt8]
}

public final class Bundle: NSObject {
  public static nonisolated(unsafe) let main = Bundle()
  public var stubResources: [String: [UInt8]] = [:]

  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    stubResources["\(name ?? "").\(ext ?? "")"].map(URL.init(bytes:))
  }
}

open class JSONEncoder {
  public init() {}
  open func encode<T: Encodable>(_ value: T) throws -> Data {
    Data(bytes: try Foundation.JSONEncoder().encode(value))
  }
}

open class JSONDecoder {
  public init() {}
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    try Foundation.JSONDecoder().decode(type, from: data.bytes)
  }
}

open class UserDefaults: NSObject {
  public static nonisolated(unsafe) let standard = UserDefaults()
  private var values: [String: Any] = [:]

  public init?(suiteName suitename: String? = nil) {}
  private override init() {}

  open func data(forKey defaultName: String) -> Data? { values[defaultName] as? Data }
  open func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
}
