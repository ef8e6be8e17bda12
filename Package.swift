// swift-tools-version: 6.2
import CompilerPluginSupport
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

/// Whether the libraries are optimized in debug builds, too, as `.ci/run` asks for: the programs that tests start, and
/// most tests, are several times as fast. It is no setting for packages that depend on this one: they may not have
/// such flags.
let optimizing: [SwiftSetting] =
  Context.environment["OVERSET_OPTIMIZED"] == "1" ? [.unsafeFlags(["-O"])] : []

/// The libraries that are never optimized in debug builds: optimizing a module takes up to four times as long as compiling
/// it, and tests spend little time in these.
let unoptimized: Set = [
  "OversetCharts", "OversetCombine", "OversetCommand", "OversetExpansion", "OversetInlineSource",
  "OversetKits", "OversetLog", "OversetService", "OversetSwiftData", "OversetTesting",
  "OversetWidgets",
]

/// A Swift target with the shared settings.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], in folder: String = "Sources",
  resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "\(folder)/\(name)", resources: resources,
    swiftSettings: strict + (unoptimized.contains(name) ? [] : optimizing))
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
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
/// Only who records inline snapshots or reads an app's source pays for swift-syntax: without the trait nobody
/// fetches it.
func swiftSyntax(for trait: String) -> [Target.Dependency] {
  ["SwiftSyntax", "SwiftParser"].map { name in
    .product(name: name, package: "swift-syntax", condition: .when(traits: [trait]))
  }
}
/// Only packages that turn the trait on resolve and build swift-custom-dump.
let customDump = Target.Dependency.product(
  name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["CustomDump"]))

/// Only who wants the service pays for a server: without the trait nobody resolves or builds what it rests on.
let server: [Target.Dependency] =
  [
    ("GRDB", "GRDB.swift"), ("Hummingbird", "hummingbird"), ("HummingbirdCore", "hummingbird"),
    ("HTTPTypes", "swift-http-types"), ("Logging", "swift-log"),
    ("CoreMetrics", "swift-metrics"), ("NIOCore", "swift-nio"), ("Crypto", "swift-crypto"),
    ("JWTKit", "jwt-kit"), ("AsyncHTTPClient", "async-http-client"), ("NIOHTTP1", "swift-nio"),
    ("ServiceLifecycle", "swift-service-lifecycle"),
    ("UnixSignals", "swift-service-lifecycle"),
  ].map { .product(name: $0, package: $1, condition: .when(traits: ["Service"])) }

/// Makes the keys of a provider for the tests of sign-in.
let keyMaker = Target.Dependency.product(
  name: "CryptoExtras", package: "swift-crypto", condition: .when(traits: ["Service"]))

/// What asks a service over HTTP.
let client: [Target.Dependency] =
  [
    ("AsyncHTTPClient", "async-http-client"), ("NIOCore", "swift-nio"), ("NIOHTTP1", "swift-nio"),
  ].map { .product(name: $0, package: $1, condition: .when(traits: ["Service"])) }

/// Settings every C target of the package shares.
let strictC: [CSetting] = [
  .enableWarning("all"), .enableWarning("extra"), .treatAllWarnings(as: .error),
]

/// A system library, found through pkg-config, whose module map lies under `Sources/C`.
func system(
  _ name: String, pkgConfig: String? = nil, apt: String = "", brew: String = ""
) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig,
    providers: pkgConfig.map { _ in [.apt([apt]), .brew([brew])] })
}

/// C of our own around a system library, under `Sources/C`.
func wrapper(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Sources/C/\(name)", cSettings: strictC)
}

// The layers are those of `Tests/ArchitectureTests/allowed-imports.txt`; a test compares its imports
// with the dependencies here.

