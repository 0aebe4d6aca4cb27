// swift-tools-version: 6.2

import AppleProductTypes
import PackageDescription

// An app for Xcode and Swift Playgrounds: open this folder there and run it on a device. In your
// app, replace the path of the package with its URL.
let package = Package(
  name: "Playground",
  platforms: [.iOS("18.0")],
  products: [
    .iOSApplication(
      name: "Playground",
      targets: ["Playground"],
      bundleIdentifier: "org.textinputintercepter.playground",
      displayVersion: "1.0",
      bundleVersion: "1",
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ],
  dependencies: [.package(name: "TextInputIntercepter", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Playground",
      dependencies: [
        .product(name: "TextInputIntercepter", package: "TextInputIntercepter"),
        .product(name: "IntercepterForms", package: "TextInputIntercepter"),
        .product(name: "IntercepterAdapters", package: "TextInputIntercepter"),
        .product(name: "IntercepterEmojiViews", package: "TextInputIntercepter"),
      ],
      path: "Sources"
    )
  ],
  swiftLanguageModes: [.v6]
)
