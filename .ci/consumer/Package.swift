// swift-tools-version: 6.2

import PackageDescription

// Somebody else's program, which uses every library; `.ci/products` says in the environment where the package
// is and what it is to have.
let environment = Context.environment
let traits: Set<Package.Dependency.Trait> = environment["TRAITS"] == "none" ? [] : [.defaults]
let hasICU = environment["ICU"] != "none"

var products = [
  "TextInputIntercepter", "IntercepterForms", "IntercepterMessages", "IntercepterProfiles",
  "IntercepterRecords", "IntercepterAdapters", "IntercepterEmoji", "IntercepterEmojiViews",
  "TextFieldSimulator",
]
if hasICU { products.append("IntercepterICU") }

let package = Package(
  name: "App",
  platforms: [.macOS(.v15)],
  dependencies: [
    environment["URL"].map { .package(url: $0, from: "1.0.0", traits: traits) }
      ?? .package(
        name: "TextInputIntercepter", path: environment["FOLDER"] ?? "../..", traits: traits)
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: products.map { .product(name: $0, package: "TextInputIntercepter") },
      swiftSettings: hasICU ? [.define("ICU")] : [])
  ]
)
