import Foundation
import OversetTestBasics
import Testing

/// What `overset run` does to references, in every mode.
struct RecordingTests {
  static let picture = "__Snapshots__/ErrorCard/network.en_iPhoneSE.png"
  static let name = "ErrorCard/network.en_iPhoneSE"

  @Test("the first run records and fails, and the second verifies and changes nothing")
  func firstRunRecordsAndSecondChangesNothing() async throws {
    let project = try TestProject.gallery()
    let first = try await project.run()
    #expect(first.exitCode == 1)
    #expect(first.text.contains("\(Self.name): had no reference; recorded"))
    #expect(first.text.contains("0 of 3 cells verified"))
    let before = try project.contents()
    let states = ["calendarAccessDenied", "generic", "network"]
    #expect(
      project.listing(of: "__Snapshots__/ErrorCard")
        == states.flatMap { ["\($0).en_iPhoneSE.png", "\($0).en_iPhoneSE.txt"] })
    let second = try await project.run()
    #expect(second.exitCode == 0)
    #expect(second.text.contains("3 of 3 cells verified"))
    #expect(try project.contents() == before)
  }

  @Test("an absent picture or text is recorded with the bytes it had", arguments: ["png", "txt"])
  func absentFileIsRecordedAgain(type: String) async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    let before = try project.bytes(of: "__Snapshots__")
    try FileManager.default.removeItem(
      at: project.file("__Snapshots__/ErrorCard/network.en_iPhoneSE.\(type)"))
    let run = try await project.run()
    #expect(run.exitCode == 1)
    #expect(run.text.contains("\(Self.name): had no reference; recorded"))
    #expect(run.text.contains("2 of 3 cells verified"))
    #expect(try project.bytes(of: "__Snapshots__") == before)
  }

  @Test(
    "no record mode records on continuous integration",
    arguments: ["missing", "all", "never", "failed"])
  func continuousIntegrationRecordsNothing(mode: String) async throws {
    let project = try TestProject.gallery()
    let run = try await project.run(["--record", mode], environment: ["CI": "1"])
    #expect(run.exitCode == 1)
    #expect(run.text.contains("\(Self.name): has no reference, and recording is off"))
    #expect(!project.exists("__Snapshots__"))
  }

  @Test(
    "CI means continuous integration unless it is empty, 0 or false",
    arguments: [
      ("1", false), ("true", false), ("yes", false), ("woodpecker", false), ("0", true),
      ("false", true), ("FALSE", true), ("", true),
    ])
  func valueOfCI(value: String, records: Bool) async throws {
    let project = try TestProject.gallery()
    let run = try await project.run(environment: ["CI": value])
    #expect(run.exitCode == 1)
    #expect(project.exists("__Snapshots__") == records)
  }

  @Test("a changed pixel fails the run, gives artefacts and leaves the reference")
  func changedPixelIsFoundDrawnAndKept() async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    try project.changePixel(of: Self.picture)
    let before = try project.contents(of: "__Snapshots__")
    let run = try await project.run()
    #expect(run.exitCode == 1)
    #expect(run.text.contains("\(Self.name): differs from its reference"))
    #expect(try project.contents(of: "__Snapshots__") == before)
    let artefacts = project.listing(of: ".overset").filter { $0.hasSuffix(".png") }
    #expect(!artefacts.isEmpty)
    for artefact in artefacts {
      #expect(artefact.contains("network.en_iPhoneSE"))
      #expect(run.text.contains(artefact))
    }
  }

  /// A mode, what it does to a changed picture, and what it does to an absent one.
  @Test(
    "each record mode decides what happens to changed and absent references",
    arguments: [
      ("missing", false, true), ("never", false, false), ("failed", true, true),
      ("all", true, true),
    ])
  func modes(mode: String, replacesDifferent: Bool, recordsAbsent: Bool) async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    let original = try project.bytes(of: "__Snapshots__")
    let absent = "ErrorCard/generic.en_iPhoneSE.png"
    try project.changePixel(of: Self.picture)
    try FileManager.default.removeItem(at: project.file("__Snapshots__/\(absent)"))
    let changed = try project.bytes(of: "__Snapshots__")
    let run = try await project.run(["--record", mode])
    #expect(run.exitCode == 1)
    let after = try project.bytes(of: "__Snapshots__")
    #expect(after[absent] == (recordsAbsent ? original[absent] : nil))
    let different = "\(Self.name).png"
    #expect(after[different] == (replacesDifferent ? original[different] : changed[different]))
    if replacesDifferent {
      #expect(run.text.contains("\(Self.name): recorded again"))
    }
  }

  /// Recording everything writes nothing that is as it would be written.
  @Test("recording all over current references writes nothing")
  func recordingAllOverCurrentReferences() async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    let before = try project.contents(of: "__Snapshots__")
    let run = try await project.run(["--record", "all"])
    #expect(run.exitCode == 0)
    #expect(try project.contents(of: "__Snapshots__") == before)
  }

  /// Drawing every picture anew finds the same pixels.
  @Test("drawing every picture again finds the same pixels")
  func redrawing() async throws {
    let project = try TestProject.gallery()
    _ = try await project.run(locales: ["ar", "ja"])
    let before = try project.contents()
    let run = try await project.run(["--redraw"], locales: ["ar", "ja"])
    #expect(run.exitCode == 0)
    #expect(try project.contents() == before)
  }
}
