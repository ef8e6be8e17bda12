import Foundation
import OversetTestBasics
import Testing

/// `overset run --shard` and `overset merge`: many machines say what one would have said.
struct MergeTests {
  /// Two components in three languages on one device: enough for seven shards, one of them empty or not.
  static let selection = [
    "--component", "ErrorCard", "--component", "ProfileCard", "--device", "iPhoneSE",
    "--locale", "en", "--locale", "ar", "--locale", "de",
  ]
  static let reports = [
    "sarif", "junit", "gitlab", "rdjson", "markdown", "github", "editor",
  ]

  /// A project with references, of which one is gone and one has been changed by hand.
  func project() async throws -> TestProject {
    let project = try TestProject.gallery()
    _ = try await project.overset(["run"] + Self.selection)
    let references = project.listing(of: "__Snapshots__/ErrorCard")
    let pictures = references.filter { $0.hasSuffix(".png") }.sorted()
    let texts = references.filter { $0.hasSuffix(".txt") }.sorted()
    try project.changePixel(of: "__Snapshots__/ErrorCard/\(try #require(pictures.first))")
    let gone = "__Snapshots__/ErrorCard/\(try #require(texts.last))"
    try FileManager.default.removeItem(at: project.file(gone))
    return project
  }

  /// The blobs of all shards, in their order.
  func shards(
    _ count: Int, of project: TestProject, _ arguments: [String] = selection
  ) async throws -> [String] {
    var blobs: [String] = []
    for index in 1...count {
      let blob = project.file("blobs/\(index)-\(count)").path(percentEncoded: false)
      let run = try await project.overset(
        ["run", "--record", "never", "--shard", "\(index)/\(count)", "--blob", blob] + arguments)
      #expect([0, 1].contains(run.exitCode))
      #expect(run.text.contains("shard \(index)/\(count), "))
      blobs.append(blob)
    }
    return blobs
  }

  func outputs(of folder: String) -> [String] {
    Self.reports.flatMap { ["--report", "\($0)=\(folder)/\($0)"] }
  }

