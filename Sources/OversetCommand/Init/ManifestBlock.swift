/// What is added to the manifest of an app's package: the target that runs its previews, on Linux alone.
struct ManifestBlock {
  /// By which a block is known again.
  static let mark = "// Overset: "

  /// The targets with views whose previews run.
  private let targets: [AppSurvey.ViewTarget]
  private let overset: OversetDependency
  /// What targets call the package Overset.
  private let package: String
  /// Whether the manifest depends on it without the block.
  private let isDeclared: Bool
  /// What the program is called.
  let executable: String
  /// Where the program's one file lies.
  let folder: String

  /// Plans a block for the views in libraries that `survey` found.
  ///
  /// - Parameter folder: Where the program's file is to lie.
  init(
    for survey: AppSurvey, _ manifest: AppManifest, overset: OversetDependency, folder: String
  ) {
    targets = survey.libraries
    self.overset = overset
    let identity = overset.identity.lowercased()
    isDeclared = manifest.packages[identity] != nil
    package = manifest.packages[identity] ?? overset.identity
    executable = manifest.runner?.name ?? ManifestBlock.executable(of: manifest)
    self.folder = folder
  }

  /// A name that no target and no product has.
  static func executable(of manifest: AppManifest) -> String {
    let base = "\(manifest.name.filter { $0.isLetter || $0.isNumber || $0 == "_" })Overset"
    let others = ["", "Previews"] + (2...9).map { "Previews\($0)" }
    return others.map { base + $0 }.first { !manifest.names.contains($0) } ?? base
  }

  /// The lines behind the package's description. They change it where SwiftUI comes from Overset, and nowhere else.
  var text: String {
    let names = targets.filter { !$0.hasSwiftUI }.map { "\"\($0.name)\"" }
      .joined(separator: ", ")
    let dependency =
      isDeclared ? "" : "  package.dependencies.append(\(overset.declaration))\n"
    let views =
      names.isEmpty
      ? ""
      : """
        for target in package.targets where [\(names)].contains(target.name) {
          target.dependencies.append(.product(name: "SwiftUI", package: "\(package)"))
        }

      """
    return """
      \(ManifestBlock.mark)lays the previews out on Linux. Elsewhere nothing of this is part of the package.
      #if os(Linux)
      \(dependency)\(views)\
        package.targets.append(
          .executableTarget(
            name: "\(executable)",
            dependencies: [
              \(targets.map { "\"\($0.name)\", " }.joined())\
      .product(name: "OversetCommand", package: "\(package)"),
            ],
            path: "\(folder)"))
      #endif

      """
  }

  /// The file of the program.
  var program: String {
    (targets.map { "import \(ManifestBlock.module($0.name))\n" } + [
      "import OversetCommand\n\nawait OversetCommand.main()\n"
    ]).joined()
  }

  /// The module of a target: SwiftPM writes what no name can hold as `_`.
  private static func module(_ target: String) -> String {
    let name = target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (name.first?.isNumber ?? false ? "_" + name.dropFirst() : String(name))
  }
}

/// Where an app's package gets Overset from.
struct OversetDependency {
  /// A folder, or the URL of a repository.
  let place: String
  /// What products of it are named with: the last part of the URL, or the name of the folder.
  let identity: String

  /// A repository.
  init(repository: String) {
    place = repository
    let last = repository.split(whereSeparator: { "/:".contains($0) }).last.map(String.init)
    let name = last ?? repository
    identity = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// A folder, by the way to it, whose last part may be `..`.
  init(folder way: String, name: String) {
    place = way
    identity = name
  }

  /// Whether a place is the URL of a repository.
  static func isRepository(_ place: String) -> Bool {
    place.contains("://") || place.hasPrefix("git@")
  }

  /// Whether other machines find it, too.
  var isRemote: Bool { OversetDependency.isRepository(place) }

  /// As a manifest declares it.
  var declaration: String {
    isRemote ? ".package(url: \"\(place)\", branch: \"main\")" : ".package(path: \"\(place)\")"
  }
}
