import Foundation
import OversetTestBasics
import Testing

/// `overset init` sets up a package, and leaves alone what is there.
@Suite struct InitTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "My Cards", defaultLocalization: "en",
      targets: [.target(name: "CardUI", resources: [.process("Resources")]), .target(name: "Model")])
    """

  /// A package with a target of views and one of other code.
  private func package(
    manifest: String = InitTests.manifest, with others: [String: String] = [:]
  ) throws -> Scratch {
    let scratch = try Scratch()
    let files = [
      "Package.swift": manifest,
      "Sources/Model/Model.swift": "// import SwiftUI\nstruct Model {}\n",
      "Sources/CardUI/Card.swift":
        "import SwiftUI\n\nstruct Card: View { var body: some View { Text(\"a\") } }\n\n#Preview { Card() }\n",
      "Sources/CardUI/Old.swift": "import SwiftUI\nstruct Old_Previews: PreviewProvider {}\n",
      "Sources/CardUI/Resources/en.lproj/Localizable.strings": "\"a\" = \"A\";\n",
      "Sources/CardUI/Resources/fr.lproj/Localizable.strings": "\"a\" = \"Un\";\n",
      "Clones/Overset/Package.swift": "// the package that the other depends on\n",
    ]
    for (path, text) in files.merging(others, uniquingKeysWith: { _, other in other }) {
      let file = scratch.folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return scratch
  }

  private func run(_ arguments: [String], in scratch: Scratch) async throws -> OversetProcess.Result
  {
    let environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME"].contains($0.key)
    }
    return try await OversetProcess.run(
      ["init"] + arguments, environment: environment, folder: scratch.folder)
  }

  private func text(_ path: String, _ scratch: Scratch) throws -> String {
    try String(contentsOf: scratch.folder.appending(path: path), encoding: .utf8)
  }

  @Test("a package gets a program, a matrix with its catalogs and languages, and what git ignores")
  func setsUp() async throws {
    let scratch = try package()
    let result = try await run(["--overset", "Clones/Overset"], in: scratch)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.text.contains("target CardUI: 2 previews"))
    #expect(!result.text.contains("Model"))
    #expect(result.text.contains("swift run MyCardsOverset run"))
    let manifest = try text("Package.swift", scratch)
    #expect(manifest.hasPrefix(Self.manifest))
    #expect(manifest.contains("package.dependencies.append(.package(path: \"Clones/Overset\"))"))
    #expect(manifest.contains("where [\"CardUI\"].contains(target.name)"))
    #expect(
      try text("Overset/main.swift", scratch)
        == "import CardUI\nimport OversetCommand\n\nawait OversetCommand.main()\n")
    let matrix = try text("Config/matrix.yml", scratch)
    #expect(matrix.contains("locales: [en, fr]\n"))
    #expect(matrix.contains("catalogs: [\"Sources/CardUI/Resources/**/*.strings\"]\n"))
    #expect(try text(".gitignore", scratch) == ".build/\n.overset/\n")
  }

  @Test("the manifest can still be read, and running it again changes nothing")
  func changesNothingAgain() async throws {
    let scratch = try package()
    _ = try await run(["--overset", "Clones/Overset"], in: scratch)
    let before = try text("Package.swift", scratch)
    let result = try await run(["--overset", "Clones/Overset"], in: scratch)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.text.components(separatedBy: ": kept").count == 5)
    #expect(try text("Package.swift", scratch) == before)
  }

  @Test("targets, products and folders that are there keep their names")
  func avoidsNames() async throws {
    let manifest = Self.manifest.replacing("Model", with: "MyCardsOverset")
    let others = [
      "Sources/MyCardsOverset/Code.swift": "struct Code {}\n", "Overset/notes.txt": "ours\n",
    ]
    let scratch = try package(manifest: manifest, with: others)
    let result = try await run(["--overset", "Clones/Overset"], in: scratch)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.text.contains("swift run MyCardsOversetPreviews run"))
    #expect(try text("Package.swift", scratch).contains("path: \"MyCardsOversetPreviews\""))
    #expect(try text("MyCardsOversetPreviews/main.swift", scratch).contains("OversetCommand.main"))
    #expect(try text("Overset/notes.txt", scratch) == "ours\n")
  }

  @Test("a module is imported by the name that SwiftPM gives it")
  func importsModules() async throws {
    let manifest = Self.manifest.replacing("CardUI\"", with: "card-ui\", path: \"Sources/CardUI\"")
    let scratch = try package(manifest: manifest)
    let result = try await run(["--overset", "Clones/Overset"], in: scratch)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(try text("Overset/main.swift", scratch).hasPrefix("import card_ui\n"))
  }

  @Test(
    "what a package depends on already is not added again, and its program is the one that is there"
  )
  func knowsWhatIsThere() async throws {
    let manifest = Self.manifest.replacing(
      "targets: [",
      with: """
        dependencies: [.package(path: "Clones/Overset")],
          targets: [
            .executableTarget(
              name: "Looks",
              dependencies: ["Model", .product(name: "OversetCommand", package: "Overset")]),

        """)
    let program = "import OversetCommand\n\nawait OversetCommand.main()\n"
    let scratch = try package(manifest: manifest, with: ["Sources/Looks/main.swift": program])
    let result = try await run(["--overset", "Clones/Overset"], in: scratch)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.text.contains("Package.swift: kept"))
    #expect(result.text.contains("Sources/Looks/main.swift: kept"))
    #expect(result.text.contains("CardUI: 2 previews; left out: add it to what Looks depends on"))
    #expect(result.text.contains("swift run Looks run"))
  }

  @Test("a target that takes SwiftUI from Overset already does not get it twice")
  func addsNothingTwice() async throws {
    let manifest = Self.manifest.replacing(
      "targets: [.target(name: \"CardUI\",",
      with: """
        dependencies: [.package(name: "Layouts", path: "Clones/Overset")],
          targets: [
            .target(
              name: "CardUI", dependencies: [.product(name: "SwiftUI", package: "Layouts")],
        """)
    let scratch = try package(manifest: manifest)
    let result = try await run(["--overset", "Clones/Overset"], in: scratch)
    #expect(result.exitCode == 0, "\(result.errors)")
    let written = try text("Package.swift", scratch)
    #expect(!written.contains("dependencies.append"))
    #expect(written.contains(".product(name: \"OversetCommand\", package: \"Layouts\")"))
  }

  @Test("programs with views are named, as no other program can run their previews")
  func leavesProgramsOut() async throws {
    let manifest = Self.manifest.replacing(
      ".target(name: \"Model\")", with: ".executableTarget(name: \"App\")")
    let app = ["Sources/App/App.swift": "import SwiftUI\n\n#Preview { Text(\"a\") }\n"]
    let both = try package(manifest: manifest, with: app)
    let result = try await run(["--overset", "Clones/Overset"], in: both)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(result.text.contains("target App: 1 preview; left out: it is a program."))
    #expect(try !text("Overset/main.swift", both).contains("import App"))
    let alone = try package(
      manifest: manifest.replacing(
        ".target(name: \"CardUI\", ", with: ".target(name: \"X\", path: \"Sources/Model\", "),
      with: app)
    let refused = try await run(["--overset", "Clones/Overset"], in: alone)
    #expect(refused.exitCode == 66)
    #expect(refused.errors.contains("only programs of the package import SwiftUI"))
  }

  @Test("a clone around the package is named as its folder is")
  func namesAnOuterClone() async throws {
    let scratch = try package()
    let clone = "// the package around the other\n"
    let outer = try Scratch()
    try Data(clone.utf8).write(to: outer.folder.appending(path: "Package.swift"))
    let inner = outer.folder.appending(path: "Examples")
    try FileManager.default.copyItem(at: scratch.folder, to: inner)
    let result = try await run(["--overset", "..", "--project", "Examples"], in: outer)
    #expect(result.exitCode == 64, "a place is seen from the folder that the command runs in")
    let found = try await run(["--overset", ".", "--project", "Examples"], in: outer)
    #expect(found.exitCode == 0, "\(found.errors)")
    let manifest = try text("Examples/Package.swift", outer)
    #expect(manifest.contains(".package(path: \"..\")"))
    #expect(manifest.contains("package: \"\(outer.folder.lastPathComponent)\""))
  }

  @Test("a dry run writes nothing")
  func writesNothingWhenDry() async throws {
    let scratch = try package()
    let result = try await run(["--overset", "Clones/Overset", "--dry-run"], in: scratch)
    #expect(result.exitCode == 0)
    #expect(result.text.contains("Package.swift: changed"))
    #expect(try text("Package.swift", scratch) == Self.manifest)
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "Config").path))
  }

  @Test("with the URL of a repository comes a job for pull requests")
  func addsAJob() async throws {
    let scratch = try package()
    let result = try await run(["--overset", "https://example.com/team/overset.git"], in: scratch)
    #expect(result.exitCode == 0, "\(result.errors)")
    let job = try text(".github/workflows/overset.yml", scratch)
    #expect(job.contains("swift run MyCardsOverset run"))
    #expect(try text("Package.swift", scratch).contains("package: \"overset\""))
  }

  @Test("the packages that it names are those that the repository installs")
  func namesThePackages() async throws {
    let list = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Scripts/packages.txt").standardizedFileURL
    let names = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix("run ") }.map { $0.split(separator: " ")[2] }
    let result = try await run(["--overset", "Clones/Overset", "--dry-run"], in: try package())
    #expect(result.text.contains("apt-get install -y \(names.joined(separator: " "))\n"))
  }

  @Test("a folder without a package, and one without views, have nothing to set up")
  func needsViews() async throws {
    let empty = try await run(
      ["--overset", "Clones/Overset", "--project", "Sources"], in: try package())
    #expect(empty.exitCode == 66)
    let manifest = Self.manifest.replacing("CardUI", with: "Model2").replacing(
      ", resources: [.process(\"Resources\")]", with: ", path: \"Sources/Model\"")
    let blind = try await run(
      ["--overset", "Clones/Overset"],
      in: try package(manifest: manifest.replacing(", .target(name: \"Model\")", with: "")))
    #expect(blind.exitCode == 66, "\(blind.errors)")
  }

  @Test("a manifest that SwiftPM cannot read is bad data, and stays as it is")
  func refusesABrokenManifest() async throws {
    let scratch = try package(manifest: "let package = ")
    let result = try await run(["--overset", "Clones/Overset"], in: scratch)
    #expect(result.exitCode == 65)
    #expect(try text("Package.swift", scratch) == "let package = ")
  }
}