  @Test("shards in any order give the bytes of one machine", arguments: [1, 2, 3, 7])
  func sameBytes(count: Int) async throws {
    let project = try await project()
    let one = project.file("one").path(percentEncoded: false)
    let many = project.file("many").path(percentEncoded: false)
    let whole = ["run", "--record", "never"] + Self.selection
    let blobs = try await shards(count, of: project)
    for format in ["text", "json"] {
      let alone = try await project.overset(whole + ["--format", format] + outputs(of: one))
      let merged = try await project.overset(
        ["merge", "--format", format] + blobs.reversed() + outputs(of: many))
      #expect(alone.exitCode == 1)
      #expect(merged.exitCode == alone.exitCode)
      #expect(merged.text == alone.text)
      #expect(merged.errors == alone.errors)
      for report in Self.reports {
        #expect(
          try Data(contentsOf: project.file("many/\(report)"))
            == Data(contentsOf: project.file("one/\(report)")), "\(report)")
      }
    }
  }

  /// Each shard runs in a copy of its own, as on machines: nothing of one is where the blobs are put together.
  @Test("pictures and pending values travel with the blobs, and the page is that of one machine")
  func pictures() async throws {
    let project = try await project()
    let machines = try (1...3).map { _ in try project.copy() }
    for (index, machine) in machines.prefix(2).enumerated() {
      let blob = project.file("blobs/\(index + 1)").path(percentEncoded: false)
      _ = try await machine.overset(
        ["run", "--record", "never", "--shard", "\(index + 1)/2", "--blob", blob] + Self.selection)
    }
    // What an earlier run has left of a cell that is equal now.
    let last = machines[2]
    try last.write("old", to: ".overset/pending/ProfileCard/newcomer.en_iPhoneSE.txt")
    let page = last.file("page").path(percentEncoded: false)
    let merged = try await last.overset(
      ["merge", "--report", "html=\(page)"]
        + (1...2).map { project.file("blobs/\($0)").path(percentEncoded: false) })
    #expect(merged.exitCode == 1)
    #expect(merged.errors == "")
    let one = project.file("page").path(percentEncoded: false)
    _ = try await project.overset(
      ["run", "--record", "never", "--report", "html=\(one)"] + Self.selection)
    let pictures = try project.bytes(of: "page/pictures")
    #expect(!pictures.isEmpty)
    #expect(try last.bytes(of: "page") == project.bytes(of: "page"))
    for folder in [".overset/pending", ".overset/diff"] {
      #expect(!(try project.bytes(of: folder)).isEmpty)
      #expect(try last.bytes(of: folder) == project.bytes(of: folder))
    }
  }

  @Test("a colour or a picture that differs makes another plan")
  func assets() async throws {
    let project = try TestProject.gallery()
    try project.write("assets: [App/**]\n", to: "Config/matrix.yml")
    let color = "App/Assets.xcassets/Brand.colorset/Contents.json"
    func text(_ red: String) -> String {
      """
      { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
        { "red" : "\(red)", "green" : "0", "blue" : "0", "alpha" : "1" } } } ],
        "info" : { "author" : "xcode", "version" : 1 } }
      """
    }
    var blobs: [String] = []
    for (index, red) in ["0.5", "0.6"].enumerated() {
      try project.write(text(red), to: color)
      blobs += [project.file("\(index + 1)").path(percentEncoded: false)]
      _ = try await project.overset(
        ["run", "--record", "never", "--shard", "\(index + 1)/2", "--blob", blobs[index]]
          + Self.selection)
    }
    let other = try await project.overset(["merge"] + blobs)
    #expect(other.exitCode == 65)
    #expect(other.errors.contains("of another run"))
    try project.write(text("0.5"), to: color)
    _ = try await project.overset(
      ["run", "--record", "never", "--shard", "2/2", "--blob", blobs[1]] + Self.selection)
    #expect(try await project.overset(["merge"] + blobs).exitCode == 1)
  }

  @Test(
    "a merged run of the whole matrix keeps the list that one machine keeps, and finds what is obsolete"
  )
  func wholeMatrix() async throws {
    let project = try TestProject()
    try project.write(
      "locales: [en, ar]\ndevices: [iPhoneSE]\nbudget: 1\n", to: "Config/matrix.yml")
    let program = try OversetProcess.sampleProgram()
    func run(_ arguments: [String]) async throws -> OversetProcess.Result {
      try await OversetProcess.run(
        arguments + ["--project", project.root.path(percentEncoded: false)],
        environment: ["CI": "1"], program: program)
    }
    _ = try await OversetProcess.run(
      ["run", "--project", project.root.path(percentEncoded: false)], program: program)
    let component = try #require(
      project.listing(of: "__Snapshots__").first { !$0.contains("/") })
    try project.write("old", to: "__Snapshots__/\(component)/gone.en_iPhoneSE.txt")
    let manifests = ".overset/manifests"
    let alone = try await run(["run", "--budget"])
    let kept = try project.bytes(of: manifests)
    try FileManager.default.removeItem(at: project.file(manifests))
    for index in 1...3 { _ = try await run(["run", "--budget", "--shard", "\(index)/3"]) }
    let blobs = (1...3).map {
      project.file(".overset/shards/run-\($0)-of-3.blob").path(percentEncoded: false)
    }
    let merged = try await run(["merge"] + blobs)
    #expect(alone.text.contains("gone.en_iPhoneSE.txt"))
    #expect(merged.text == alone.text)
    #expect(merged.exitCode == alone.exitCode)
    #expect(try project.bytes(of: manifests) == kept)
  }

  @Test(
    "a shard that is missing is named with its cells; --partial reports the others and is never clean"
  )
  func missing() async throws {
    let project = try TestProject.gallery()
    _ = try await project.overset(["run"] + Self.selection)
    try await project.expectMissingShardsAreNamed(
      try await shards(3, of: project), example: "Card/", first: "\npartial, ",
      others: "other shards")
  }

  @Test("a shard that is given twice, or is of another run, is refused by name")
  func contradictions() async throws {
    let project = try TestProject.gallery()
    _ = try await project.overset(["run"] + Self.selection)
    let blobs = try await shards(2, of: project)
    let twice = try await project.overset(["merge", blobs[0], blobs[1], blobs[0]])
    #expect(twice.exitCode == 65)
    #expect(twice.errors.contains("shard 1/2 was already given in "))
    let others = [
      ["--ios", "26"], ["--locale", "tr"], ["--redraw"], ["--explain-ignored"],
    ]
    for (index, options) in others.enumerated() {
      let path = project.file("other-\(index)").path(percentEncoded: false)
      _ = try await project.overset(
        ["run", "--record", "never", "--shard", "2/2", "--blob", path] + Self.selection + options)
      let other = try await project.overset(["merge", blobs[0], path])
      #expect(other.exitCode == 65)
      #expect(other.errors.contains("\(path): this is shard 2/2 of another run"))
    }
    try project.write("strict: true\n", to: "Config/matrix.yml")
    let changed = project.file("changed").path(percentEncoded: false)
    _ = try await project.overset(
      ["run", "--record", "never", "--shard", "2/2", "--blob", changed] + Self.selection)
    #expect(try await project.overset(["merge", blobs[0], changed]).exitCode == 65)
  }

  @Test(
    "what is damaged, of another format or no blob ends with 65 and its name; what is not there with 74"
  )
  func damaged() async throws {
    let project = try TestProject.gallery()
    _ = try await project.overset(["run"] + Self.selection)
    let blob = try await shards(1, of: project)[0]
    let bytes = try Data(contentsOf: URL(filePath: blob))
    let text = String(decoding: bytes, as: UTF8.self)
    let damages: [(Data, String)] = [
      (bytes.prefix(bytes.count / 2), "damaged"), (bytes.dropLast(), "damaged"),
      (bytes + Data(" ".utf8), "damaged"),
      (Data(text.replacing("ErrorCard", with: "ErrorCart").utf8), "damaged"),
      (Data(text.replacing("overset-shard 2", with: "overset-shard 1").utf8), "format 1"),
      (Data(), "not a shard blob"), (Data("{}".utf8), "not a shard blob"),
      (Data("overset-shard 2".utf8), "not a shard blob"),
    ]
    try await project.expectDamagesAreRefused(damages)
    let gone = try await project.overset(["merge", blob + "-gone"])
    #expect(gone.exitCode == 74)
  }

  @Test("a shard that is killed leaves its blob whole or absent")
  func killed() async throws {
    let project = try TestProject.gallery()
    _ = try await project.overset(["run"] + Self.selection)
    let blob = project.file("blob").path(percentEncoded: false)
    let arguments =
      ["run", "--record", "never", "--shard", "1/1", "--blob", blob] + Self.selection
    for delay in [0.05, 0.2, 0.4, 0.8] {
      _ = try await project.overset(arguments, killedAfter: delay)
      let isThere = project.exists("blob")
      let merged = try await project.overset(["merge", blob])
      #expect(merged.exitCode == (isThere ? 1 : 74) || isThere && merged.exitCode == 0)
      if isThere { try FileManager.default.removeItem(atPath: blob) }
    }
  }

  @Test(
    "a wrong shard is a usage error, before anything is looked at",
    arguments: [
      ["--shard", "0/5"], ["--shard", "6/5"], ["--shard", "two"], ["--blob", "x"],
      ["--shard", "auto"],
    ])
  func usage(options: [String]) async throws {
    let project = try TestProject()
    let run = try await project.run(options)
    #expect(run.exitCode == 64)
    #expect(run.output.isEmpty)
    #expect(!project.exists("__Snapshots__"))
  }
}
