import Foundation
import OversetTestBasics
import Testing

/// Compiles a file as the compiler of another package would, against the modules of the products.
struct FixtureCompiler {
  private let scratch: Scratch
  private let modules: URL
  private let emptyModules: URL

  /// The folder of the fixtures, beside this file.
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Where the modules with Apple's names lie, which SwiftPM passes to the targets that depend on a product.
  private static let interfaces = ["OversetSwiftUIInterfaces", "OversetCombineInterfaces"].map {
    fixtures.appending(path: "../../../Sources/\($0)/Modules").standardizedFileURL.path
  }

  /// A compiler for one file.
  init() throws {
    scratch = try Scratch()
    modules = try BuildFolder.file("Modules/SnapshotTesting.swiftmodule") {
      FileManager.default.fileExists(atPath: $0.path)
    }.deletingLastPathComponent()
    emptyModules = modules.deletingLastPathComponent().appending(path: "EmptyModules")
    try writeModuleMap()
  }

  private func emitApp() throws {
    let app = Self.fixtures.appending(path: "App.swift").path
    let module = scratch.folder.appending(path: "App.swiftmodule").path
    let errors = try run([
      "-emit-module", "-parse-as-library", "-module-name", "App", app, "-o", module,
    ])
    guard errors.isEmpty else { throw Failure(errors: errors) }
  }

  /// Why the app itself does not compile.
  struct Failure: Error {
    let errors: [String]
  }

  /// The errors of the fixture called `name`, which can import `App`.
  func errors(inFixture name: String) throws -> [String] {
    try emitApp()
    return try errors(in: Self.fixtures.appending(path: "\(name).swift"))
  }

  /// The errors of a file with `text`.
  func errors(inText text: String) throws -> [String] {
    let file = scratch.folder.appending(path: "Text.swift")
    try Data(text.utf8).write(to: file)
    return try errors(in: file)
  }

  /// The errors of a file of an app in a version of the language, such as "5".
  func errors(inApp text: String, version: String) throws -> [String] {
    let file = scratch.folder.appending(path: "App.swift")
    try Data(text.utf8).write(to: file)
    return try run(
      [
        "-typecheck", "-parse-as-library", "-suppress-warnings", "-swift-version", version,
        "-load-plugin-executable", "\(try plugin().path)#OversetMacros", file.path,
      ])
  }

  /// The program that expands macros.
  private func plugin() throws -> URL {
    try BuildFolder.file("OversetMacros-tool") {
      FileManager.default.isExecutableFile(atPath: $0.path)
    }
  }

  /// The errors of files that are compiled as a module, which later files can import.
  func errors(
    in files: [URL], asModule name: String, version: String = "6"
  ) throws -> [String] {
    let module = scratch.folder.appending(path: "\(name).swiftmodule").path
    return try run(
      [
        "-swift-version", version, "-suppress-warnings", "-emit-module", "-parse-as-library",
        "-module-name", name, "-o", module,
        "-load-plugin-executable", "\(try plugin().path)#OversetMacros",
      ] + files.map(\.path))
  }

  /// The errors of a file whose lines are the program itself.
  func errors(inProgram file: URL) throws -> [String] { try run(["-typecheck", file.path]) }

  /// The errors of a block of the documentation, beside files that declare what it takes for given.
  func errors(in example: DocumentedExample) throws -> [String] {
    let file = scratch.folder.appending(path: example.isProgram ? "main.swift" : "Example.swift")
    try Data(example.source.utf8).write(to: file)
    if example.isManifest {
      return try run(
        ["-typecheck", "-package-description-version", "6.2", "-I", try manifests(), file.path])
    }
    if example.needs("MyViews") {
      let views = scratch.folder.appending(path: "Views.swift")
      try Data().write(to: views)
      let errors = try errors(in: [views], asModule: "MyViews")
      guard errors.isEmpty else { return errors }
    }
    let named = Self.fixtures.appending(path: "Named")
    let given = try FileManager.default.contentsOfDirectory(atPath: named.path)
      .filter { example.needs($0.replacing(".swift", with: "")) }
      .map { named.appending(path: $0).path }
    return try run(
      ["-typecheck"] + (example.isProgram ? [] : ["-parse-as-library"]) + [file.path] + given)
  }

  /// Where the compiler finds the module of manifests.
  private func manifests() throws -> String {
    let compilers = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
      .map { URL(filePath: "\($0)/swiftc").resolvingSymlinksInPath() }
    let folders = compilers.map {
      $0.appending(path: "../../lib/swift/pm/ManifestAPI").standardizedFileURL.path
    }
    return try #require(folders.first { FileManager.default.fileExists(atPath: $0) })
  }

  private func errors(in file: URL) throws -> [String] {
    try run(
      ["-typecheck", "-parse-as-library", "-package-name", "another", file.path]
        + ["-enable-upcoming-feature", "MemberImportVisibility"])
  }

  /// C modules under Swift modules that the products rest on, those of the service's trait among them: a program of the
  /// command loads the module of its HTTP client.
  private static let moduleNames = [
    "_SwiftSyntaxCShims", "_NumericsShims", "_AtomicsShims", "CSystem", "CNIOAtomics", "CNIOLinux",
    "CNIODarwin", "CNIOOpenBSD", "CNIOPosix", "CNIOWindows", "CNIOLLHTTP", "CNIOExtrasZlib",
    "CAsyncHTTPClient",
  ]

  /// Swift wants the C modules under a Swift module to exist; none of what they declare is public, so they
  /// may be empty here. Those of this package and of Yams are declared beside the interfaces.
  ///
  /// The file lies beside the modules and stays: the compiler caches the modules of interfaces for all tests, with the
  /// files that each was made of, and a compiler that finds one gone makes the module again under the others' hands.
  private func writeModuleMap() throws {
    let data = Data(Self.moduleNames.map { "module \($0) {}\n" }.joined().utf8)
    let file = emptyModules.appending(path: "module.modulemap")
    guard (try? Data(contentsOf: file)) != data else { return }
    try FileManager.default.createDirectory(at: emptyModules, withIntermediateDirectories: true)
    try data.write(to: file, options: .atomic)
  }

  private func run(_ arguments: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6"]
      + [modules.path, emptyModules.path, scratch.folder.path].flatMap { ["-I", $0] }
      + Self.interfaces.flatMap { ["-I", $0] }
      + arguments
    let output = scratch.folder.appending(path: "output.txt")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let lines = String(decoding: try Data(contentsOf: output), as: UTF8.self)
      .split(separator: "\n").map(String.init)
    guard process.terminationStatus != 0 else { return [] }
    let errors = lines.filter { $0.contains("error: ") && !$0.hasPrefix(" ") }
    // A compiler that is killed says nothing.
    return errors.isEmpty ? lines + ["ended with \(process.terminationStatus)"] : errors
  }
}
