// swift-tools-version: 6.2

import PackageDescription

// A target with a resource imports Foundation, which no other platform shall link.
let privacy: Target.Dependency = .target(
  name: "IntercepterPrivacy", condition: .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS]))

// What only programs need. An app says `traits: []` and fetches nothing but this package.
let programs: TargetDependencyCondition? = .when(traits: ["Programs"])

// The modules that `TextInputIntercepter` exports. Its own module file never changes. What depends on it must also
// depend on these, or an incremental build keeps objects that were compiled for earlier types.
let exported = [
  "TextBytes", "IntercepterCore", "IntercepterPatterns", "IntercepterLocales", "IntercepterFormats",
  "IntercepterMessages",
]

// The products beside it. The README of the documentation says what each is for.
let libraries = [
  "IntercepterCore", "IntercepterPatterns", "IntercepterLocales", "IntercepterFormats",
  "IntercepterMessages", "IntercepterForms", "IntercepterProfiles", "IntercepterRecords",
  "TextFieldSimulator", "IntercepterAdapters", "IntercepterEmoji", "IntercepterEmojiViews",
  "IntercepterICU",
]

// Each group is a folder, and each target is a folder of its name there. The engine uses the standard library alone.
let folders: KeyValuePairs<String, [Target]> = [
  "Sources/Engine": [
    // UTF-8 and Unicode: grapheme clusters, digits, emoji sequences, jamo.
    .target(name: "TextBytes"),
    .target(name: "IntercepterCore", dependencies: ["TextBytes"]),
    // These use the public API of the core alone.
    .target(name: "IntercepterPatterns", dependencies: ["IntercepterCore", "TextBytes"]),
    .target(name: "IntercepterLocales", dependencies: ["IntercepterCore", "TextBytes"]),
    .target(
      name: "IntercepterFormats",
      dependencies: ["IntercepterCore", "IntercepterLocales", "IntercepterPatterns", "TextBytes"]),
    .target(
      name: "IntercepterMessages",
      dependencies: ["IntercepterCore", "IntercepterLocales", "IntercepterPatterns", "TextBytes"]),
    // All of them in one import.
    .target(
      name: "TextInputIntercepter",
      dependencies: [
        "IntercepterCore", "IntercepterFormats", "IntercepterLocales", "IntercepterMessages",
        "IntercepterPatterns",
      ]),
  ],
  "Sources/Forms": [
    .target(name: "IntercepterForms", dependencies: ["TextInputIntercepter", "TextTools"]),
    .target(
      name: "IntercepterProfiles",
      dependencies: ["TextInputIntercepter", "IntercepterForms", "TextTools"]),
    .target(
      name: "IntercepterRecords",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterProfiles", "TextTools", "Platform",
      ]),
    .target(
      name: "TextFieldSimulator",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterProfiles", "TextTools", "Platform",
      ]),
  ],
  "Sources/Hosts": [
    .target(
      name: "IntercepterAdapters",
      dependencies: ["TextInputIntercepter", "IntercepterForms", privacy]),
    // The privacy manifest of the adapters and the emoji views.
    .target(name: "IntercepterPrivacy", resources: [.copy("PrivacyInfo.xcprivacy")]),
    // What the terminal's text field draws and what a key does there; no input or output.
    .target(
      name: "IntercepterTerminal",
      dependencies: [
        "TextInputIntercepter", "IntercepterEmoji", "IntercepterForms", "IntercepterProfiles",
        "TextFieldSimulator", "TextTools",
      ]),
    // The protocol in a web page: make-package compiles it in Embedded Swift, for wasm32.
    .target(
      name: "IntercepterWeb",
      dependencies: ["IntercepterForms", "IntercepterProfiles", "TextInputIntercepter"],
      exclude: [
        "Module", "api-index.py", "api-search.js", "engine-parts.c", "formats.json", "guides.py",
        "make-normalization-table", "make-package", "make-site", "normalization-table.c",
        "order-functions", "runtime.c", "wasm32.bash",
      ]),
    // What the engine for development adds: profiles in JSON, the compiler, and requests.
    .target(
      name: "IntercepterWebCompiling",
      dependencies: [
        "IntercepterForms", "IntercepterProfiles", "IntercepterWeb", "TextInputIntercepter",
      ]),
  ],
  "Sources/Emoji": [
    .target(name: "IntercepterEmoji", dependencies: ["TextInputIntercepter"]),
    .target(
      name: "IntercepterEmojiViews",
      dependencies: ["IntercepterEmoji", "TextInputIntercepter", privacy]),
    // The picker in a web page, compiled like `IntercepterWeb`.
    .target(
      name: "IntercepterEmojiWeb", dependencies: ["IntercepterEmoji", "TextInputIntercepter"]),
    // CLDR's annotations as packs of names; for programs and tests.
    .target(
      name: "EmojiAnnotations", dependencies: ["IntercepterEmoji", "LibExpat", "Platform"]),
    .systemLibrary(
      name: "LibExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
  ],
  "Sources/ICU": [
    .target(name: "IntercepterICU", dependencies: ["TextInputIntercepter", "CICU"]),
    .target(name: "CICU", dependencies: ["LibICU"]),
    .systemLibrary(
      name: "LibICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
  ],
  "Sources/Support": [
    // Texts made visible, places in them, names and checks of UTF-8.
    .target(name: "TextTools", dependencies: ["TextInputIntercepter"]),
    .target(name: "Platform"),
  ],
  "Sources/Program": [
    .executableTarget(
      name: "intercepter",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterICU", "IntercepterProfiles",
        "IntercepterRecords", "TextFieldSimulator", "IntercepterTerminal", "IntercepterEmoji",
        "EmojiAnnotations", "TextTools", "Platform",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
        .product(name: "SystemPackage", package: "swift-system", condition: programs),
      ])
  ],
  // Tests are in the folders of what they test. All of them also use TestSupport and TextInputIntercepter.
  "Tests/Engine": [
    .testTarget(name: "IntercepterCoreTests"),
    .testTarget(name: "IntercepterPatternsTests"),
    .testTarget(name: "IntercepterFormatsTests", dependencies: ["IntercepterForms"]),
    .testTarget(name: "IntercepterLocalesTests"),
    .testTarget(
      name: "IntercepterMessagesTests", dependencies: ["IntercepterForms", "CICU", "CICUMessages"]),
  ],
  "Tests/Forms": [
    .testTarget(name: "IntercepterFormsTests", dependencies: ["IntercepterForms", "TextTools"]),
    .testTarget(
      name: "IntercepterProfilesTests",
      dependencies: ["IntercepterProfiles", "IntercepterForms", "IntercepterICU", "TextTools"]),
    .testTarget(
      name: "IntercepterRecordsTests",
      dependencies: [
        "IntercepterRecords", "IntercepterForms", "IntercepterProfiles", "TextFieldSimulator",
        "TextTools",
      ]),
    .testTarget(
      name: "TextFieldSimulatorTests",
      dependencies: ["TextFieldSimulator", "IntercepterICU", "IntercepterProfiles"]),
  ],
  "Tests/Hosts": [
    .testTarget(
      name: "IntercepterTerminalTests",
      dependencies: [
        "IntercepterTerminal", "TextFieldSimulator", "IntercepterEmoji", "IntercepterForms",
        "IntercepterICU", "IntercepterProfiles",
      ]),
    // The session and the hands of the adapters, with text fields of its own.
    .testTarget(
      name: "IntercepterAdaptersTests",
      dependencies: ["IntercepterAdapters", "IntercepterProfiles", "TextFieldSimulator"]),
  ],
  "Tests/Emoji": [
    .testTarget(
      name: "IntercepterEmojiTests", dependencies: ["IntercepterEmoji", "EmojiAnnotations"])
  ],
  "Tests/ICU": [
    .testTarget(name: "IntercepterICUTests", dependencies: ["IntercepterICU", "CICU"]),
    // ICU's own message format, which is in its C++ interface alone.
    .target(name: "CICUMessages", dependencies: ["LibICU"]),
  ],
  "Tests/Program": [
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["intercepter", "IntercepterForms", "IntercepterProfiles"])
  ],
  "Tests": [.testTarget(name: "RepositoryTests")],
  "Tests/Support": [.target(name: "TestSupport", dependencies: ["TextInputIntercepter"])],
  "Tests/Fuzzing": [
    .target(
      name: "FuzzTargets",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterICU", "IntercepterProfiles",
        "IntercepterRecords", "TextFieldSimulator", "TestSupport",
      ]),
    .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"]),
    .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets"]),
  ],
  "Tests/Tools": [
    // Measures the engine beside what one would write instead, and checks that both agree.
    .executableTarget(
      name: "intercepter-benchmark",
      dependencies: [
        "TextInputIntercepter", "IntercepterICU", "IntercepterProfiles", "IntercepterRecords",
        "TextFieldSimulator", "CICU", "IntercepterEmoji", "EmojiAnnotations", "CAllocationCount",
        "Platform",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: programs),
      ]),
    .target(name: "CAllocationCount"),
    // Writes the generated tables from libicu and the Unicode data files.
    .executableTarget(name: "generate-tables", dependencies: ["CICU"]),
    // Writes the data of the web picker, as files beside its engine.
    .executableTarget(name: "write-emoji-files", dependencies: ["IntercepterEmoji"]),
  ],
]

