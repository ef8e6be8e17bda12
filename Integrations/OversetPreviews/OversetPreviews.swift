import Foundation
import PackagePlugin

/// Runs the previews of a package that has no program for them: `swift package overset run`.
///
/// It writes a package of its own beside the build, which depends on the one it is called in and on Overset, and has
/// SwiftPM build and run the program there. The arguments are those of `overset`.
@main
struct OversetPreviews: CommandPlugin {
  /// No target of Overset and hardly one of an app is called so: names are unique among all packages of a build.
  private static let program = "OversetPreviewProgram"

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let app = context.package
    let overset = try overset(of: app)
    let products = try libraries(of: app)
    let folder = context.pluginWorkDirectoryURL.appending(path: "Program")
    try write(
      manifest(app: app.directoryURL, overset: overset.directoryURL, products: products),
      to: folder.appending(path: "Package.swift"))
    try write(
      "import OversetCommand\n\nawait OversetCommand.main()\n",
      to: folder.appending(path: "Sources/\(Self.program)/main.swift"))
    try run(arguments, of: folder, in: app.directoryURL)
  }

  /// The package Overset: the one that has the plugin.
  private func overset(of app: Package) throws -> Package {
    let found = app.dependencies.map(\.package).first { package in
      package.products.contains { $0.name == "OversetCommand" }
    }
    guard let found else { throw Failure("the package does not depend on Overset itself") }
    return found
  }

  /// The library products of the package with views. A program of another package links nothing else of it.
  private func libraries(of app: Package) throws -> [String] {
    let products = app.products.compactMap { $0 as? LibraryProduct }
    let views = app.targets.filter(hasViews)
    guard !views.isEmpty else {
      throw Failure("no target of the package depends on the product SwiftUI of Overset")
    }
    for target in views where !products.contains(where: { $0.brings(target) }) {
      Diagnostics.warning("\(target.name) is in no library product: its previews do not run")
    }
    let chosen = products.filter { product in views.contains { product.brings($0) } }
    guard !chosen.isEmpty else {
      throw Failure("declare a library product with the targets whose previews are to run")
    }
    return chosen.map(\.name)
  }

  private func hasViews(_ target: any Target) -> Bool {
    target.dependencies.contains { dependency in
      if case .product(let product) = dependency { product.name == "SwiftUI" } else { false }
    }
  }

  private func manifest(app: URL, overset: URL, products: [String]) -> String {
    let views = products.map {
      "        .product(name: \"\($0)\", package: \"\(identity(of: app))\"),\n"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "OversetPreviews",
        dependencies: [
          .package(path: "\(app.path(percentEncoded: false))"),
          .package(path: "\(overset.path(percentEncoded: false))"),
        ],
        targets: [
          .executableTarget(
            name: "\(Self.program)",
            dependencies: [
      \(views.joined())\
              .product(name: "OversetCommand", package: "\(identity(of: overset))"),
            ])
        ])

      """
  }

  /// What SwiftPM calls a package that is named by its folder.
  private func identity(of folder: URL) -> String { folder.standardizedFileURL.lastPathComponent }

  /// Writes a file, unless it has this text already: SwiftPM builds nothing again then.
  private func write(_ text: String, to file: URL) throws {
    if let before = try? String(contentsOf: file, encoding: .utf8), before == text { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func run(_ arguments: [String], of package: URL, in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swift", "run", "--package-path", package.path(percentEncoded: false), Self.program]
      + arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // SwiftPM ends with 1, whatever the code, and prints it.
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}

/// Why previews cannot run.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension LibraryProduct {
  /// Whether a program that depends on the product is linked with a target.
  func brings(_ target: any Target) -> Bool {
    targets.contains {
      $0.id == target.id || $0.recursiveTargetDependencies.contains { $0.id == target.id }
    }
  }
}
