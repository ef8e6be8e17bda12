import Foundation
import OversetTestBasics
import Testing

/// Recording that is killed, and recording by many at once.
struct InterruptedRecordingTests {
  /// A project of 6 cells.
  private func project() throws -> TestProject {
    let project = try TestProject.gallery()
    try project.write(
      "locales: [en, ar]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    return project
  }

  private static let recording = ["run", "--component", "ErrorCard", "--record", "all"]

  /// Four processes at a time, until more than 100 have been killed, 40 of them with some references written
  /// and some not. Half of them record where nothing is, half over other references. One half is killed while
  /// some of the references are there, the other at any moment of a run. Every file is absent, the old one or
  /// the new one.
  @Test("a recording killed at any moment leaves every reference whole or absent")
  func everyFileIsWholeOrAbsent() async throws {
    let whole = try project()
    let start = ContinuousClock.now
    #expect(try await whole.overset(Self.recording).exitCode == 1)
    let length = seconds(since: start)
    let new = try whole.bytes(of: "__Snapshots__")
    #expect(new.count == 12)
    let old = otherReferences(than: new)
    let attempts = try await withThrowingTaskGroup(of: [Attempt].self) { group in
      for worker in 0..<4 {
        group.addTask {
          try await killed(
            worker: worker, times: 26, midway: 10, length: length, old: old, new: new)
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(attempts.count(where: \.isKilled) > 100)
    #expect(attempts.count(where: \.isMidway) >= 40)
  }

  /// What came of a recording that was to be killed.
  private struct Attempt {
    let isKilled: Bool
    /// How many of the references are those of the recording.
    let newFiles: Int

    /// Whether the kill left some references written and some not.
    var isMidway: Bool { isKilled && (1..<12).contains(newFiles) }
  }

  /// The system refuses to write pictures on after 4 kB: each is said, and none is there in part.
  @Test("a full disk ends a recording with 74 and leaves no part of a file")
  func aFullDiskLeavesNoPartOfAFile() async throws {
    let whole = try project()
    #expect(try await whole.overset(Self.recording).exitCode == 1)
    let files = try whole.bytes(of: "__Snapshots__")
    let pictures = files.filter { $0.key.hasSuffix(".png") && $0.value.count > 4 * 1024 }
    #expect(pictures.count == 6)
    let full = try project()
    let run = try await full.overset(Self.recording, blocks: 8)
    #expect(run.exitCode == 74, "\(run.errors)")
    #expect(run.text.contains("cannot write: File too large"))
    let written = try full.bytes(of: "__Snapshots__")
    #expect(!written.isEmpty)
    #expect(written.allSatisfy { files[$0.key] == $0.value })
    #expect(pictures.keys.allSatisfy { written[$0] == nil })
    #expect(full.listing(of: "__Snapshots__").allSatisfy { !$0.hasSuffix(".tmp") })
  }

  private func seconds(since start: ContinuousClock.Instant) -> Double {
    Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
  }

  /// Each file with the contents of the next of its kind.
  private func otherReferences(than new: [String: Data]) -> [String: Data] {
    var old: [String: Data] = [:]
    for type in ["png", "txt"] {
      let paths = new.keys.filter { $0.hasSuffix(type) }.sorted()
      for (path, next) in zip(paths, paths.dropFirst() + paths.prefix(1)) { old[path] = new[next] }
    }
    return old
  }

  /// Kills recordings in one project: `times` of them, of which `goal` were midway.
  private func killed(
    worker: Int, times: Int, midway goal: Int, length: Double, old: [String: Data],
    new: [String: Data]
  ) async throws -> [Attempt] {
    var random = SeededGenerator(seed: UInt64(worker))
    let project = try project()
    let references = project.root.appending(path: "__Snapshots__/ErrorCard")
    var attempts: [Attempt] = []
    // How long after a file there is still another to write.
    var pause = 0.05 * length
    // A moment may lie behind the end of a run, or before its first file: how many do depends on what else
    // the machine does.
    while attempts.count(where: \.isKilled) < times || attempts.count(where: \.isMidway) < goal,
      attempts.count < 200
    {
      let attempt = attempts.count
      let beginsEmpty = attempt % 2 == 0
      try? FileManager.default.removeItem(at: project.file("__Snapshots__"))
      if !beginsEmpty {
        for (path, data) in old {
          let file = project.file("__Snapshots__/\(path)")
          try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try data.write(to: file)
        }
      }
      let isWriting = attempt % 4 < 2
      let moment = Double.random(in: 0...(isWriting ? pause : 1.1 * length), using: &random)
      let written = FolderFiles(
        of: references, waitingFor: Int.random(in: 1..<new.count, using: &random))
      // One cell after the other: on several threads the last files follow the first at once.
      let arguments = Self.recording + (isWriting ? ["--jobs", "1"] : [])
      // In one process: the one that is killed is the one that writes.
      let run = try await project.overset(
        arguments, environment: ["OVERSET_SUPERVISOR": "none"], killedAfter: moment,
        replacing: isWriting ? written : nil)
      let files = try project.bytes(of: "__Snapshots__").filter { !isTemporary($0.key) }
      for (path, data) in files {
        let isWhole = data == new[path] || !beginsEmpty && data == old[path]
        #expect(isWhole, "\(path), worker \(worker), attempt \(attempt), after \(moment) s")
      }
      let newFiles = files.count { $0.value == new[$0.key] }
      // How long a run takes depends on what else the machine does: the moments follow it.
      if isWriting, run.exitCode != -1 { pause *= 0.5 }
      attempts.append(Attempt(isKilled: run.exitCode == -1, newFiles: newFiles))
    }
    #expect(try await [0, 1].contains(project.overset(Self.recording).exitCode))
    #expect(try await project.overset(Self.recording).exitCode == 0)
    #expect(try project.bytes(of: "__Snapshots__").filter { !isTemporary($0.key) } == new)
    try await expectStaleFilesToGo(in: project)
    return attempts
  }

  private func isTemporary(_ path: String) -> Bool { path.hasSuffix(".tmp") }

  /// What the killed left behind is removed by a later run, when it is old enough to be nobody's.
  private func expectStaleFilesToGo(in project: TestProject) async throws {
    let left = project.listing(of: "__Snapshots__").filter(isTemporary)
    try project.write("half", to: "__Snapshots__/ErrorCard/.overset-old.tmp")
    try project.write("half", to: "__Snapshots__/ErrorCard/.overset-young.tmp")
    for path in left + ["ErrorCard/.overset-old.tmp"] {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)],
        ofItemAtPath: project.file("__Snapshots__/\(path)").path(percentEncoded: false))
    }
    #expect(try await project.overset(Self.recording).exitCode == 0)
    #expect(
      project.listing(of: "__Snapshots__").filter(isTemporary)
        == ["ErrorCard/.overset-young.tmp"])
  }

  /// Eight that record at once leave what one leaves.
  @Test("eight recordings at once leave the references that one leaves")
  func manyAtOnce() async throws {
    let one = try project()
    #expect(try await one.overset(Self.recording).exitCode == 1)
    let many = try project()
    let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0..<8 { group.addTask { try await many.overset(Self.recording).exitCode } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes.allSatisfy { $0 == 0 || $0 == 1 }, "\(codes)")
    #expect(try many.bytes(of: "__Snapshots__") == one.bytes(of: "__Snapshots__"))
    #expect(try await many.overset(Self.recording).exitCode == 0)
  }
}
