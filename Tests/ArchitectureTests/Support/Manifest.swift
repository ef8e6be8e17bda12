import Foundation

/// What `swift package dump-package` makes of a manifest, as far as the rules ask.
struct Manifest: Decodable {
  struct Target: Decodable {
    /// A dependency on a target or product; SwiftPM writes each as a list that begins with its name.
    struct Dependency: Decodable {
      let name: String

      private enum Key: String, CodingKey { case byName, product, target }

      init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        let key = try keys.allKeys.first.orThrow("a dependency has a kind")
        var list = try keys.nestedUnkeyedContainer(forKey: key)
        name = try list.decode(String.self)
      }
    }

    let name: String
    let type: String
    let dependencies: [Dependency]
    /// What lies in the target's folder and is none of its sources, as paths from that folder.
    let exclude: [String]
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  let targets: [Target]
  let products: [Product]

  /// Why a manifest could not be evaluated.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// The package's own manifest, evaluated once for all tests.
  static let own = Result { try evaluate(PackageTree.manifest()) }

  /// Evaluates the manifest whose text is `text`, in a temporary folder, with the benchmarks.
  static func evaluate(_ text: String) throws -> Manifest {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "overset-manifest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(to: folder.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["OVERSET_BENCH": "1"]) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let messages = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: messages, as: UTF8.self))
    }
    return try JSONDecoder().decode(Manifest.self, from: data)
  }

  /// The names of all targets.
  var targetNames: Set<String> { Set(targets.map(\.name)) }

  /// The targets and products that a target depends on, by itself or through others.
  func reached(from name: String) -> Set<String> {
    let dependencies = Dictionary(
      targets.map { ($0.name, $0.dependencies.map(\.name)) }, uniquingKeysWith: +)
    var reached: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      open += dependencies[next, default: []].filter { reached.insert($0).inserted }
    }
    return reached
  }

  /// The targets and products named by a dependency or a product that nothing defines, each with who
  /// names it. Names without the package's prefix are third-party products.
  var danglingNames: [String] {
    let own = targetNames
    let isOurs = { (name: String) in name.contains("Overset") || name.contains("Snapshot") }
    let fromTargets = targets.flatMap { target in
      target.dependencies.map(\.name)
        .filter { (isOurs($0) || $0 == "SwiftUI" || $0 == "overset") && !own.contains($0) }
        .map { "\(target.name): \($0)" }
    }
    let fromProducts = products.flatMap { product in
      product.targets.filter { !own.contains($0) }.map { "product \(product.name): \($0)" }
    }
    return fromTargets + fromProducts
  }
}

extension Optional {
  /// The value, or an error that says what was expected.
  fileprivate func orThrow(_ expectation: String) throws -> Wrapped {
    guard let self else { throw Manifest.Failure(description: expectation) }
    return self
  }
}
