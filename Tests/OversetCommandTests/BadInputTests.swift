import Foundation
import OversetTestBasics
import Testing

/// A file that is wrong, and what is said about it.
struct BadFile: Decodable, CustomTestStringConvertible, Sendable {
  let title: String
  let file: String
  let text: String
  /// The file with its line and column, as far as they are certain.
  let error: String
  /// What the message must name.
  let names: [String]

  var testDescription: String { title }

  /// Places are counted by hand; the file says of each what is wrong with it.
  static let all: [BadFile] = {
    let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    let data = try? Data(contentsOf: folder.appending(path: "Data/bad-input.json"))
    return (try? JSONDecoder().decode([BadFile].self, from: data ?? Data())) ?? []
  }()
}

struct BadInputTests {
  @Test("the table of bad files has 18 rows")
  func tableIsRead() { #expect(BadFile.all.count == 18) }

  @Test(
    "a bad file ends a run with 65 and its place, before anything is recorded",
    arguments: BadFile.all)
  func wrongFile(bad: BadFile) async throws {
    let project = try TestProject()
    try project.write(bad.text, to: bad.file)
    let run = try await project.run()
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("error: \(bad.error)"))
    #expect(run.errors.contains("; "), "what to do is missing")
    for name in bad.names { #expect(run.errors.contains(name)) }
    #expect(run.output.isEmpty)
    #expect(!project.exists("__Snapshots__"))
  }

  /// The checks of a catalog hold the configuration to the same rules.
  @Test(
    "a bad configuration file ends a check with 65 and its place",
    arguments: BadFile.all.filter { !$0.file.hasPrefix("Locales") && $0.title != "no language" })
  func wrongFileInCheck(bad: BadFile) async throws {
    let project = try SmallCatalog.project()
    try project.write(bad.text, to: bad.file)
    let run = try await project.check("button")
    #expect(run.exitCode == 65)
    #expect(run.errors.contains(bad.error))
    #expect(run.output.isEmpty)
  }

  /// A picture that is none, and the words that say what it is.
  @Test(
    "a reference that is empty, not a PNG or a Git LFS pointer is unreadable",
    arguments: [
      ("", "empty"), ("no picture", "not a PNG"),
      (
        """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """, "Git LFS"
      ),
    ])
  func noPicture(text: String, words: String) async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    try project.write(text, to: RecordingTests.picture)
    try await expectUnreadable(project, words: words)
  }

  @Test("a PNG reference that ends early is unreadable", arguments: [8, 40, 300])
  func picturesCutOff(length: Int) async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    let file = project.file(RecordingTests.picture)
    try Data(contentsOf: file).prefix(length).write(to: file)
    try await expectUnreadable(project, words: "incomplete")
  }

  @Test("a damaged PNG reference is reported with the position of the byte")
  func damagedPicture() async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    let file = project.file(RecordingTests.picture)
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 0xFF
    try bytes.write(to: file)
    try await expectUnreadable(project, words: "at byte")
  }

  /// Neither the default nor `failed` replaces what cannot be read; `all` does.
  private func expectUnreadable(_ project: TestProject, words: String) async throws {
    let before = try project.contents(of: "__Snapshots__")
    for mode in ["missing", "failed", "never"] {
      let run = try await project.run(["--record", mode])
      #expect(run.exitCode == 65)
      #expect(run.text.contains("\(RecordingTests.name): has a reference that cannot be read"))
      #expect(run.text.contains(words))
      #expect(run.text.contains("2 of 3 cells verified"))
      #expect(try project.contents(of: "__Snapshots__") == before)
    }
    #expect(try await project.run(["--record", "all"]).exitCode == 1)
    #expect(try await project.run().exitCode == 0)
  }

  /// A file stands where the folder of snapshots belongs.
  @Test("references that cannot be written end a run with 74")
  func unwritableFolder() async throws {
    let project = try TestProject.gallery()
    try project.write("", to: "__Snapshots__")
    let run = try await project.run()
    #expect(run.exitCode == 74)
    #expect(run.text.contains("\(RecordingTests.name): could not be recorded"))
    #expect(run.text.contains("0 of 3 cells verified"))
  }

  /// Of several faults the gravest decides the exit code, and all are reported.
  @Test("the gravest of several errors decides the exit code, and all are reported")
  func gravestWins() async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    try project.write("", to: RecordingTests.picture)
    try FileManager.default.removeItem(
      at: project.file("__Snapshots__/ErrorCard/generic.en_iPhoneSE.png"))
    let run = try await project.run(["--record", "never"])
    #expect(run.exitCode == 65)
    #expect(run.text.contains("cannot be read"))
    #expect(run.text.contains("ErrorCard/generic.en_iPhoneSE: has no reference"))
    #expect(run.text.contains("1 of 3 cells verified"))
  }

  /// A lost artefact is said, and does not hide the difference.
  @Test("an artefact that cannot be written is reported beside the difference")
  func unwritableArtefacts() async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    try project.changePixel(of: RecordingTests.picture)
    try FileManager.default.removeItem(at: project.file(".overset"))
    try project.write("", to: ".overset")
    let run = try await project.run()
    #expect(run.exitCode == 74)
    #expect(run.text.contains("\(RecordingTests.name): differs from its reference"))
    #expect(run.text.contains("difference file not written"))
    #expect(run.text.contains("2 of 3 cells verified"))
    #expect(run.errors.contains(".overset"))
  }
}
