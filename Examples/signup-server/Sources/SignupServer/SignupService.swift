import Hummingbird
package import ServiceLifecycle
import UnixSignals

extension SignupServer {
  /// Returns the server as a service that ends on SIGTERM and SIGINT.
  ///
  /// Requests that have begun are answered, if their clients send the rest in time.
  ///
  /// - Parameters:
  ///   - patience: The time for them, after which their connections are closed.
  ///   - started: What to do with the port on which the server listens.
  package func service(
    port: Int, patience: Duration = .seconds(5),
    onServerRunning started: @escaping @Sendable (Int?) async -> Void
  ) -> ServiceGroup {
    let application = Application(
      router: router(),
      server: .http1(configuration: .init(idleTimeout: .seconds(60))),
      configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: "signup"),
      onServerRunning: { await started($0.localAddress?.port) })
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: [.sigterm, .sigint],
      logger: application.logger)
    configuration.maximumGracefulShutdownDuration = patience
    return ServiceGroup(configuration: configuration)
  }
}
