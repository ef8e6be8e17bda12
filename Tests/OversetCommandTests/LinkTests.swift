import Foundation
import OversetTestBasics
import Testing

/// Every file that Overset opens, replaced by what leads outside or is no file: nothing outside is read,
/// written or removed, and nothing is waited for. `Docs/files.md` lists the files.
@Suite struct LinkTests {
  /// Verifies the references that the links stand for; all of the gallery would take minutes where much else runs.
  private static let verifying = [
    "run", "--record", "never", "--component", "ErrorCard", "--locale", "en", "--device",
    "iPhoneSE",
  ]
  private static let replacements: [GuardedProject.Replacement] = [
    .link("secret"), .link("folder"), .link("absent"), .pipe,
  ]

  @Test(
    "a file that the project is read from is refused with its name",
    arguments: [
      ("Config/matrix.yml", ["measure", "a"]), ("Config/devices.yml", ["measure", "a"]),
      ("Config/checks.yml", ["explain", "a"]), ("Config/slots.yml", ["check", "Locales"]),
      ("Config/samples.yml", ["check", "Locales"]), ("Config/baseline.json", ["measure", "a"]),
      ("Fonts/fonts.yml", ["measure", "a"]), ("Fonts/Bars.ttf", ["measure", "a"]),
    ], replacements)
  func projectFile(
    _ file: (path: String, command: [String]), _ replacement: GuardedProject.Replacement
  ) async throws {
    let project = try GuardedProject()
    try project.replace(file.path, by: replacement)
    let result = try await project.overset(file.command)
    #expect(result.exitCode == 65)
    #expect(result.errors.contains(file.path), "\(result.errors)")
  }

  @Test("a correction that a manifest names is refused", arguments: replacements)
  func correction(_ replacement: GuardedProject.Replacement) async throws {
    let project = try GuardedProject()
    try project.write(
      "version: 1\nextends: default\nfamilies: [{name: Inter, correction: own.yml}]\n",
      to: project.root.appending(path: "Fonts/fonts.yml"))
    try project.replace("Fonts/own.yml", by: replacement)
    #expect(try await project.overset(["measure", "a"]).exitCode == 65)
  }

  @Test(
    "a path of the configuration that leads out of the project is refused",
    arguments: [
      ("Config/matrix.yml", "catalogs: ['../out/**']\n", ["run"]),
      ("Config/matrix.yml", "catalogs: ['/etc/*.strings']\n", ["run"]),
      ("Config/matrix.yml", "catalogs: ['.git/**']\n", ["run"]),
      (
        "Fonts/fonts.yml",
        "version: 1\nextends: default\nfamilies: [{name: Inter, correction: ../../out/secret}]\n",
        ["measure", "a"]
      ),
    ])
  func configuredPath(_ path: String, text: String, command: [String]) async throws {
    let project = try GuardedProject()
    try project.write(text, to: project.root.appending(path: path))
    #expect(try await project.overset(command).exitCode == 65)
  }

  /// An argument is the user's own, but what lies at its path came with the repository.
  @Test(
    "an argument that names a link out of the repository is refused",
    arguments: [
      ("Locales", ["check", "Locales"]), ("Locales", ["slots", "suggest", "Locales"]),
      ("Locales", ["baseline", "Locales"]), ("Locales", ["check", "Locales/en.lproj/A.strings"]),
      ("Locales/en.lproj", ["check", "Locales/en.lproj"]),
      ("a.strings", ["check", "a.strings"]), ("a.strings", ["slots", "suggest", "a.strings"]),
      ("a.strings", ["pseudo", "a.strings", "--locale", "en-XA"]),
      ("rows", ["measure", "--batch", "rows"]), ("rows", ["calibrate", "rows"]),
    ], ["secret", "folder", "absent"])
  func argument(_ input: (path: String, command: [String]), target: String) async throws {
    let project = try GuardedProject()
    try project.replace(input.path, by: .link(target))
    let result = try await project.overset(input.command)
    #expect(result.exitCode == (input.command[0] == "pseudo" ? 74 : 65), "\(result.errors)")
    #expect(result.errors.contains("symbolic link leads"), "\(result.errors)")
  }

  @Test("an argument that names a link inside, or a file elsewhere, is read")
  func readableArguments() async throws {
    let project = try GuardedProject()
    try FileManager.default.createSymbolicLink(
      atPath: project.root.appending(path: "b.xcstrings").path(percentEncoded: false),
      withDestinationPath: "Locales/B.xcstrings")
    try project.write("\"x\" = \"y\";", to: project.scratch.folder.appending(path: "own.strings"))
    #expect(try await project.overset(["check", "b.xcstrings"]).exitCode == 66)
    let elsewhere = try await project.overset(["check", "../own.strings"])
    #expect(elsewhere.exitCode == 0)
    #expect(elsewhere.text.contains("1 key"))
  }

