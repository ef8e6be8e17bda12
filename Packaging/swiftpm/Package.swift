// swift-tools-version: 6.0
import PackageDescription

/// The program Overset as it was built, and a command that runs it: `swift package overset check`.
let package = Package(
  name: "overset-swiftpm",
  products: [.plugin(name: "OversetCommand", targets: ["OversetCommand"])],
  targets: [
    .binaryTarget(name: "overset", path: "overset.artifactbundle"),
    .plugin(
      name: "OversetCommand",
      capability: .command(
        intent: .custom(
          verb: "overset",
          description: "Find translations that do not fit and layouts that do not mirror")),
      dependencies: ["overset"]),
  ])
