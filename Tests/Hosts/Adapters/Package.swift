// swift-tools-version: 6.2

import PackageDescription

// The adapters, built where there is no UIKit, AppKit or SwiftUI: against stubs of what they use. The
// stubs are modules of those names, so they must never be on the root package's search path.
let package = Package(
  name: "Adapters",
  platforms: [.macOS(.v15), .iOS(.v18)],
  targets: [
    .target(name: "TextBytes"),
    .target(name: "IntercepterCore", dependencies: ["TextBytes"]),
    .target(name: "IntercepterPatterns", dependencies: ["IntercepterCore"]),
    .target(name: "IntercepterLocales", dependencies: ["IntercepterCore"]),
    .target(name: "IntercepterFormats", dependencies: ["IntercepterCore", "IntercepterLocales"]),
    .target(name: "IntercepterMessages", dependencies: ["IntercepterCore", "IntercepterLocales"]),
    .target(
      name: "TextInputIntercepter",
      dependencies: [
        "IntercepterCore", "IntercepterFormats", "IntercepterLocales", "IntercepterMessages",
        "IntercepterPatterns",
      ]),
    .target(
      name: "IntercepterAdapters",
      dependencies: ["TextInputIntercepter", "IntercepterForms", "UIKit", "AppKit", "SwiftUI"]
    ),
    .target(name: "IntercepterEmoji", dependencies: ["TextInputIntercepter"]),
    .target(
      name: "IntercepterEmojiViews",
      dependencies: ["IntercepterEmoji", "TextInputIntercepter", "UIKit", "SwiftUI"]
    ),
    // Keystroke scripts, which the fakes play.
    .target(name: "TextTools", dependencies: ["TextInputIntercepter"]),
    .target(name: "Platform"),
    .target(name: "IntercepterForms", dependencies: ["TextInputIntercepter", "TextTools"]),
    .target(
      name: "IntercepterProfiles",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterMessages", "TextTools",
      ]
    ),
    .target(
      name: "TextFieldSimulator",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterProfiles", "TextTools", "Platform",
      ]
    ),
    .target(name: "FoundationStub", path: "Stubs/FoundationStub"),
    .target(name: "UIKit", dependencies: ["FoundationStub"], path: "Stubs/UIKit"),
    .target(name: "AppKit", dependencies: ["FoundationStub"], path: "Stubs/AppKit"),
    .target(
      name: "SwiftUI", dependencies: ["FoundationStub", "UIKit", "AppKit"], path: "Stubs/SwiftUI"),
    // The app of the examples, without its first line of code: a program has one.
    .target(
      name: "Playground",
      dependencies: [
        "IntercepterAdapters", "IntercepterEmojiViews", "IntercepterForms", "TextInputIntercepter",
        "UIKit", "SwiftUI",
      ],
      exclude: ["PlaygroundApp.swift"]
    ),
    .testTarget(
      name: "AdapterTests",
      dependencies: [
        "IntercepterAdapters", "IntercepterForms", "TextInputIntercepter", "FoundationStub",
        "UIKit",
        "AppKit",
        "SwiftUI", "IntercepterEmoji", "IntercepterEmojiViews", "TextFieldSimulator", "Playground",
      ],
      path: "AdapterTests"
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
  if target.type == .test {
    // Swift Testing has more to say to the real UIKit and AppKit.
    // A story may capture a variable in a binding, as an app's does.
    target.swiftSettings! += [.treatWarning("SendableClosureCaptures", as: .warning)]
    target.swiftSettings! += [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
  }
}
