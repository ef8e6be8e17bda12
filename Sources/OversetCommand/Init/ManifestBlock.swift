/// What is added to the manifest of an app's package: the target that runs its previews, on Linux alone.
struct ManifestBlock {
  /// By which a block is known again.
  static let mark = "// Overset: "
  /// Where the program's one file lies.
  static let folder = "Overset"

  let package: String
  /// The targets with views.
  let targets: [String]
  let overset: OversetDependency

  /// What the program is called.
  var executable: String { "\(package.filter { $0.isLetter || $0.isNumber || $0 == "_" })Overset" }

  /// The lines behind the package's description. They change it where SwiftUI comes from Overset, and nowhere else.
  var text: String {
    let names = targets.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      \(ManifestBlock.mark)lays the previews out on Linux. Elsewhere nothing of this is part of the package.
      #if os(Linux)
        package.dependencies.append(\(overset.declaration))
        for target in package.targets where [\(names)].contains(target.name) {
          target.dependencies.append(.product(name: "SwiftUI", package: "\(overset.identity)"))
        }
        package.targets.append(
          .executableTarget(
            name: "\(executable)",
            dependencies: [
              \(targets.map { "\"\($0)\", " }.joined())\
      .product(name: "OversetCommand", package: "\(overset.identity)"),
            ],
            path: "\(ManifestBlock.folder)"))
      #endif

      """
  }

  /// The file of the program.
  var program: String {
    (targets.map { "import \($0)\n" } + ["import OversetCommand\n\nawait OversetCommand.main()\n"])
      .joined()
  }
}

/// Where an app's package gets Overset from.
struct OversetDependency {
  /// A folder, or the URL of a repository.
  let place: String

  /// Whether other machines find it, too.
  var isRemote: Bool { place.contains("://") || place.hasPrefix("git@") }

  /// As a manifest declares it.
  var declaration: String {
    isRemote ? ".package(url: \"\(place)\", branch: \"main\")" : ".package(path: \"\(place)\")"
  }

  /// What products of it are named with: the last part of the place.
  var identity: String {
    let last = place.split(separator: "/").last.map(String.init) ?? place
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
