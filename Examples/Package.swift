// swift-tools-version: 6.2

import PackageDescription

// Programs and tests as an app would write them, using only the public API of TextInputIntercepter.
// In your package, replace the path with the URL of the repository.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TextInputIntercepter", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "signup-form",
      dependencies: [
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
        .product(name: "IntercepterForms", package: "TextInputIntercepter"),
        .product(name: "IntercepterMessages", package: "TextInputIntercepter"),
        .product(name: "IntercepterProfiles", package: "TextInputIntercepter"),
      ],
      path: "signup-form"
    ),
    .executableTarget(
      name: "payment-amount",
      dependencies: [
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
        .product(name: "IntercepterForms", package: "TextInputIntercepter"),
        .product(name: "IntercepterMessages", package: "TextInputIntercepter"),
        .product(name: "IntercepterProfiles", package: "TextInputIntercepter"),
      ],
      path: "payment-amount"
    ),
    .executableTarget(
      name: "one-emoji-field",
      dependencies: [
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
        .product(name: "IntercepterProfiles", package: "TextInputIntercepter"),
      ],
      path: "one-emoji-field"
    ),
    .executableTarget(
      name: "bulk-check",
      dependencies: [
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
        .product(name: "IntercepterProfiles", package: "TextInputIntercepter"),
        .product(name: "IntercepterRecords", package: "TextInputIntercepter"),
      ],
      path: "bulk-check"
    ),

    // Tests with keystroke scripts.
    .testTarget(
      name: "ScriptTests",
      dependencies: [
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
        .product(name: "TextFieldSimulator", package: "TextInputIntercepter"),
      ],
      path: "ScriptTests",
      exclude: ["pinyin.keys", "price.keys"]
    ),
    // Runs the programs as their users do, with helpers of the repository's tests.
    .testTarget(
      name: "ProgramTests",
      dependencies: ["signup-form", "payment-amount", "one-emoji-field", "bulk-check"],
      path: "ProgramTests"
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
