import Foundation
import OversetTestBasics
import Testing

/// `overset prune`: references that nothing verifies any more.
struct PruneTests {
  /// A project of one cell for each state, all of which has run.
  private func project() async throws -> TestProject {
    let project = try TestProject.gallery()
    try project.write("locales: [en]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    let run = try await project.overset(["run"])
    #expect(run.exitCode == 1)
    return project
  }

  @Test("nothing is obsolete after a whole run")
  func nothingIsObsoleteAfterAWholeRun() async throws {
    let project = try await project()
    let result = try await project.overset(["prune"])
    #expect(result.exitCode == 0)
    #expect(result.text == "0 obsolete, 0 in unowned folders\n")
  }

  @Test("obsolete references are listed, then removed; unowned ones go on request")
  func obsoleteReferencesAreListedAndRemoved() async throws {
    let project = try await project()
    let before = try project.contents(of: "__Snapshots__")
    try project.write("old", to: "__Snapshots__/ErrorCard/gone.en_iPhoneSE.txt")
    try project.write("old", to: "__Snapshots__/GoneCard/gone.en_iPhoneSE.txt")
    let listed = try await project.overset(["prune"])
    #expect(listed.exitCode == 1)
    #expect(
      listed.text == """
        obsolete ErrorCard/gone.en_iPhoneSE.txt
        unowned  GoneCard/gone.en_iPhoneSE.txt
        1 obsolete, 1 in unowned folders

        """)
    let refused = try await project.overset(["prune", "--delete"], environment: ["CI": "1"])
    #expect(refused.exitCode == 64)
    let removed = try await project.overset(["prune", "--delete"])
    #expect(removed.exitCode == 0)
    #expect(!project.exists("__Snapshots__/ErrorCard/gone.en_iPhoneSE.txt"))
    #expect(project.exists("__Snapshots__/GoneCard/gone.en_iPhoneSE.txt"))
    let all = try await project.overset(["prune", "--delete", "--unowned"])
    #expect(all.text == "removed GoneCard/gone.en_iPhoneSE.txt\n1 obsolete\n")
    #expect(try project.contents(of: "__Snapshots__") == before)
  }

