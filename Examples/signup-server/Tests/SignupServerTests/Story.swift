import Foundation
import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceLifecycle

@testable import SignupServer

/// A server with its own folder, and the requests of a browser or a program.
struct Story {
  let folder: URL
  let accounts: Accounts
  let port: Int

  static let form = [
    "account": "zhang_san", "nickname": " 张三 ", "password": "correct horse",
    "confirmation": "correct horse", "about": "one\r\ntwo",
  ]

  /// Starts a server on a port of 127.0.0.1, which stops with the story.
  static func tell(
    bodyTime: Duration = .seconds(20), patience: Duration = .seconds(5),
    _ story: (Story, ServiceGroup) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let profile = folder.appending(path: "signup.json")
    try FileManager.default.copyItem(at: package.appending(path: "signup.json"), to: profile)
    let accounts = try Accounts(
      path: folder.appending(path: "accounts.sqlite").path, patience: 0.05)
    let server = SignupServer(
      profile: try ProfileFile(path: profile.path), accounts: accounts, bodyTime: bodyTime)
    let (ports, started) = AsyncStream.makeStream(of: Int.self)
    let service = server.service(port: 0, patience: patience) { started.yield($0 ?? 0) }
    async let end: Void = service.run()
    var port = ports.makeAsyncIterator()
    do {
      let port = await port.next() ?? 0
      try await story(Story(folder: folder, accounts: accounts, port: port), service)
    } catch {
      await service.triggerGracefulShutdown()
      throw error
    }
    await service.triggerGracefulShutdown()
    try await end
  }

  func get(_ path: String) async throws -> Answer { try await answer(.GET, path) }

  /// Sends a form as a browser without JavaScript.
  func post(_ form: [String: String], language: String = "en") async throws -> Answer {
    var letters = CharacterSet.alphanumerics
    letters.formIntersection(CharacterSet(charactersIn: "\u{0}"..."\u{7f}"))
    let body = form.map { name, text in
      "\(name)=" + (text.addingPercentEncoding(withAllowedCharacters: letters) ?? "")
    }.joined(separator: "&")
    return try await post(body, type: "application/x-www-form-urlencoded", language: language)
  }

  func post(
    _ body: String, type: String = "application/json; charset=utf-8", language: String = "en",
    adding others: HTTPHeaders = [:]
  ) async throws -> Answer {
    var headers: HTTPHeaders = ["content-type": type, "accept-language": language]
    headers.add(contentsOf: others)
    return try await answer(.POST, "/", headers, body)
  }

  /// Sends a request on a connection of its own.
  private func answer(
    _ method: HTTPMethod, _ path: String, _ headers: HTTPHeaders = [:], _ body: String = ""
  ) async throws -> Answer {
    let client = try await connect { channel in
      try channel.pipeline.syncOperations.addHTTPClientHandlers()
      return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
        wrappingChannelSynchronously: channel)
    }
    var head = HTTPRequestHead(version: .http1_1, method: method, uri: path, headers: headers)
    head.headers.add(name: "host", value: "127.0.0.1")
    head.headers.add(name: "connection", value: "close")
    head.headers.add(name: "content-length", value: String(body.utf8.count))
    return try await client.executeThenClose { [head] inbound, outbound in
      try await outbound.write(.head(head))
      try await outbound.write(.body(.byteBuffer(ByteBuffer(string: body))))
      try await outbound.write(.end(nil))
      var answer = Answer()
      for try await part in inbound {
        switch part {
        case .head(let head): (answer.status, answer.headers) = (.init(head.status), head.headers)
        case .body(let body): answer.text += String(buffer: body)
        case .end: return answer
        }
      }
      return answer
    }
  }

  /// Connects to the server.
  func connect<In, Out>(
    _ wrap: @escaping @Sendable (any Channel) throws -> NIOAsyncChannel<In, Out>
  ) async throws -> NIOAsyncChannel<In, Out> {
    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture { try wrap(channel) }
      }
  }
}

/// What the server answers.
struct Answer {
  var status = HTTPResponse.Status(code: 0)
  var headers = HTTPHeaders()
  var text = ""
}

extension HTTPResponse.Status {
  fileprivate init(_ status: HTTPResponseStatus) { self.init(code: Int(status.code)) }
}
