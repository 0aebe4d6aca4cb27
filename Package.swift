// swift-tools-version: 6.2

import PackageDescription

// What `TextInputIntercepter` exports, and itself. Its own module file never changes, so what depends on it also
// depends on these, or an incremental build keeps objects that were compiled for earlier types.
let exported = [
  "TextBytes", "IntercepterCore", "IntercepterPatterns", "IntercepterLocales", "IntercepterFormats",
  "IntercepterMessages",
]
let all = (exported + ["TextInputIntercepter"]).map(Target.Dependency.init)
let forms: [Target.Dependency] = all + ["IntercepterForms", "IntercepterProfiles"]

// The products beside it. The README of the documentation says what each is for.
let libraries = [
  "IntercepterCore", "IntercepterPatterns", "IntercepterLocales", "IntercepterFormats",
  "IntercepterMessages", "IntercepterForms", "IntercepterProfiles", "IntercepterRecords",
  "TextFieldSimulator", "IntercepterAdapters", "IntercepterEmoji", "IntercepterEmojiViews",
  "IntercepterICU",
]

// A target with a resource imports Foundation, which no other platform shall link.
let privacy = Target.Dependency.target(
  name: "IntercepterPrivacy", condition: .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS]))

// What only programs need. An app says `traits: []` and fetches nothing but this package.
func program(_ name: String, in package: String) -> Target.Dependency {
  .product(name: name, package: package, condition: .when(traits: ["Programs"]))
}
let argumentParser = program("ArgumentParser", in: "swift-argument-parser")
let systemPackage = program("SystemPackage", in: "swift-system")

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
  targets: [
    // UTF-8 and Unicode: grapheme clusters, digits, emoji sequences, jamo. The engine uses the standard library alone.
    .module("Sources/Engine/TextBytes"),
    .module("Sources/Engine/IntercepterCore", ["TextBytes"]),
    // These use the public API of the core alone.
    .module("Sources/Engine/IntercepterPatterns", ["IntercepterCore", "TextBytes"]),
    .module("Sources/Engine/IntercepterLocales", ["IntercepterCore", "TextBytes"]),
    .module(
      "Sources/Engine/IntercepterFormats",
      ["IntercepterCore", "IntercepterLocales", "IntercepterPatterns", "TextBytes"]),
    .module(
      "Sources/Engine/IntercepterMessages",
      ["IntercepterCore", "IntercepterLocales", "IntercepterPatterns", "TextBytes"]),
    // All of them in one import.
    .module(
      "Sources/Engine/TextInputIntercepter",
      [
        "IntercepterCore", "IntercepterFormats", "IntercepterLocales", "IntercepterMessages",
        "IntercepterPatterns",
      ]),
    .module("Sources/Forms/IntercepterForms", all + ["TextTools"]),
    .module("Sources/Forms/IntercepterProfiles", all + ["IntercepterForms", "TextTools"]),
    .module("Sources/Forms/IntercepterRecords", forms + ["TextTools", "Platform"]),
    .module("Sources/Forms/TextFieldSimulator", forms + ["TextTools", "Platform"]),

    .module("Sources/Hosts/IntercepterAdapters", all + ["IntercepterForms", privacy]),
    // The privacy manifest of the adapters and the emoji views.
    .module(
      "Sources/Hosts/IntercepterPrivacy", resources: [.copy("PrivacyInfo.xcprivacy")]),
    // What the terminal's text field draws and what a key does there; no input or output.
    .module(
      "Sources/Hosts/IntercepterTerminal",
      forms + ["IntercepterEmoji", "TextFieldSimulator", "TextTools"]),
    // The protocol in a web page: make-package compiles it in Embedded Swift, for wasm32.
    .module(
      "Sources/Hosts/IntercepterWeb", forms,
      exclude: [
        "Module", "api-index.py", "api-search.js", "engine-parts.c", "formats.json", "guides.py",
        "make-normalization-table", "make-package", "make-site", "normalization-table.c",
        "order-functions", "runtime.c", "wasm32.bash",
      ]),
    // What the engine for development adds: profiles in JSON, the compiler, and requests.
    .module("Sources/Hosts/IntercepterWebCompiling", forms + ["IntercepterWeb"]),

    .module("Sources/Emoji/IntercepterEmoji", all),
    .module("Sources/Emoji/IntercepterEmojiViews", all + ["IntercepterEmoji", privacy]),
    // The picker in a web page, compiled like `IntercepterWeb`.
    .module(
      "Sources/Emoji/IntercepterEmojiWeb", all + ["IntercepterEmoji", "IntercepterProfiles"]),
    // CLDR's annotations as packs of names; for programs and tests.
    .module("Sources/Emoji/EmojiAnnotations", ["IntercepterEmoji", "LibExpat", "Platform"]),
    .systemLibrary(
      name: "LibExpat", path: "Sources/Emoji/LibExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),

    .module("Sources/ICU/IntercepterICU", all + ["CICU", "Platform"]),
    .cModule("Sources/ICU/CICU", ["LibICU"]),
    .systemLibrary(
      name: "LibICU", path: "Sources/ICU/LibICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    // Texts made visible, places in them, names and checks of UTF-8.
    .module("Sources/Support/TextTools", all),
    .module("Sources/Support/Platform"),
    .program(
      "Sources/Program/intercepter",
      forms + [
        "IntercepterICU", "IntercepterRecords", "TextFieldSimulator", "IntercepterTerminal",
        "IntercepterEmoji", "EmojiAnnotations", "TextTools", "Platform", argumentParser,
        systemPackage,
      ]),

    // Tests are in the folders of what they test.
    .tests("Tests/Engine/IntercepterCoreTests"),
    .tests("Tests/Engine/IntercepterPatternsTests"),
    .tests("Tests/Engine/IntercepterFormatsTests", ["IntercepterForms"]),
    .tests("Tests/Engine/IntercepterLocalesTests"),
    .tests(
      "Tests/Engine/IntercepterMessagesTests", ["IntercepterForms", "CICU", "CICUMessages"]),
    .tests("Tests/Forms/IntercepterFormsTests", ["IntercepterForms", "TextTools"]),
    .tests(
      "Tests/Forms/IntercepterProfilesTests",
      ["IntercepterProfiles", "IntercepterForms", "IntercepterICU", "TextTools"]),
    .tests(
      "Tests/Forms/IntercepterRecordsTests",
      [
        "IntercepterRecords", "IntercepterForms", "IntercepterProfiles", "TextFieldSimulator",
        "TextTools",
      ]),
    .tests(
      "Tests/Forms/TextFieldSimulatorTests",
      ["TextFieldSimulator", "IntercepterICU", "IntercepterProfiles"]),
    .tests(
      "Tests/Hosts/IntercepterTerminalTests",
      [
        "IntercepterTerminal", "TextFieldSimulator", "IntercepterEmoji", "IntercepterForms",
        "IntercepterICU", "IntercepterProfiles",
      ]),
    // The session and the hands of the adapters, with text fields of its own.
    .tests(
      "Tests/Hosts/IntercepterAdaptersTests",
      ["IntercepterAdapters", "IntercepterProfiles", "TextFieldSimulator"]),
    .tests("Tests/Emoji/IntercepterEmojiTests", ["IntercepterEmoji", "EmojiAnnotations"]),
    .tests("Tests/ICU/IntercepterICUTests", ["IntercepterICU", "CICU"]),
    // ICU's own message format, which is in its C++ interface alone.
    .cModule("Tests/ICU/CICUMessages", ["LibICU"]),
    .tests(
      "Tests/Program/CommandLineTests", ["intercepter", "IntercepterForms", "IntercepterProfiles"]),
    .tests("Tests/RepositoryTests"),
    .module("Tests/Support/TestSupport", all),
    .module(
      "Tests/Fuzzing/FuzzTargets",
      forms + ["IntercepterICU", "IntercepterRecords", "TextFieldSimulator", "TestSupport"]),
    .program("Tests/Fuzzing/fuzz", ["FuzzTargets"]),
    .tests("Tests/Fuzzing/FuzzTargetsTests", ["FuzzTargets"]),

    // Measures the engine beside what one would write instead, and checks that both agree.
    .program(
      "Tests/Tools/intercepter-benchmark",
      all + [
        "IntercepterICU", "IntercepterProfiles", "IntercepterRecords", "TextFieldSimulator", "CICU",
        "IntercepterEmoji", "EmojiAnnotations", "CAllocationCount", "Platform", argumentParser,
      ]),
    .cModule("Tests/Tools/CAllocationCount"),
    // Writes the generated tables from libicu and the Unicode data files.
    .program("Tests/Tools/generate-tables", ["CICU", "TextBytes"]),
    // Writes the data of the web picker, as files beside its engine.
    .program("Tests/Tools/write-emoji-files", ["IntercepterEmoji"]),
  ],
  swiftLanguageModes: [.v6]
)

// Each target is a folder of its name.
extension Target {
  static func module(
    _ path: String, _ dependencies: [Dependency] = [], exclude: [String] = [],
    resources: [Resource]? = nil
  ) -> Target {
    .target(
      name: name(path), dependencies: dependencies, path: path, exclude: exclude,
      resources: resources, swiftSettings: swift)
  }

  static func program(_ path: String, _ dependencies: [Dependency]) -> Target {
    .executableTarget(
      name: name(path), dependencies: dependencies, path: path, swiftSettings: swift)
  }

  static func tests(_ path: String, _ dependencies: [Dependency] = []) -> Target {
    .testTarget(
      name: name(path), dependencies: all + ["TestSupport"] + dependencies, path: path,
      swiftSettings: swift)
  }

  static func cModule(_ path: String, _ dependencies: [Dependency] = []) -> Target {
    .target(
      name: name(path), dependencies: dependencies, path: path,
      cSettings: [.enableWarning("all"), .enableWarning("extra")]
        + (isStrict ? [.treatAllWarnings(as: .error)] : []),
      cxxSettings: [.enableWarning("all"), .enableWarning("extra")]
        + (isStrict ? [.treatAllWarnings(as: .error)] : []))
  }

  private static func name(_ path: String) -> String { String(path.split(separator: "/").last!) }

  // Only our own builds: as a dependency the package gets `-suppress-warnings` from Xcode, which conflicts.
  private static var isStrict: Bool {
    Context.environment["INTERCEPTER_WARNINGS_AS_ERRORS"] != nil
  }

  private static var swift: [SwiftSetting] {
    ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
      .map { .enableUpcomingFeature($0) } + (isStrict ? [.treatAllWarnings(as: .error)] : [])
  }
}
