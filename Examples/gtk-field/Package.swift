// swift-tools-version: 6.2

import PackageDescription

// A text field of GTK 4, a package of its own: what needs libgtk-4 is nowhere else.
// In your package, replace the path with the URL of the repository.
let package = Package(
  name: "gtk-field",
  platforms: [.macOS(.v15)],
  products: [.library(name: "InterceptedEntry", targets: ["InterceptedEntry"])],
  dependencies: [.package(name: "TextInputIntercepter", path: "../..", traits: [])],
  targets: [
    .systemLibrary(
      name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"]), .brew(["gtk4"])]),
    .target(
      name: "InterceptedEntry",
      dependencies: [
        "CGtk", .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
      ]),
    .executableTarget(
      name: "gtk-field",
      dependencies: [
        "CGtk", "InterceptedEntry",
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
        .product(name: "IntercepterProfiles", package: "TextInputIntercepter"),
      ]),
    // The program of the guide.
    .executableTarget(
      name: "gtk-name",
      dependencies: [
        "CGtk", "InterceptedEntry",
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
      ]),
    .testTarget(
      name: "InterceptedEntryTests",
      dependencies: [
        "CGtk", "InterceptedEntry",
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
