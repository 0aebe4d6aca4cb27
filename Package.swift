// swift-tools-version: 6.2

import PackageDescription

// Only our own builds: as a dependency the package gets `-suppress-warnings` from Xcode, which conflicts.
let warnings: (swift: [SwiftSetting], c: [CSetting], cxx: [CXXSetting]) =
  Context.environment["INTERCEPTER_WARNINGS_AS_ERRORS"] == nil
  ? ([], [], [])
  : (
    [.treatAllWarnings(as: .error)], [.treatAllWarnings(as: .error)],
    [.treatAllWarnings(as: .error)]
  )

// A target with a resource imports Foundation, which no other platform shall link.
let privacy: Target.Dependency = .target(
  name: "IntercepterPrivacy", condition: .when(platforms: [.iOS, .macCatalyst, .tvOS, .visionOS]))

// The modules that `TextInputIntercepter` exports. Its own module file never changes. What depends on it must also
// depend on these, or an incremental build keeps objects that were compiled for earlier types.
let exported = [
  "TextBytes", "IntercepterCore", "IntercepterPatterns", "IntercepterLocales", "IntercepterFormats",
  "IntercepterMessages",
]

let package = Package(
  name: "TextInputIntercepter",
  platforms: [
    .macOS(.v15), .iOS(.v18), .macCatalyst(.v18), .tvOS(.v18), .visionOS(.v2), .watchOS(.v11),
  ],
  products: [
    // The engine with patterns, formats, locales and messages. Standard library only.
    .library(name: "TextInputIntercepter", targets: ["TextInputIntercepter"] + exported),
    // The engine alone: states, decisions, units, and the rules of lengths, emoji, digits and lists.
    .library(name: "IntercepterCore", targets: ["IntercepterCore"]),
    // A linear-time pattern engine, and the rule `matches`.
    .library(name: "IntercepterPatterns", targets: ["IntercepterPatterns"]),
    // Number symbols and plural rules of every locale of CLDR, and decimals as a locale writes them.
    .library(name: "IntercepterLocales", targets: ["IntercepterLocales"]),
    // Formats of card numbers, amounts, telephone numbers and codes; dates and times.
    .library(name: "IntercepterFormats", targets: ["IntercepterFormats"]),
    // Units and rules that need libicu's data.
    .library(name: "IntercepterICU", targets: ["IntercepterICU"]),
    // A headless text field and keystroke scripts, for anybody's tests.
    .library(name: "TextFieldSimulator", targets: ["TextFieldSimulator"]),
    // Forms: required fields, fixes at submit, rules across fields. Standard library only.
    .library(name: "IntercepterForms", targets: ["IntercepterForms"]),
    // Violations in the user's language.
    .library(name: "IntercepterMessages", targets: ["IntercepterMessages"]),
    // Emoji to choose from: a catalogue, search in the user's language, a picker. Standard library only.
    .library(name: "IntercepterEmoji", targets: ["IntercepterEmoji"]),
    // Rule sets as JSON, and requests in JSON Lines.
    .library(name: "IntercepterProfiles", targets: ["IntercepterProfiles"]),
    // Validation of tables: CSV and JSON Lines, on all cores.
    .library(name: "IntercepterRecords", targets: ["IntercepterRecords"]),
    // The text fields of UIKit, AppKit and SwiftUI; empty elsewhere.
    .library(name: "IntercepterAdapters", targets: ["IntercepterAdapters"]),
    // Emoji to choose from on screens of UIKit and SwiftUI; empty elsewhere.
    .library(name: "IntercepterEmojiViews", targets: ["IntercepterEmojiViews"]),
    .executable(name: "intercepter", targets: ["intercepter"]),
  ],
  // What only programs need. An app says `traits: []` and fetches nothing but this package.
  traits: [.default(enabledTraits: ["Programs"]), "Programs"],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
  ],
  targets: [
    // MARK: Libraries
    // UTF-8 and Unicode: grapheme clusters, digits, emoji sequences, jamo. The engine and the modules beside it share it.
    .target(name: "TextBytes"),
    .target(name: "IntercepterCore", dependencies: ["TextBytes"]),
    // These use the public API of the core alone.
    .target(name: "IntercepterPatterns", dependencies: ["IntercepterCore", "TextBytes"]),
    .target(name: "IntercepterLocales", dependencies: ["IntercepterCore", "TextBytes"]),
    .target(
      name: "IntercepterFormats",
      dependencies: [
        "IntercepterCore", "IntercepterLocales", "IntercepterPatterns", "TextBytes",
      ]),
    .target(
      name: "IntercepterMessages",
      dependencies: [
        "IntercepterCore", "IntercepterLocales", "IntercepterPatterns", "TextBytes",
      ]),
    // All of them in one import.
    .target(
      name: "TextInputIntercepter",
      dependencies: [
        "IntercepterCore", "IntercepterFormats", "IntercepterLocales", "IntercepterMessages",
        "IntercepterPatterns",
      ]),
    // Texts made visible, places in them, names and checks of UTF-8: for the libraries and programs here.
    .target(name: "TextTools", dependencies: ["TextInputIntercepter"]),
    // The C library of the system.
    .target(name: "Platform"),
    .target(name: "IntercepterICU", dependencies: ["TextInputIntercepter", "CICU"]),
    .target(
      name: "IntercepterForms", dependencies: ["TextInputIntercepter", "TextTools"]),
    .target(name: "IntercepterEmoji", dependencies: ["TextInputIntercepter"]),
    .target(
      name: "IntercepterProfiles",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterMessages", "TextTools",
      ]
    ),
    .target(
      name: "IntercepterRecords",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterMessages", "IntercepterProfiles",
        "TextTools", "Platform",
      ]
    ),
    .target(
      name: "IntercepterAdapters",
      dependencies: ["TextInputIntercepter", "IntercepterForms", privacy]),
    .target(
      name: "IntercepterEmojiViews",
      dependencies: ["IntercepterEmoji", "TextInputIntercepter", privacy]),
    // The privacy manifest of both.
    .target(name: "IntercepterPrivacy", resources: [.copy("PrivacyInfo.xcprivacy")]),
    .target(
      name: "TextFieldSimulator",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterProfiles", "TextTools", "Platform",
      ]
    ),

    // What the terminal's text field draws and what a key does there; no input or output.
    .target(
      name: "IntercepterTerminal",
      dependencies: [
        "TextInputIntercepter", "IntercepterEmoji", "IntercepterForms", "IntercepterProfiles",
        "TextFieldSimulator", "TextTools",
      ]
    ),

    // The protocol in a web page: make-package compiles it in Embedded Swift, for wasm32.
    .target(
      name: "IntercepterWeb",
      dependencies: ["IntercepterForms", "IntercepterMessages", "IntercepterProfiles"],
      exclude: [
        "Module", "guides.py", "make-normalization-table", "make-package", "make-site",
        "normalization-table.c", "runtime.c", "wasm32.bash",
      ]
    ),

    // What the engine for development adds: profiles in JSON, the compiler, and requests.
    .target(
      name: "IntercepterWebCompiling",
      dependencies: [
        "IntercepterMessages", "IntercepterProfiles", "IntercepterWeb", "TextInputIntercepter",
      ]),

    // The picker of emoji in a web page, compiled in the same way.
    .target(
      name: "IntercepterEmojiWeb",
      dependencies: ["IntercepterEmoji", "TextInputIntercepter"]),

    // The data of the picker, as files beside its engine.
    .executableTarget(name: "write-emoji-files", dependencies: ["IntercepterEmoji"]),

    // MARK: libicu
    .target(
      name: "CICU",
      dependencies: ["LibICU"],
      cSettings: [.enableWarning("all"), .enableWarning("extra")] + warnings.c
    ),
    .systemLibrary(
      name: "LibICU",
      pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
    ),

    // MARK: libexpat
    .systemLibrary(
      name: "LibExpat",
      pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
    ),
    // CLDR's annotations as packs of names; for programs and tests.
    .target(name: "EmojiAnnotations", dependencies: ["IntercepterEmoji", "LibExpat", "Platform"]),

    // MARK: Programs
    .executableTarget(
      name: "intercepter",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterICU", "IntercepterMessages",
        "IntercepterProfiles", "IntercepterRecords", "TextFieldSimulator",
        "IntercepterTerminal", "IntercepterEmoji", "EmojiAnnotations",
        "TextTools", "Platform",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Programs"])),
        .product(
          name: "SystemPackage", package: "swift-system", condition: .when(traits: ["Programs"])),
      ]
    ),
    // Measures the engine beside what one would write instead, and checks that both agree.
    .executableTarget(
      name: "intercepter-benchmark",
      dependencies: [
        "TextInputIntercepter", "IntercepterICU", "IntercepterMessages", "IntercepterProfiles",
        "IntercepterRecords", "TextFieldSimulator", "CICU", "IntercepterEmoji", "EmojiAnnotations",
        "CAllocationCount", "Platform",
        .product(
          name: "ArgumentParser", package: "swift-argument-parser",
          condition: .when(traits: ["Programs"])),
      ]
    ),
    .target(
      name: "CAllocationCount",
      cSettings: [.enableWarning("all"), .enableWarning("extra")] + warnings.c
    ),
    // Writes the generated tables from libicu and the Unicode data files.
    .executableTarget(name: "generate-tables", dependencies: ["CICU"]),

    // MARK: Fuzzing
    .target(
      name: "FuzzTargets",
      dependencies: [
        "TextInputIntercepter", "IntercepterForms", "IntercepterICU", "IntercepterMessages",
        "IntercepterProfiles", "IntercepterRecords", "TextFieldSimulator", "TestSupport",
      ],
      path: "Tests/Fuzzing/Targets"
    ),
    .executableTarget(name: "fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzzing/fuzz"),

    // MARK: Tests
    .target(name: "TestSupport", dependencies: ["TextInputIntercepter"], path: "Tests/TestSupport"),
    .testTarget(
      name: "IntercepterCoreTests", dependencies: ["TextInputIntercepter", "TestSupport"]),
    .testTarget(
      name: "IntercepterPatternsTests", dependencies: ["TextInputIntercepter", "TestSupport"]),
    .testTarget(
      name: "IntercepterFormatsTests", dependencies: ["TextInputIntercepter", "TestSupport"]),
    .testTarget(
      name: "IntercepterLocalesTests", dependencies: ["TextInputIntercepter", "TestSupport"]),
    .testTarget(
      name: "IntercepterICUTests",
      dependencies: ["IntercepterICU", "TextInputIntercepter", "TestSupport", "CICU"]
    ),
    .testTarget(
      name: "IntercepterFormsTests",
      dependencies: ["IntercepterForms", "TextInputIntercepter", "TestSupport", "TextTools"]
    ),
    .testTarget(
      name: "IntercepterMessagesTests",
      dependencies: [
        "IntercepterMessages", "IntercepterForms", "TextInputIntercepter", "TestSupport", "CICU",
        "CICUMessages",
      ]
    ),
    // ICU's own message format, which is in its C++ interface alone.
    .target(
      name: "CICUMessages",
      dependencies: ["LibICU"],
      path: "Tests/CICUMessages",
      cxxSettings: [.enableWarning("all"), .enableWarning("extra")] + warnings.cxx
    ),
    .testTarget(
      name: "IntercepterRecordsTests",
      dependencies: [
        "IntercepterRecords", "IntercepterForms", "IntercepterMessages", "IntercepterProfiles",
        "TextInputIntercepter", "TestSupport", "TextTools",
      ]
    ),
    .testTarget(
      name: "IntercepterProfilesTests",
      dependencies: [
        "IntercepterProfiles", "IntercepterForms", "IntercepterICU", "IntercepterMessages",
        "TextInputIntercepter", "TestSupport", "TextTools",
      ]
    ),
    .testTarget(
      name: "TextFieldSimulatorTests",
      dependencies: [
        "TextFieldSimulator", "IntercepterICU", "IntercepterProfiles", "TextInputIntercepter",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "IntercepterTerminalTests",
      dependencies: [
        "IntercepterTerminal", "TextFieldSimulator", "IntercepterEmoji", "IntercepterForms",
        "IntercepterICU", "IntercepterProfiles", "TextInputIntercepter", "TestSupport",
      ]
    ),
    .testTarget(
      name: "IntercepterEmojiTests",
      dependencies: [
        "IntercepterEmoji", "EmojiAnnotations", "TextInputIntercepter", "TestSupport",
      ]
    ),
    .testTarget(name: "FuzzTargetsTests", dependencies: ["FuzzTargets"]),
    // What holds of the files of the repository: names in the docs, rules and their tests.
    .testTarget(name: "RepositoryTests"),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "intercepter", "IntercepterForms", "IntercepterProfiles", "TestSupport",
        "TextInputIntercepter",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  let names = target.dependencies.map { dependency in
    if case .byNameItem(let name, _) = dependency { name } else { "" }
  }
  if names.contains("TextInputIntercepter") {
    target.dependencies += exported.filter { !names.contains($0) }.map { .byName(name: $0) }
  }
}

let targetsInC = ["CICU", "CICUMessages", "CAllocationCount"]
for target in package.targets where target.type != .system && !targetsInC.contains(target.name) {
  target.swiftSettings =
    [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ] + warnings.swift
}