  @Test("an obsolete reference fails a whole run on continuous integration alone")
  func obsoleteReferencesFailOnContinuousIntegration() async throws {
    let project = try await project()
    #expect(try await project.overset(["run"], environment: ["CI": "1"]).exitCode == 0)
    try project.write("old", to: "__Snapshots__/ErrorCard/gone.en_iPhoneSE.txt")
    try project.write("old", to: "__Snapshots__/GoneCard/gone.en_iPhoneSE.txt")
    #expect(try await project.overset(["run"]).exitCode == 0)
    let run = try await project.overset(["run"], environment: ["CI": "1"])
    #expect(run.exitCode == 1)
    #expect(
      run.text.contains(
        """
        Obsolete references: nothing verifies them. To remove them, run `overset prune --delete`.
          ErrorCard/gone.en_iPhoneSE.txt

        """))
    let narrowed = ["run", "--component", "ErrorCard"]
    #expect(try await project.overset(narrowed, environment: ["CI": "1"]).exitCode == 0)
  }

  /// A reference in a component's folder may be a test's.
  @Test("a reference that a test's manifest names is not obsolete")
  func whatATestVerifiesIsNotObsolete() async throws {
    let project = try await project()
    try project.write("old", to: "__Snapshots__/ErrorCard/mine.en_iPhoneSE.txt")
    try project.write(
      "{\"producer\": \"MyTests\", \"isWhole\": true, \"names\": [\"ErrorCard/mine.en_iPhoneSE\"]}",
      to: ".overset/manifests/MyTests.json")
    #expect(try await project.overset(["run"], environment: ["CI": "1"]).exitCode == 0)
  }

  /// What tests keep beside them is pruned, too, by the list that they leave.
  @Test("references beside tests are pruned by the manifest that the tests leave")
  func whatLiesBesideTests() async throws {
    let project = try await project()
    let folder = "Tests/AppTests/__Snapshots__/CardTests"
    try project.write("new", to: "\(folder)/loaded.1.txt")
    try project.write("old", to: "\(folder)/loaded.2.txt")
    #expect(try await project.overset(["prune"]).exitCode == 0)
    try project.write(
      "{\"producer\": \"AppTests\", \"isWhole\": true, \"names\": [\"\(folder)/loaded.1\"]}",
      to: ".overset/tests/manifests/AppTests.json")
    let listed = try await project.overset(["prune"])
    #expect(listed.exitCode == 1)
    #expect(
      listed.text
        == "obsolete \(folder)/loaded.2.txt\n1 obsolete, 0 in unowned folders\n")
    #expect(try await project.overset(["prune", "--delete"]).exitCode == 0)
    #expect(project.exists("\(folder)/loaded.1.txt"))
    #expect(!project.exists("\(folder)/loaded.2.txt"))
  }

  /// A filter hides cells; it does not make their references obsolete.
  /// A link leads elsewhere, and not everything beside references is one.
  @Test("pruning deletes neither other files nor what symbolic links lead to")
  func nothingIsDeletedButReferences() async throws {
    let project = try await project()
    try project.write("kept", to: "Sources/View.txt")
    try project.write("kept", to: "__Snapshots__/ErrorCard/README.md")
    let snapshots = project.root.appending(path: "__Snapshots__")
    try FileManager.default.removeItem(at: snapshots.appending(path: "ProfileCard"))
    try FileManager.default.createSymbolicLink(
      atPath: snapshots.appending(path: "ProfileCard").path(percentEncoded: false),
      withDestinationPath: "../Sources")
    try FileManager.default.createSymbolicLink(
      atPath: snapshots.appending(path: "ErrorCard/gone.txt").path(percentEncoded: false),
      withDestinationPath: "../../Sources/View.txt")
    let result = try await project.overset(["prune", "--delete", "--unowned"])
    #expect(result.text == "0 obsolete\n")
    #expect(project.exists("Sources/View.txt"))
    #expect(project.exists("__Snapshots__/ErrorCard/README.md"))
  }

  @Test("a narrowed run makes nothing obsolete")
  func aNarrowedRunMakesNothingObsolete() async throws {
    let project = try await project()
    _ = try await project.overset(["run", "--component", "ErrorCard"])
    #expect(try await project.overset(["prune"]).exitCode == 0)
  }

  /// What a filter chooses is verified, even where the last whole run did not know it yet.
  @Test("a narrowed run adds its names to those of the last whole run")
  func aNarrowedRunJoinsItsNames() async throws {
    let project = try await project()
    try project.write(
      "{\"producer\": \"overset run\", \"isWhole\": true, \"names\": [\"ErrorCard/other\"]}",
      to: ".overset/manifests/overset run.json")
    try project.write("old", to: "__Snapshots__/ErrorCard/gone.en_iPhoneSE.txt")
    #expect(
      try await project.overset(["prune"]).text.contains("obsolete ErrorCard/calendarAccessDenied.")
    )
    _ = try await project.overset(["run", "--component", "ErrorCard"])
    let listed = try await project.overset(["prune"])
    #expect(
      listed.text.split(separator: "\n").filter { $0.hasPrefix("obsolete") }
        == ["obsolete ErrorCard/gone.en_iPhoneSE.txt"])
  }

  @Test("pruning before any whole run is a usage error")
  func withoutAWholeRunNothingIsKnown() async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    let result = try await project.overset(["prune"])
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("nothing has run here"))
  }

  @Test("pruning after a part of a test bundle is a usage error")
  func aTestBundleOfWhichAPartRan() async throws {
    let project = try await project()
    try project.write(
      "{\"producer\": \"MyTests\", \"isWhole\": false, \"names\": []}",
      to: ".overset/manifests/MyTests.json")
    let result = try await project.overset(["prune", "--delete"])
    #expect(result.exitCode == 64)
    #expect(
      result.errors.contains(
        "MyTests has not completed a full, passing run here"))
  }

  @Test("a project folder that does not exist is a usage error", arguments: ["prune", "review"])
  func aFolderThatIsNotThere(command: String) async throws {
    let result = try await OversetProcess.run([command, "--project", "nowhere"])
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("nowhere: there is no such folder"))
  }
}