// Layer 0: C.
let cTargets: [Target] = [
  system("COversetHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
  system("COversetFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev", brew: "freetype"),
  system("COversetICUFlags", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
  system("COversetCryptoFlags", pkgConfig: "libcrypto", apt: "libssl-dev", brew: "openssl@3"),
  system("COversetPOSIX"),
  system("COversetDeflate", pkgConfig: "libdeflate", apt: "libdeflate-dev", brew: "libdeflate"),
  system("COversetLibPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
  system("COversetZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
  wrapper("COversetICU", ["COversetICUFlags"]),
  wrapper("COversetCrypto", ["COversetCryptoFlags"]),
  wrapper("COversetBuild", []),
  wrapper("COversetRaster", ["COversetDeflate", "COversetZlib", "COversetLibPNG"]),
]

let fonts = Target.target(
  name: "OversetFonts", dependencies: ["OversetVocabulary", "OversetConfig"], path: "Fonts",
  exclude: ["build.sh", "fit_corrections.py", "subset.py", "width_model.py"],
  sources: ["OversetFonts.swift"],
  resources: [
    .copy("fonts.yml"), .copy("corrections.yml"), .copy("Inter"), .copy("NotoSansArabic"),
    .copy("NotoSansHebrew"),
    .copy("NotoSansThai"), .copy("NotoSansDevanagari"), .copy("NotoSansJP"),
    .copy("NotoSansBengali"), .copy("NotoSansGujarati"), .copy("NotoSansGurmukhi"),
    .copy("NotoSansOriya"), .copy("NotoSansTamil"), .copy("NotoSansTelugu"),
    .copy("NotoSansKannada"), .copy("NotoSansMalayalam"), .copy("NotoSansSinhala"),
    .copy("NotoSansLao"), .copy("NotoSansKhmer"), .copy("NotoSansMyanmar"),
    .copy("NotoSansEthiopic"), .copy("NotoSansArmenian"), .copy("NotoSansGeorgian"),
    .copy("NotoSansKR"), .copy("NotoSansSC"), .copy("NotoSansTC"),
  ],
  swiftSettings: strict)

/// The compiler's plugin for `#Preview` and `@Entry`. The build with the fuzzer's own `main` cannot link another
/// program, and needs no previews.
let plugin: [Target.Dependency] =
  Context.environment["OVERSET_FUZZING"] == nil ? ["OversetMacros"] : []

let libraries: [Target] = [
  // Layer 0: the words that every layer speaks.
  library("OversetVocabulary"),
  library("OversetReflection"),
  library("OversetSourceText"),
  library("OversetExpansion", ["OversetSourceText"]),
  .macro(
    name: "OversetMacros", dependencies: ["OversetExpansion"], path: "Sources/OversetMacros",
    swiftSettings: strict),
  library("OversetCombine"),
  // Layer 1: files, Unicode, pictures.
  library("OversetFiles", ["OversetVocabulary", "COversetPOSIX"]),
  library("OversetUnicode", ["OversetVocabulary", "COversetICU"]),
  library("OversetRaster", ["OversetVocabulary", "COversetRaster"]),
  library(
    "OversetInlineSource", ["OversetVocabulary"] + swiftSyntax(for: "InlineSnapshots")),
  library("OversetSource", ["OversetVocabulary"] + swiftSyntax(for: "Source")),
  // Layer 2: configuration.
  library(
    "OversetConfig", ["OversetVocabulary", "OversetFiles", "COversetCrypto", yams],
    resources: [
      .copy("Resources/devices.yml"), .copy("Resources/slot-guesses.yml"),
      .copy("Resources/sample-guesses.yml"),
    ]),
  // Layer 3: shaping, catalogs.
  library(
    "OversetShaping", ["OversetVocabulary", "OversetUnicode", "OversetConfig", "COversetHarfBuzz"]),
  library(
    "OversetCatalogs",
    ["OversetVocabulary", "OversetFiles", "OversetUnicode", "OversetConfig"]),
  // Layer 4: an app's asset catalogs; an app's source; paragraphs; layout that knows no text.
  library(
    "OversetAssets",
    ["OversetVocabulary", "OversetFiles", "OversetConfig", "OversetCatalogs", "OversetRaster"]),
  library(
    "OversetAppSource",
    [
      "OversetVocabulary", "OversetFiles", "OversetConfig", "OversetCatalogs", "OversetSource",
    ]),
  library(
    "OversetText", ["OversetVocabulary", "OversetShaping", "OversetUnicode", "OversetConfig"]),
  library("OversetLayoutEngine", ["OversetVocabulary"]),
  // Layer 5: the waist.
  library(
    "OversetLayoutTree",
    ["OversetVocabulary", "OversetFiles", "OversetConfig", "OversetText", "OversetLayoutEngine"],
    resources: [.copy("Resources/symbols.json")]),
  // Layer 6: what makes trees, and what reads them.
  library(
    "OversetUI",
    [
      "OversetVocabulary", "OversetFiles", "OversetAssets",
      "OversetCombine", "OversetReflection", "OversetLayoutEngine",
      "OversetLayoutTree", "OversetText", "OversetShaping",
      "OversetUnicode", "OversetCatalogs", "OversetConfig", "OversetRaster",
    ] + plugin),
  library(
    "OversetChecks",
    [
      "OversetConfig",
      "OversetVocabulary",
      "OversetCatalogs", "OversetLayoutTree", "OversetText", "OversetShaping",
      "OversetLayoutEngine",
      "OversetUnicode",
    ]),
  library(
    "OversetRendering",
    [
      "OversetVocabulary", "OversetLayoutTree", "OversetText", "OversetShaping", "OversetRaster",
      "COversetFreeType",
    ]),
  library("OversetSnapshots", ["OversetVocabulary", "OversetFiles", "OversetRaster"]),
  // Layers 7 to 10: projects, what is done with them, reports.
  library(
    "OversetProject",
    [
      "OversetFiles", "OversetAssets",
      "OversetCatalogs", "OversetChecks", "OversetConfig", "OversetFonts",
      "OversetLayoutTree", "OversetShaping", "OversetSnapshots", "OversetUI", "OversetUnicode",
      "OversetVocabulary",
    ]),
  library("OversetDriving", ["OversetLayoutTree", "OversetUI", "OversetVocabulary"]),
  library(
    "OversetTextTools",
    [
      "OversetConfig", "OversetFiles", "OversetProject", "OversetRaster", "OversetShaping",
      "OversetText", "OversetUnicode", "OversetVocabulary",
    ]),
  library(
    "OversetRun",
    [
      "OversetDriving",
      "OversetCatalogs", "OversetChecks", "OversetConfig", "OversetFiles", "OversetLayoutEngine",
      "OversetLayoutTree", "OversetProject", "OversetRaster", "OversetRendering", "OversetShaping",
      "OversetSnapshots", "OversetUI", "OversetUnicode", "OversetVocabulary",
    ]),
  library(
    "OversetSlots",
    [
      "OversetFiles",
      "OversetCatalogs", "OversetChecks", "OversetConfig", "OversetLayoutEngine",
      "OversetLayoutTree", "OversetProject", "OversetShaping", "OversetText", "OversetUI",
      "OversetUnicode", "OversetVocabulary",
    ]),
  library(
    "OversetStress",
    [
      "OversetCatalogs", "OversetChecks", "OversetConfig", "OversetLayoutEngine",
      "OversetLayoutTree", "OversetProject", "OversetRun", "OversetShaping", "OversetText",
      "OversetUI", "OversetUnicode", "OversetVocabulary",
    ]),
  library(
    "OversetReports",
    [
      "OversetChecks", "OversetConfig", "OversetFiles", "OversetLayoutEngine",
      "OversetLayoutTree", "OversetProject", "OversetRaster", "OversetRendering", "OversetRun",
      "OversetSlots", "OversetSnapshots", "OversetStress", "OversetText", "OversetTextTools",
      "OversetUnicode", "OversetVocabulary",
    ],
    // Not processed: the page loads its files by their names.
    resources: [.copy("Page/Assets")]),
  // Layers 11 to 13: the public faces.
  library(
    "OversetCommand",
    [
      "COversetBuild", "OversetFiles",
      arguments, "OversetCatalogs", "OversetChecks", "OversetConfig", "OversetProject",
      "OversetRaster", "OversetReports", "OversetRun", "OversetSlots", "OversetSnapshots",
      "OversetStress", "OversetTextTools", "OversetUI", "OversetVocabulary",
      // Without the trait it is not built for the command.
      .target(name: "OversetAppSource", condition: .when(traits: ["Source"])),
    ] + client),
  library(
    "OversetTesting",
    [
      "OversetFiles",
      "OversetDriving",
      "OversetConfig", "OversetLayoutEngine", "OversetProject", "OversetRaster", "OversetReports",
      "OversetRun", "OversetSnapshots", "OversetUI", "OversetUnicode", "OversetVocabulary",
    ]),
  library(
    "OversetEngine",
    [
      "OversetChecks", "OversetConfig", "OversetProject", "OversetReports", "OversetRun",
      "OversetSlots", "OversetSnapshots", "OversetTextTools", "OversetVocabulary",
    ]),
  library(
    "OversetService",
    [
      arguments, "OversetCatalogs", "OversetChecks", "OversetCommand", "OversetConfig",
      "OversetFiles", "OversetLayoutTree", "OversetProject", "OversetRaster", "OversetRendering",
      "OversetReports", "OversetRun", "OversetSlots", "OversetSnapshots", "OversetStress",
      "OversetText", "OversetVocabulary",
    ] + server,
    resources: [.copy("Pages/Assets")]),
  library("SnapshotTesting", ["OversetTesting"]),
  library(
    "InlineSnapshotTesting",
    [
      "OversetFiles",
      "OversetVocabulary", "OversetInlineSource", "SnapshotTesting", "OversetTesting",
      "OversetSnapshots",
    ]),
  library("SnapshotTestingCustomDump", ["SnapshotTesting", customDump]),
]

/// Whether the package brings its own SwiftUI: where Apple has one, view files take that, and what is
/// built of them here is left out.
#if os(Linux)
  let bringsSwiftUI = true
#else
  let bringsSwiftUI = false
#endif

/// Modules with the names of Apple's, as textual interfaces that re-export ours. SwiftPM passes the folder they lie in
/// to the targets that depend on this one, and to no others: a module in the build folder would be seen by every
/// package that is compiled after it, and many have code for Apple's.
///
/// SwiftPM takes a path for the name of a description for pkg-config, but not one with a space.
func interfaces(_ name: String) -> Target {
  precondition(
    !bringsSwiftUI || !Context.packageDirectory.contains(" "),
    "The path of Overset has a space: \(Context.packageDirectory). Move it, or use --scratch-path.")
  return .systemLibrary(
    name: name, path: "Sources/\(name)",
    pkgConfig: "\(Context.packageDirectory)/Sources/\(name)/modules.pc")
}

let gallery: [Target] = [
  interfaces("OversetCombineInterfaces"),
  interfaces("OversetSwiftUIInterfaces"),
  library("OversetLog"),
  library("OversetWidgets", ["OversetUI"]),
  library("OversetCharts", ["OversetUI"]),
  library("OversetKits", ["OversetUI"]),
  library("OversetSwiftData", ["OversetUI"] + plugin),
  library("OversetCombineModules", ["OversetCombine", "OversetCombineInterfaces"]),
  library(
    "OversetSwiftUIModules",
    [
      "OversetUI", "OversetLog", "OversetWidgets", "OversetCharts", "OversetKits",
      "OversetSwiftData", "OversetCombineModules", "OversetSwiftUIInterfaces",
    ]),
  library("OversetGallery", ["OversetSwiftUIModules", "OversetProject"]),
]

/// Screens as apps have them, and the comparison of the rows that are read from their source with the compiled views.
let rowTests: [Target] = [
  testSupport(
    "OversetTestScreens", ["OversetSwiftUIModules", "OversetProject"], exclude: ["Data"]),
  tests(
    "OversetRowTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetTestProjects", "OversetProject",
      "OversetSlots", "OversetUI", "OversetCatalogs", "OversetLayoutTree", "OversetSource",
      "OversetGallery", "OversetTestScreens", "OversetText",
    ]),
  tests(
    "OversetSwiftDataTests",
    ["OversetSwiftData", "OversetUI", "OversetTestSupport", "OversetDriving"]),
]

/// Whether the program has the sample components: in packages (`make package`) it has not, where an app's folder is
/// the project.
let hasGallery = bringsSwiftUI && Context.environment["OVERSET_PREBUILT"] != "1"

/// Object files that the build of packages links before all archives, so that what they define is taken:
/// `Packaging/build.sh`.
let objects =
  Context.environment["OVERSET_OBJECTS"]?.split(separator: ":").map(String.init) ?? []

let executable = Target.executableTarget(
  name: "overset",
  dependencies: ["OversetCommand"] + (hasGallery ? ["OversetGallery"] : []),
  swiftSettings: strict + (hasGallery ? [.define("OVERSET_GALLERY")] : []),
  linkerSettings: objects.isEmpty ? [] : [.unsafeFlags(objects)])

/// The service as a program.
let serverProgram = Target.executableTarget(
  name: "overset-server",
  dependencies: [
    "OversetFiles", .target(name: "OversetService", condition: .when(traits: ["Service"])),
  ],
  swiftSettings: strict)

/// An app's program whose components and previews fail in every way: tests run it.
let failingApp: [Target] = [
  .executableTarget(
    name: "OversetTestFailures", dependencies: ["OversetCommand", "OversetSwiftUIModules"],
    path: "Tests/OversetTestFailures", swiftSettings: strict)
]

/// The build tool plugin for asset symbols and copies of sources, and the program that it runs; the command for packages
/// without a program of their own. Only who uses a plugin builds it.
let packagePlugins: [Target] = [
  .executableTarget(
    name: "overset-sources",
    dependencies: ["OversetVocabulary", "OversetFiles", "OversetSourceText"],
    swiftSettings: strict),
  .plugin(
    name: "OversetSources", capability: .buildTool(), dependencies: ["overset-sources"],
    path: "Integrations/OversetSources"),
  .plugin(
    name: "OversetPreviews",
    capability: .command(
      intent: .custom(verb: "overset", description: "Run previews through the matrix"),
      permissions: [
        .writeToPackageDirectory(reason: "References are kept in the package.")
      ]),
    path: "Integrations/OversetPreviews"),
]

/// Benchmarks, the fuzzer and the seeding of faults. Nobody else builds them.
let benchmarks: [Target] = [
  library(
    "OversetFaultSeeding",
    [
      "OversetVocabulary",
      "OversetCatalogs", "OversetChecks", "OversetLayoutEngine", "OversetLayoutTree",
      "OversetShaping",
      "OversetText", "OversetUI", "OversetUnicode",
    ], in: "Benchmarks"),
  library(
    "OversetFuzzing",
    [
      "OversetVocabulary", "OversetAppSource", "OversetCatalogs", "OversetConfig", "OversetFonts",
      "OversetInlineSource", "OversetSource", "OversetLayoutTree", "OversetProject",
      "OversetRaster",
      "OversetRendering", "OversetRun", "OversetShaping", "OversetSlots", "OversetSnapshots",
      "OversetText", "OversetTextTools", "OversetUnicode",
    ], in: "Benchmarks"),
  .executableTarget(
    name: "overset-fuzz", dependencies: ["OversetFuzzing"],
    path: "Benchmarks/overset-fuzz", swiftSettings: strict),
  .target(
    name: "COversetBench", dependencies: ["COversetICUFlags", "COversetHarfBuzz"],
    path: "Benchmarks/COversetBench", cSettings: strictC),
  .executableTarget(
    name: "overset-bench",
    dependencies: [
      "COversetBench", "OversetCatalogs", "OversetChecks", "OversetConfig", "OversetFonts",
      "OversetGallery", "OversetLayoutEngine", "OversetLayoutTree",
      "OversetProject", "OversetRun", "OversetSlots",
      "OversetFaultSeeding", "OversetFiles", "OversetFuzzing", "OversetRaster", "OversetRendering",
      "OversetShaping", "OversetText",
      "OversetUI", "OversetUnicode", "OversetVocabulary",
    ],
    path: "Benchmarks/overset-bench", swiftSettings: strict),
  .testTarget(
    name: "OversetFaultSeedingTests",
    dependencies: [
      "OversetVocabulary", "OversetFaultSeeding", "OversetProject", "OversetRun", "OversetSlots",
      "OversetStress", "OversetTextTools", "OversetChecks",
      "OversetCatalogs", "OversetFonts",
      "OversetConfig", "OversetShaping",
    ],
    path: "Benchmarks/OversetFaultSeedingTests", resources: [.copy("Data")],
    swiftSettings: strict),
  .testTarget(
    name: "OversetFuzzingTests", dependencies: ["OversetFuzzing"],
    path: "Benchmarks/OversetFuzzingTests",
    exclude: ["Dictionaries", "Regressions", "Seeds", "known-leaks.txt"], swiftSettings: strict),
]

let testTargets: [Target] = [
  .executableTarget(
    name: "OversetTestProgram", dependencies: ["OversetCommand", "OversetProject", "OversetUI"],
    path: "Tests/OversetTestProgram", swiftSettings: strict),
  .executableTarget(
    name: "OversetTestComponents", dependencies: ["OversetCommand", "OversetProject", "OversetUI"],
    path: "Tests/OversetTestComponents", swiftSettings: strict),
  .testTarget(
    name: "ArchitectureTests", exclude: ["allowed-imports.txt"], swiftSettings: strict),
  testSupport("OversetTestBasics", exclude: ["Assets", "Faces"]),
  tests("OversetExpansionTests", ["OversetExpansion"]),
  tests("OversetSourceTextTests", ["OversetSourceText"]),
  tests("OversetFilesTests", ["OversetVocabulary", "OversetTestBasics", "OversetFiles"]),
  tests(
    "OversetVocabularyTests", ["OversetTestBasics", "OversetVocabulary"],
    resources: [.copy("Data")]),
  testSupport(
    "OversetTestProjects",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetProject", "OversetRun", "OversetSlots",
      "OversetStress", "OversetTextTools", "OversetUI",
    ]),
  tests(
    "OversetUnicodeTests", ["OversetVocabulary", "OversetTestBasics", "OversetUnicode"],
    resources: [.copy("Data")]),
  tests(
    "OversetConfigTests",
    [
      "OversetFiles", "OversetVocabulary", "OversetTestBasics", "OversetConfig", "OversetFonts",
    ],
    resources: [.copy("Expectations")]),
  tests(
    "OversetCatalogsTests",
    [
      "OversetFiles", "OversetVocabulary", "OversetTestBasics", "OversetCatalogs", "OversetConfig",
    ],
    resources: [.copy("Fixtures")]),
  tests("OversetSourceTests", ["OversetVocabulary", "OversetSource"]),
  tests(
    "OversetAppSourceTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetFiles", "OversetConfig",
      "OversetCatalogs", "OversetSource", "OversetAppSource",
    ]),
  tests(
    "OversetAssetsTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetFiles", "OversetAssets", "OversetRaster",
    ]),
  .testTarget(
    name: "OversetRasterTests",
    dependencies: ["OversetVocabulary", "OversetTestBasics", "OversetRaster"],
    exclude: ["Fixtures/make_fixtures.py"], resources: [.copy("Fixtures/pictures")],
    swiftSettings: strict),
  tests(
    "OversetSnapshotsTests",
    [
      "OversetFiles", "OversetVocabulary", "OversetTestBasics", "OversetSnapshots", "OversetRaster",
    ]),
  tests(
    "OversetLayoutEngineTests", ["OversetVocabulary", "OversetTestBasics", "OversetLayoutEngine"],
    resources: [.copy("Fixtures")]),
  tests(
    "OversetProjectTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetTestProjects", "OversetProject",
      "OversetRun", "OversetSlots", "OversetUI", "OversetConfig", "OversetChecks",
    ]),
  tests(
    "OversetRunTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetTestSupport", "OversetTestProjects",
      "OversetProject", "OversetRun", "OversetUI", "OversetSnapshots", "OversetConfig",
      "OversetChecks",
    ]),
  tests(
    "OversetFaultTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetTestProjects", "OversetProject",
      "OversetRun", "OversetUI", "OversetChecks",
    ]),
  tests(
    "OversetSlotsTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetTestProjects", "OversetProject",
      "OversetSlots", "OversetUI", "OversetCatalogs", "OversetConfig", "OversetChecks",
      "OversetLayoutTree", "OversetText",
    ]),
  tests(
    "OversetStressTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetTestProjects", "OversetProject",
      "OversetRun", "OversetStress", "OversetUI", "OversetConfig", "OversetChecks",
      "OversetCatalogs", "OversetLayoutTree",
    ]),
  tests(
    "OversetReportsTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetTestProjects", "OversetReports",
      "OversetProject", "OversetRaster", "OversetRun", "OversetSlots", "OversetStress",
      "OversetTextTools", "OversetChecks", "OversetConfig", "OversetText", "OversetUI",
    ],
    exclude: ["Data"]),
  tests(
    "OversetTextToolsTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetTextTools", "OversetProject", "OversetRun",
      "OversetUI", "OversetConfig", "OversetFiles", "OversetRaster",
    ] + (bringsSwiftUI ? ["OversetSwiftUIModules"] : [])),
  tests("OversetEngineTests", ["OversetTestBasics", "OversetEngine", "OversetUI"]),
  tests(
    "OversetServiceTests",
    [
      "OversetVocabulary", "OversetTestBasics", "OversetTestProjects", "OversetTestProgram",
      "OversetTestComponents", "OversetService", "overset-server", "OversetProject", "OversetRun",
      "OversetReports",
      "OversetSlots", "OversetSnapshots", "OversetChecks", "OversetConfig", "OversetRaster",
      "OversetFiles", "OversetCatalogs", "OversetCommand", "OversetUI",
    ] + server + [keyMaker], resources: [.copy("Data")]),
  tests(
    "ProductTests",
    [
      "OversetTestBasics", "OversetCommand", "OversetEngine", "OversetTesting", "SnapshotTesting",
      "InlineSnapshotTesting", "SnapshotTestingCustomDump",
    ] + (bringsSwiftUI ? ["OversetSwiftUIModules"] : []),
    exclude: ["Fixtures"]),
  tests(
    "OversetTestingTests",
    [
      "OversetVocabulary",
      "OversetTestBasics", "OversetTesting", "OversetReports", "OversetRaster", "SnapshotTesting",
    ] + (bringsSwiftUI ? ["OversetGallery"] : []),
    exclude: ["Data", "__Snapshots__", "Screens/__Snapshots__"]),
  tests(
    "InlineSnapshotTestingTests",
    [
      "OversetVocabulary", "OversetTestBasics", "InlineSnapshotTesting", "OversetInlineSource",
      "OversetTesting",
    ],
    exclude: ["Data"]),
  tests(
    "SnapshotTestingCustomDumpTests", ["SnapshotTestingCustomDump", "SnapshotTesting"],
    exclude: ["__Snapshots__"]),
  tests(
    "OversetCommandTests",
    [
      arguments, "OversetVocabulary", "OversetTestBasics", "OversetCommand", "overset",
      "OversetTestProgram",
      "OversetChecks", "OversetConfig", "OversetRaster", "OversetFiles", "OversetRun", "OversetUI",
    ] + (bringsSwiftUI ? ["OversetTestFailures"] : []),
    resources: [.copy("Data")]),
  testSupport(
    "OversetTestSupport",
    [
      "OversetDriving", "OversetAssets", "OversetFiles",
      "OversetVocabulary", "OversetTestBasics", "OversetUI", "OversetLayoutTree",
      "OversetLayoutEngine", "OversetShaping", "OversetCatalogs", "OversetConfig", "OversetFonts",
    ]),
  tests(
    "OversetUITests",
    [
      "OversetDriving",
      "OversetVocabulary",
      "OversetTestSupport", "OversetUI", "OversetLayoutTree", "OversetText", "OversetShaping",
      "OversetConfig", "OversetCatalogs", "OversetChecks", "OversetLayoutEngine", "OversetProject",
    ] + (bringsSwiftUI ? ["OversetGallery", "OversetTestScreens"] : []),
    resources: [.copy("Fixtures")]),
  tests(
    "OversetLayoutTreeTests",
    [
      "OversetVocabulary",
      "OversetTestBasics", "OversetTestSupport", "OversetLayoutTree", "OversetLayoutEngine",
      "OversetText",
      "OversetUI",
    ]),
  tests(
    "OversetChecksTests",
    [
      "OversetVocabulary",
      "OversetTestBasics", "OversetTestSupport", "OversetChecks", "OversetLayoutTree",
      "OversetText",
      "OversetAssets", "OversetUI", "OversetCatalogs", "OversetLayoutEngine", "OversetUnicode",
    ], resources: [.copy("Data")]),

  tests(
    "OversetRenderingTests",
    [
      "OversetFiles",
      "OversetVocabulary",
      "OversetTestBasics", "OversetTestSupport", "OversetRendering", "OversetRaster",
      "OversetLayoutTree", "OversetLayoutEngine", "OversetText", "OversetUI", "OversetShaping",
      "OversetConfig", "OversetFonts",
    ]),
  tests(
    "OversetShapingTests",
    [
      "OversetFiles",
      "OversetVocabulary",
      "OversetTestBasics", "OversetShaping", "OversetUnicode", "OversetConfig", "OversetFonts",
      "OversetCatalogs",
    ]),
  tests(
    "OversetTextTests",
    [
      "OversetFiles",
      "OversetVocabulary",
      "OversetTestBasics", "OversetText", "OversetShaping", "OversetUnicode", "OversetConfig",
      "OversetFonts",
    ],
    resources: [.copy("Data")]),
]

