// swift-tools-version: 6.2

import PackageDescription

// A server for the form in a web page. In your package, replace the path of TextInputIntercepter
// with its URL.
let package = Package(
  name: "signup-server",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "TextInputIntercepter", path: "../..", traits: []),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.0.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "SignupServer",
      dependencies: [
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
        .product(name: "IntercepterForms", package: "TextInputIntercepter"),
        .product(name: "IntercepterMessages", package: "TextInputIntercepter"),
        .product(name: "IntercepterProfiles", package: "TextInputIntercepter"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
    .executableTarget(
      name: "signup-server",
      dependencies: [
        "SignupServer", .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ]
    ),
    .testTarget(
      name: "SignupServerTests",
      dependencies: [
        "SignupServer",
        .product(name: "IntercepterForms", package: "TextInputIntercepter"),
        .product(name: "IntercepterMessages", package: "TextInputIntercepter"),
        .product(name: "IntercepterProfiles", package: "TextInputIntercepter"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
