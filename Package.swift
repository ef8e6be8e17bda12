// swift-tools-version: 6.2
import PackageDescription

/// Settings every Swift target of the package shares.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A Swift target with the shared settings.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

/// A test target with the shared settings.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [],
  resources: [Resource] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: strict)
}

/// What the tests of several targets share; it lies beside them.
func testSupport(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude,
    swiftSettings: strict)
}

let yams = Target.Dependency.product(name: "Yams", package: "Yams")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
/// Only who records inline snapshots pays for swift-syntax: without the trait nobody fetches it.
let swiftSyntax = ["SwiftSyntax", "SwiftParser"].map { name in
  Target.Dependency.product(
    name: name, package: "swift-syntax", condition: .when(traits: ["InlineSnapshots"]))
}

/// Settings every C target of the package shares.
let strictC: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

let cTargets: [Target] = [
  .systemLibrary(
    name: "COversetHarfBuzz", pkgConfig: "harfbuzz",
    providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
  .systemLibrary(
    name: "COversetFreeType", pkgConfig: "freetype2",
    providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
  .systemLibrary(
    name: "COversetICU", pkgConfig: "icu-i18n",
    providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
  .systemLibrary(name: "COversetPOSIX"),
  .systemLibrary(
    name: "COversetDeflate", pkgConfig: "libdeflate",
    providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
  .systemLibrary(
    name: "COversetLibPNG", pkgConfig: "libpng",
    providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
  .systemLibrary(
    name: "COversetZlib", pkgConfig: "zlib",
    providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  .target(name: "COversetUnicode", dependencies: ["COversetICU"], cSettings: strictC),
  .target(
    name: "COversetRaster", dependencies: ["COversetDeflate", "COversetZlib", "COversetLibPNG"],
    cSettings: strictC),
]

let fonts = Target.target(
  name: "OversetFonts", path: "Fonts", exclude: ["build.sh", "cut_japanese.py"],
  sources: ["OversetFonts.swift"],
  resources: [
    .copy("fonts.yml"), .copy("Inter"), .copy("NotoSansArabic"), .copy("NotoSansHebrew"),
    .copy("NotoSansThai"), .copy("NotoSansDevanagari"), .copy("NotoSansJP"),
  ],
  swiftSettings: strict)

let libraries: [Target] = [
  library("OversetVocabulary"),
  library("OversetUnicode", ["COversetUnicode"]),
  library(
    "OversetConfig", [yams, crypto],
    resources: [
      .copy("Resources/devices.yml"), .copy("Resources/slot-guesses.yml"),
      .copy("Resources/sample-guesses.yml"),
    ]),
  library("OversetReflection"),
  library("OversetShaping", ["OversetUnicode", "OversetConfig", "COversetHarfBuzz"]),
  library("OversetCatalogs", ["OversetUnicode", "OversetConfig", "OversetVocabulary"]),
  library("OversetRaster", ["COversetRaster"]),
  library("OversetText", ["OversetShaping", "OversetUnicode", "OversetConfig"]),
  library("OversetLayout"),
  library(
    "OversetModel", ["OversetText", "OversetShaping", "OversetLayout", "OversetVocabulary"],
    resources: [.copy("Resources/symbols.json")]),
  library(
    "OversetUI",
    [
      "OversetReflection", "OversetLayout", "OversetModel", "OversetText", "OversetShaping",
      "OversetUnicode", "OversetCatalogs", "OversetConfig", "OversetRaster", "OversetVocabulary",
    ]),
  library(
    "OversetChecks",
    [
      "OversetCatalogs", "OversetConfig", "OversetModel", "OversetText", "OversetShaping",
      "OversetLayout", "OversetUnicode", "OversetVocabulary",
    ]),
  library(
    "OversetRendering",
    ["OversetModel", "OversetText", "OversetShaping", "OversetRaster", "COversetFreeType"]),
  library("OversetSnapshots", ["OversetRaster", "COversetPOSIX"]),
  library(
    "OversetMatrix",
    [
      "OversetCatalogs", "OversetChecks", "OversetConfig", "OversetFonts", "OversetLayout",
      "OversetModel", "OversetRaster", "OversetRendering", "OversetShaping", "OversetSnapshots",
      "OversetText", "OversetUI", "OversetUnicode", "OversetVocabulary",
    ]),
  library(
    "OversetReports",
    [
      "OversetMatrix", "OversetChecks", "OversetConfig", "OversetLayout", "OversetModel",
      "OversetSnapshots",
      "OversetText", "OversetVocabulary",
    ]),
  library(
    "OversetCommand",
    [
      "OversetReports", "OversetMatrix", "OversetChecks", "OversetSnapshots", "OversetConfig",
      "OversetVocabulary", arguments,
    ]),
  library(
    "OversetTesting",
    [
      "OversetReports", "OversetMatrix", "OversetSnapshots", "OversetUI", "OversetConfig",
      "OversetLayout", "OversetRaster", "OversetUnicode",
    ]),
  library("SnapshotTesting", ["OversetTesting"]),
  library("OversetInlineSource", swiftSyntax),
  library(
    "InlineSnapshotTesting",
    ["OversetInlineSource", "SnapshotTesting", "OversetTesting", "OversetSnapshots"]),
]

/// View files import SwiftUI; where Apple has none, this package's stands in.
#if os(Linux)
  let gallery: [Target] = [
    library("SwiftUI", ["OversetUI"]),
    library("OversetGallery", ["SwiftUI", "OversetMatrix"]),
  ]
#else
  let gallery: [Target] = []
#endif

let executable = Target.executableTarget(
  name: "overset", dependencies: ["OversetCommand", "OversetGallery"], swiftSettings: strict)

let benchmark: [Target] = [
  library(
    "OversetPlants",
    [
      "OversetCatalogs", "OversetChecks", "OversetLayout", "OversetModel", "OversetShaping",
      "OversetText", "OversetUI", "OversetUnicode", "OversetVocabulary",
    ]),
  .target(
    name: "COversetBench", dependencies: ["COversetICU", "COversetHarfBuzz"],
    cSettings: strictC),
  .executableTarget(
    name: "overset-bench",
    dependencies: [
      "COversetBench", "OversetCatalogs", "OversetChecks", "OversetConfig", "OversetFonts",
      "OversetGallery", "OversetLayout", "OversetModel",
      "OversetMatrix", "OversetPlants", "OversetRaster", "OversetRendering", "OversetShaping",
      "OversetText",
      "OversetUI", "OversetUnicode", "OversetVocabulary",
    ],
    swiftSettings: strict),
]

let testTargets: [Target] = [
  .testTarget(
    name: "ArchitectureTests", exclude: ["allowed-imports.txt"], swiftSettings: strict),
  testSupport("OversetTestBasics", exclude: ["Faces"]),
  testSupport("OversetTestProjects", ["OversetTestBasics", "OversetMatrix", "OversetUI"]),
  tests(
    "OversetUnicodeTests", ["OversetTestBasics", "OversetUnicode"], resources: [.copy("Data")]),
  tests(
    "OversetConfigTests", ["OversetConfig", "OversetFonts"],
    resources: [.copy("Expectations")]),
  tests(
    "OversetCatalogsTests",
    ["OversetTestBasics", "OversetCatalogs", "OversetConfig", "OversetVocabulary"],
    resources: [.copy("Fixtures")]),
  .testTarget(
    name: "OversetRasterTests", dependencies: ["OversetTestBasics", "OversetRaster"],
    exclude: ["Fixtures/make_fixtures.py"], resources: [.copy("Fixtures/pictures")],
    swiftSettings: strict),
  tests("OversetSnapshotsTests", ["OversetTestBasics", "OversetSnapshots", "OversetRaster"]),
  tests(
    "OversetLayoutTests", ["OversetTestBasics", "OversetLayout"], resources: [.copy("Fixtures")]),
  tests(
    "OversetMatrixTests",
    [
      "OversetTestBasics", "OversetTestSupport", "OversetTestProjects", "OversetMatrix",
      "OversetUI",
      "OversetSnapshots", "OversetConfig", "OversetChecks", "OversetCatalogs", "OversetModel",
      "OversetText", "OversetVocabulary",
    ]),
  tests(
    "OversetReportsTests",
    [
      "OversetTestProjects", "OversetReports", "OversetMatrix", "OversetChecks", "OversetText",
      "OversetUI", "OversetVocabulary",
    ]),
  tests(
    "OversetTestingTests",
    [
      "OversetTestBasics", "OversetTesting", "OversetReports", "OversetRaster", "OversetGallery",
      "OversetChecks", "OversetVocabulary", "SnapshotTesting",
    ], exclude: ["Data", "__Snapshots__", "Screens/__Snapshots__"]),
  tests(
    "InlineSnapshotTestingTests",
    ["OversetTestBasics", "InlineSnapshotTesting", "OversetInlineSource", "OversetTesting"],
    exclude: ["Data"]),
  tests(
    "OversetCommandTests", ["OversetTestBasics", "overset", "OversetRaster"],
    resources: [.copy("Data")]),
  testSupport(
    "OversetTestSupport",
    [
      "OversetTestBasics", "OversetUI", "OversetModel", "OversetLayout", "OversetShaping",
      "OversetCatalogs",
      "OversetConfig", "OversetFonts",
    ]),
  tests(
    "OversetUITests",
    [
      "OversetTestSupport", "OversetUI", "OversetModel", "OversetText", "OversetShaping",
      "OversetConfig", "OversetCatalogs", "OversetChecks", "OversetLayout", "OversetVocabulary",
    ], resources: [.copy("Fixtures")]),
  tests(
    "OversetModelTests",
    [
      "OversetTestBasics", "OversetTestSupport", "OversetModel", "OversetLayout", "OversetText",
      "OversetUI", "OversetVocabulary",
    ]),
  tests(
    "OversetChecksTests",
    [
      "OversetTestBasics", "OversetTestSupport", "OversetChecks", "OversetConfig", "OversetModel",
      "OversetText", "OversetUI", "OversetCatalogs", "OversetLayout", "OversetUnicode",
      "OversetVocabulary",
    ], resources: [.copy("Data")]),
  tests(
    "OversetPlantsTests",
    [
      "OversetPlants", "OversetMatrix", "OversetChecks", "OversetCatalogs", "OversetFonts",
      "OversetConfig", "OversetShaping", "OversetVocabulary",
    ], resources: [.copy("Data")]),
  tests(
    "OversetRenderingTests",
    [
      "OversetTestBasics", "OversetTestSupport", "OversetRendering", "OversetRaster",
      "OversetModel", "OversetLayout", "OversetText", "OversetUI", "OversetShaping",
      "OversetConfig", "OversetFonts",
    ]),
  tests(
    "OversetShapingTests",
    [
      "OversetTestBasics", "OversetShaping", "OversetUnicode", "OversetConfig", "OversetFonts",
      "OversetCatalogs",
    ]),
  tests(
    "OversetTextTests",
    [
      "OversetTestBasics", "OversetText", "OversetShaping", "OversetUnicode", "OversetConfig",
      "OversetFonts",
    ],
    resources: [.copy("Data")]),
]

var package = Package(
  name: "Overset",
  products: [.executable(name: "overset", targets: ["overset"])]
    + [
      "OversetCommand", "OversetMatrix", "SwiftUI", "OversetTesting", "SnapshotTesting",
      "InlineSnapshotTesting",
    ].map { .library(name: $0, targets: [$0]) },
  traits: [
    .trait(
      name: "InlineSnapshots",
      description: "assertInlineSnapshot writes into source files, with swift-syntax.")
  ],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
  ],
  targets: cTargets + [fonts] + libraries + gallery + [executable] + benchmark + testTargets
)

// Documentation is built by `make docs` alone: nobody else resolves the plugin.
if Context.environment["OVERSET_DOCS"] == "1" {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}