/// The targets of tests that `OVERSET_TESTS` names, separated by spaces, and what tests share; all where it is not set,
/// all but one where it is that one's name after a hyphen. Without the traits everything is built anew, and there is
/// little to test; and a run in which tests are left out by an option of `swift test` is no whole one.
func chosenTests(of targets: [Target]) -> [Target] {
  guard let names = Context.environment["OVERSET_TESTS"]?.split(separator: " ").map(String.init)
  else { return targets }
  return targets.filter {
    $0.type != .test || names.contains($0.name)
      || names.first?.hasPrefix("-") == true && names != ["-\($0.name)"]
  }
}

let products =
  [
    "OversetCommand", "OversetEngine", "OversetTesting", "SnapshotTesting",
    "InlineSnapshotTesting", "SnapshotTestingCustomDump",
  ]

let appProducts: [Product] = [
  Product.`library`(name: "SwiftUI", targets: ["OversetSwiftUIModules"]),
  Product.`library`(name: "Combine", targets: ["OversetCombineModules"]),
]

/// What the service rests on.
let serverPackages: [Package.Dependency] =
  [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0",
      traits: []),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.0"),
    .package(
      url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ]

var package = Package(
  name: "Overset",
  products: [
    .executable(name: "overset", targets: ["overset"]),
    .executable(name: "overset-server", targets: ["overset-server"]),
    .plugin(name: "OversetSources", targets: ["OversetSources"]),
    .plugin(name: "OversetPreviews", targets: ["OversetPreviews"]),
  ]
    + products.map { Product.`library`(name: $0, targets: [$0]) }
    + (bringsSwiftUI ? appProducts : []),
  traits: [
    .trait(
      name: "InlineSnapshots",
      description: "assertInlineSnapshot writes into source files, with swift-syntax."),
    .trait(
      name: "CustomDump",
      description: "SnapshotTestingCustomDump has the strategy customDump, with swift-custom-dump."),
    .trait(
      name: "Source",
      description: "overset check reads an app's source, with swift-syntax."),
    .trait(
      name: "Service",
      description:
        "overset-server answers checks over HTTP and keeps runs; overset push. With Hummingbird and GRDB."
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
  ] + serverPackages,
  targets: cTargets + [fonts] + libraries + (bringsSwiftUI ? gallery + rowTests + failingApp : [])
    + [executable, serverProgram]
    + packagePlugins + chosenTests(of: testTargets)
)

// Set by `make bench`, `make fuzz`, `make plant`, `make test` and `make docs`.
if Context.environment["OVERSET_BENCH"] == "1", bringsSwiftUI {
  package.targets += chosenTests(of: benchmarks)
}

extension Target.Dependency {
  /// The name of what is depended on.
  var name: String {
    switch self {
    case .targetItem(let name, _), .byNameItem(let name, _), .productItem(let name, _, _, _): name
    @unknown default: ""
    }
  }
}

// Set by `make test-service`: only the targets that it names, separated by spaces, and what they rest on are built.
if let names = Context.environment["OVERSET_ONLY"]?.split(separator: " ").map(String.init) {
  var wanted = Set(names)
  var count = 0
  while count < wanted.count {
    count = wanted.count
    for target in package.targets where wanted.contains(target.name) {
      wanted.formUnion(target.dependencies.map(\.name))
    }
  }
  package.targets.removeAll { !wanted.contains($0.name) }
  package.products = []
}
