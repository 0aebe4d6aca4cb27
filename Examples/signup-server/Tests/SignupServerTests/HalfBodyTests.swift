import NIOCore
import ServiceLifecycle
import Testing

@testable import SignupServer

/// A client that sends half a form and waits.
///
/// The time limit fails a server that waits with it.
@Suite(.timeLimit(.minutes(1))) struct HalfBodyTests {
  private static let half = """
    POST / HTTP/1.1\r
    Host: 127.0.0.1\r
    Content-Type: application/json\r
    Content-Length: 100\r
    \r
    {"nickname":
    """

  /// Runs the server, and returns all that it sends to the client until it closes the connection.
  private func answer(
    bodyTime: Duration, patience: Duration,
    meanwhile: @escaping @Sendable (ServiceGroup) async -> Void
  ) async throws -> String {
    var answer = ""
    try await Story.tell(bodyTime: bodyTime, patience: patience) { story, service in
      let client = try await story.connect {
        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: $0)
      }
      answer = try await client.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: Self.half))
        await meanwhile(service)
        var received = ""
        do {
          for try await part in inbound {
            received += String(buffer: part)
            if received.contains("in time") { break }
          }
        } catch is IOError {
          // The server has closed the connection.
        }
        return received
      }
    }
    return answer
  }

  @Test func `does not keep the server from ending`() async throws {
    let answer = try await answer(bodyTime: .seconds(3600), patience: .milliseconds(100)) {
      await $0.triggerGracefulShutdown()
    }
    #expect(answer == "")
  }

  @Test func `is told that the form did not arrive in time`() async throws {
    let answer = try await answer(bodyTime: .milliseconds(100), patience: .seconds(1)) { _ in }
    #expect(answer.hasPrefix("HTTP/1.1 408"))
    #expect(answer.contains("The form did not arrive in time."))
  }
}