  /// The other catalogs are checked all the same.
  @Test(
    "a catalog or its folder that leads outside is an error, and the rest is checked",
    arguments: ["Locales/C.strings", "Locales/en.lproj/C.xcstrings", "Locales/de.lproj"],
    ["secret", "folder", "absent"])
  func catalog(_ path: String, target: String) async throws {
    let project = try GuardedProject()
    try project.replace(path, by: .link(target))
    let result = try await project.overset(["check", "Locales"])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("\(path): this symbolic link leads"))
    #expect(result.text.contains("1 key"))
    #expect(try await project.overset(["run"]).exitCode == 65)
  }

  @Test("a link to a folder inside is searched and said; one that leads outside is not searched")
  func folderLinks() async throws {
    let project = try GuardedProject()
    try project.write("\"x\" = \"y\";", to: project.root.appending(path: "made/en.lproj/M.strings"))
    let link = project.root.appending(path: "Locales/made", directoryHint: .notDirectory)
    try FileManager.default.createSymbolicLink(
      atPath: link.path(percentEncoded: false), withDestinationPath: "../made")
    try project.replace("Locales/other", by: .link("folder"))
    let result = try await project.overset(["check", "Locales"])
    #expect(result.exitCode == 0)
    #expect(result.text.contains("2 keys"))
    #expect(result.text.contains("Locales/made: a symbolic link to a folder"))
    #expect(result.text.contains("Locales/other: this symbolic link leads out of"))
    let run = try await project.overset(["run", "--component", "ErrorCard", "--record", "never"])
    #expect(run.text.contains("Locales/other: symbolic link: 1 link: this symbolic link leads out"))
  }

  @Test(
    "a reference, a pending value or a manifest that leads outside is not read",
    arguments: [
      ("__Snapshots__/ErrorCard/generic.en_iPhoneSE.txt", verifying),
      ("__Snapshots__/ErrorCard/generic.en_iPhoneSE.png", verifying),
      (".overset/pending/ErrorCard/generic.en_iPhoneSE.txt", ["review", "--list"]),
      (".overset/manifests/tests.json", ["prune"]),
    ], replacements)
  func snapshotFile(
    _ file: (path: String, command: [String]), _ replacement: GuardedProject.Replacement
  ) async throws {
    let project = try GuardedProject()
    try project.replace(file.path, by: replacement)
    let result = try await project.overset(file.command)
    #expect(result.exitCode == 65, "\(result.errors)")
    #expect((result.text + result.errors).contains(file.path), "\(result.text + result.errors)")
  }

  @Test(
    "no command writes or removes through a folder that is a link",
    arguments: [
      "__Snapshots__", "__Snapshots__/ErrorCard", ".overset", ".overset/pending",
      ".overset/pending/ErrorCard", ".overset/diff", ".overset/manifests",
    ])
  func folder(_ path: String) async throws {
    let project = try GuardedProject()
    try project.write(
      "locales: [en]\ndevices: [iPhoneSE]\n",
      to: project.root.appending(path: "Config/matrix.yml"))
    try project.replace(path, by: .link("folder"))
    let card = ["--component", "ErrorCard"]
    _ = try await project.overset(["run", "--record", "all"] + card)
    _ = try await project.overset(["run", "--record", "never"] + card)
    _ = try await project.overset(["upgrade"])
    _ = try await project.overset(["review", "--accept", "**"])
    _ = try await project.overset(["review", "--reject", "**"])
    _ = try await project.overset(["prune", "--delete", "--unowned"])
  }

  /// The narrowed run joins a list, the other writes one.
  @Test(
    "a report whose list or pending values meet a link stands, and the code is that of a file not written",
    arguments: [".overset", ".overset/manifests", ".overset/pending"], ["folder", "absent"])
  func keptBehindALink(_ path: String, target: String) async throws {
    let project = try GuardedProject()
    try project.replace(path, by: .link(target))
    let card = ["run", "--component", "ErrorCard"]
    for arguments in [card + ["--record", "never"], card] {
      let run = try await project.overset(arguments)
      #expect(run.text.contains(" cells verified"))
      let isMet = path != ".overset/pending" || arguments.count > card.count
      #expect(run.exitCode == (isMet ? 74 : 1), "\(arguments): \(run.errors)")
    }
  }

  @Test("what commands write at a path below the current folder goes through no link")
  func outputs() async throws {
    let project = try GuardedProject()
    try project.replace("build", by: .link("folder"))
    let pseudo = ["pseudo", "Locales/B.xcstrings", "--locale", "en-XA", "-o"]
    #expect(try await project.overset(pseudo + ["build/"]).exitCode == 74)
    #expect(try await project.overset(pseudo + ["build/new/B.xcstrings"]).exitCode == 74)
    #expect(try await project.overset(pseudo + ["made/B.xcstrings"]).exitCode == 0)
    #expect(try await project.overset(pseudo + [".git/B.xcstrings"]).exitCode == 74)
    try project.replace("Config", by: .link("folder"))
    #expect(try await project.overset(["baseline"]).exitCode == 65)
  }

  @Test(
    "a pipe that is named as an input is refused and not waited for",
    arguments: [["measure", "--batch"], ["calibrate"], ["check"], ["slots", "suggest"]])
  func namedPipe(_ command: [String]) async throws {
    let project = try GuardedProject()
    try project.replace("pipe.strings", by: .pipe)
    let result = try await project.overset(command + ["pipe.strings"])
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("this is a pipe, a socket or a device"))
  }
}
