import Foundation
import OversetTestBasics
import Testing

/// What a command finds is told, whatever becomes of what it keeps for itself.
struct ReportSurvivesTests {
  private static let ci = ["CI": "1"]

  /// A project of one cell for each state of the gallery.
  private func wholeProject() async throws -> TestProject {
    let project = try TestProject.gallery()
    try project.write("locales: [en]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    #expect(try await project.overset(["run"]).exitCode == 1)
    #expect(try await project.overset(["run"], environment: Self.ci).exitCode == 0)
    try FileManager.default.removeItem(at: project.file(".overset"))
    return project
  }

  @Test("a run tells its report, then that its list of snapshots cannot be kept")
  func theReportComesBeforeTheManifest() async throws {
    let project = try await wholeProject()
    try project.write("", to: ".overset")
    let run = try await project.overset(["run", "--record", "never"], environment: Self.ci)
    #expect(run.exitCode == 74)
    #expect(run.text.contains(" cells verified"))
    #expect(run.errors.hasPrefix("error: ") && run.errors.contains(".overset"))
    let json = try await project.overset(["run", "--format", "json"], environment: Self.ci)
    #expect(json.exitCode == 74)
    #expect(try json.json()["exitCode"] as? Int == 0)
  }

  @Test("a list of other snapshots that is none does not stop the report")
  func aWrongManifestDoesNotStopTheReport() async throws {
    let project = try await wholeProject()
    try project.write("{", to: ".overset/manifests/Tests.json")
    let run = try await project.overset(["run"], environment: Self.ci)
    #expect(run.exitCode == 65)
    #expect(run.text.contains(" cells verified"))
    #expect(run.errors.contains(".overset/manifests/Tests.json: this is not a manifest; "))
    #expect(project.exists(".overset/manifests/overset run.json"))
  }

  @Test(
    "a read-only checkout loses no report", .enabled(if: OversetProcess.canObeyRights),
    arguments: [[], ["--format", "json"]])
  func aReadOnlyCheckoutLosesNoReport(arguments: [String]) async throws {
    let project = try await wholeProject()
    let run = try await project.readOnly {
      try await project.overset(
        ["run", "--record", "never"] + arguments, environment: Self.ci, obeysRights: true)
    }
    #expect(run.exitCode == 74)
    #expect(!run.output.isEmpty)
    #expect(run.errors.contains("Permission denied; "))
  }

  @Test(
    "in a read-only checkout a difference is reported, and that it does not wait for a review",
    .enabled(if: OversetProcess.canObeyRights))
  func aDifferenceIsToldInAReadOnlyCheckout() async throws {
    let project = try TestProject.gallery()
    _ = try await project.run()
    try project.changePixel(of: RecordingTests.picture)
    try FileManager.default.removeItem(
      at: project.file("__Snapshots__/ErrorCard/generic.en_iPhoneSE.txt"))
    let arguments = ["run"] + TestProject.card + ["--locale", "en", "--record", "never"]
    let run = try await project.readOnly {
      try await project.overset(arguments, environment: Self.ci, obeysRights: true)
    }
    #expect(run.exitCode == 74)
    #expect(run.text.contains("\(RecordingTests.name): differs from its reference"))
    #expect(run.text.contains("has no reference, and recording is off"))
    #expect(run.text.contains("the new value is not kept: "))
    #expect(run.text.contains("1 of 3 cells verified"))
    #expect(run.errors.contains(", and 1 more; "))
    // Where it can be written, the same is a finding and no error.
    let writable = try await project.overset(arguments, environment: Self.ci)
    #expect(writable.exitCode == 1)
    #expect(writable.errors.isEmpty)
  }

  @Test("of pending snapshots those that can be accepted are, and the others are told")
  func whatCanBeAcceptedIs() async throws {
    let project = try TestProject.gallery()
    _ = try await project.run(["--component", "ProfileCard", "--record", "never"])
    // A file stands where the folder of one component belongs.
    try project.write("", to: "__Snapshots__/ErrorCard")
    let review = try await OversetProcess.run(["review", "--accept", "**"], folder: project.root)
    #expect(review.exitCode == 74)
    #expect(review.text.contains("accepted ProfileCard/"))
    #expect(!review.text.contains("accepted ErrorCard/"))
    #expect(review.text.contains(" accepted, 0 rejected, 3 left\n"))
    #expect(review.errors.split(separator: "\n").count == 3)
  }

  @Test(
    "of obsolete references those that can be removed are, and the others are told",
    .enabled(if: OversetProcess.canObeyRights))
  func whatCanBeRemovedIs() async throws {
    let project = try TestProject.gallery()
    try project.write("locales: [en]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    _ = try await project.overset(["run"])
    for component in ["ErrorCard", "ProfileCard"] {
      try project.write("old", to: "__Snapshots__/\(component)/gone.en_iPhoneSE.txt")
    }
    try project.setRights(0o555, of: "__Snapshots__/ErrorCard")
    let prune = try await project.overset(["prune", "--delete"], obeysRights: true)
    try project.setRights(0o755, of: "__Snapshots__/ErrorCard")
    #expect(prune.exitCode == 74)
    #expect(prune.text.contains("obsolete ErrorCard/gone.en_iPhoneSE.txt\n"))
    #expect(prune.text.contains("removed ProfileCard/gone.en_iPhoneSE.txt\n"))
    #expect(prune.errors.contains("cannot remove: Permission denied"))
    #expect(!project.exists("__Snapshots__/ProfileCard/gone.en_iPhoneSE.txt"))
  }

  @Test("a calibration is reported although its correction cannot be written")
  func aCalibrationIsReported() async throws {
    let project = try TestProject()
    let rows = (1...40).map {
      "\(String(repeating: "Wide ", count: $0 % 7 + 1)),17,400,\($0 % 7 * 50 + 60)"
    }
    try project.write("text,size,weight,width\n" + rows.joined(separator: "\n"), to: "widths.csv")
    try project.write("", to: "file")
    let run = try await project.overset(
      ["calibrate", "widths.csv", "-o", "file/inter.yml"], folder: project.root)
    #expect(run.exitCode == 74, "\(run.errors)")
    #expect(run.text.contains("Correction of Inter"))
    #expect(run.errors.contains("file/inter.yml: the file cannot be written"))
  }

  @Test("of several pseudo catalogs those that can be written are, and the others are told")
  func whatCanBeWrittenIs() async throws {
    let project = try SmallCatalog.project()
    let bytes = try Data(contentsOf: project.file(SmallCatalog.name))
    try bytes.write(to: project.file("Other.xcstrings"))
    // A folder that is not empty cannot be replaced.
    try project.write("", to: "Pseudo/\(SmallCatalog.name)/file")
    let run = try await OversetProcess.run(
      ["pseudo", SmallCatalog.name, "Other.xcstrings", "--locale", "en-XA", "-o", "Pseudo/"],
      folder: project.root)
    #expect(run.exitCode == 74, "\(run.errors)")
    #expect(run.errors.hasPrefix("1 of 2 catalogs are written\nerror: "))
    #expect(project.exists("Pseudo/Other.xcstrings"))
  }
}