let package = Package(
  name: "TextInputIntercepter",
  platforms: [
    .macOS(.v15), .iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .visionOS(.v2), .watchOS(.v11),
  ],
  products: [
    .library(name: "TextInputIntercepter", targets: ["TextInputIntercepter"] + exported),
    .executable(name: "intercepter", targets: ["intercepter"]),
  ] + libraries.map { .library(name: $0, targets: [$0]) },
  traits: [.default(enabledTraits: ["Programs"]), "Programs"],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: folders.flatMap(\.value),
  swiftLanguageModes: [.v6]
)

// Only our own builds: as a dependency the package gets `-suppress-warnings` from Xcode, which conflicts.
let isStrict = Context.environment["INTERCEPTER_WARNINGS_AS_ERRORS"] != nil

for (folder, targets) in folders {
  for target in targets {
    target.path = "\(folder)/\(target.name)"
    let names = target.dependencies.map { dependency in
      if case .byNameItem(let name, _) = dependency { name } else { "" }
    }
    if target.type == .test { target.dependencies += ["TestSupport", "TextInputIntercepter"] }
    if target.type == .test || names.contains("TextInputIntercepter") {
      target.dependencies += exported.filter { !names.contains($0) }.map { .byName(name: $0) }
    }
    if target.type == .system { continue }
    if target.name.hasPrefix("C"), target.type == .regular {
      target.cSettings = [.enableWarning("all"), .enableWarning("extra")]
      target.cxxSettings = [.enableWarning("all"), .enableWarning("extra")]
      if isStrict {
        target.cSettings?.append(.treatAllWarnings(as: .error))
        target.cxxSettings?.append(.treatAllWarnings(as: .error))
      }
    } else {
      let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      target.swiftSettings = features.map { .enableUpcomingFeature($0) }
      if isStrict { target.swiftSettings?.append(.treatAllWarnings(as: .error)) }
    }
  }
}
