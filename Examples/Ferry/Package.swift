// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Ferry",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    Product.`library`(name: "FerryUI", targets: ["FerryUI"])
  ],
  dependencies: [.package(name: "Overset", path: "../..")],
  targets: [
    .target(
      name: "FerryUI",
      // Apple's SwiftUI on Apple's platforms, Overset's on Linux: the views cannot tell.
      dependencies: [
        .product(name: "SwiftUI", package: "Overset", condition: .when(platforms: [.linux]))
      ],
      resources: [.process("Resources")])
  ])

#if os(Linux)
  package.targets.append(
    .executableTarget(
      name: "FerryOverset",
      dependencies: ["FerryUI", .product(name: "OversetCommand", package: "Overset")]))
#endif
