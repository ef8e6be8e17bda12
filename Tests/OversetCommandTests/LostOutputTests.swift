import Foundation
import OversetTestBasics
import Testing

/// What a command does when its report cannot be written.
struct LostOutputTests {
  /// A command that prints, over the small catalog, and how it ends when all is written.
  struct Printing: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    var input = ""
    var code: Int32 = 0

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let printing = [
    Printing(arguments: ["check", "Small.xcstrings", "--slot", "button"], code: 1),
    Printing(
      arguments: ["check", "Small.xcstrings", "--slot", "button", "--format", "json"], code: 1),
    Printing(arguments: ["slots", "list"]),
    Printing(arguments: ["slots", "suggest", "Small.xcstrings"]),
    Printing(arguments: ["measure", "OK"]),
    Printing(arguments: ["measure", "--batch", "-"], input: "{\"text\":\"OK\"}\n"),
    Printing(arguments: ["explain", "OK"]),
    Printing(arguments: ["run"] + TestProject.card + ["--locale", "en"], code: 1),
    Printing(arguments: ["review", "--list"]),
    Printing(arguments: ["calibrate", "widths.csv"]),
    Printing(arguments: ["baseline"]),
    Printing(arguments: ["upgrade"], code: 1),
    Printing(arguments: ["stress"] + TestProject.card + ["--locale", "en"]),
  ]

  private static let message = "error: cannot write to the standard output stream: "

  private func project() throws -> TestProject {
    let project = try SmallCatalog.project()
    try project.write("locales: [en]\ndevices: [iPhoneSE]\n", to: "Config/matrix.yml")
    try project.write("text,size,weight,width\nOK,17,400,24\n", to: "widths.csv")
    return project
  }

  @Test("a report that cannot be written is an error, of every command", arguments: printing)
  func aLostReportIsAnError(printing: Printing) async throws {
    let project = try project()
    let run = try await project.overset(
      printing.arguments, input: printing.input, folder: project.root, output: .full)
    #expect(run.exitCode == 74, "\(run.errors)")
    #expect(run.errors.contains(Self.message + "No space left on device; "))
  }

  @Test("a pseudo catalog that cannot be written is an error")
  func aLostCatalogIsAnError() async throws {
    let project = try project()
    let run = try await OversetProcess.run(
      ["pseudo", "Small.xcstrings", "--locale", "en-XA"], folder: project.root, output: .full)
    #expect(run.exitCode == 74, "\(run.errors)")
    #expect(run.errors.contains(Self.message))
  }

  /// Arguments that need no project.
  static let short = [["rules"], ["--help"], ["help", "run"], ["run", "--help"]]

  @Test("a table and a page of help that cannot be written are an error", arguments: short)
  func lostHelpIsAnError(arguments: [String]) async throws {
    #expect(try await OversetProcess.run(arguments).exitCode == 0)
    let full = try await OversetProcess.run(arguments, output: .full)
    #expect(full.exitCode == 74)
    #expect(full.errors == "\(Self.message)No space left on device; \(Self.remedy)\n")
    let closed = try await OversetProcess.run(arguments, output: .closed)
    #expect(closed.exitCode == 74)
    #expect(closed.errors == "\(Self.message)Bad file descriptor; \(Self.remedy)\n")
  }

  private static let remedy = "check where it leads, and the free space there"

  @Test("a reader that has gone away leaves the command its code, in silence")
  func aReaderThatHasGoneAwayIsNoError() async throws {
    let rules = try await OversetProcess.run(["rules"], output: .unread)
    #expect(rules.exitCode == 0)
    #expect(rules.errors.isEmpty)
    let project = try project()
    let check = try await project.overset(
      ["check", "Small.xcstrings", "--slot", "button"], folder: project.root, output: .unread)
    #expect(check.exitCode == 1)
    #expect(check.errors.isEmpty)
  }

  @Test("where the error cannot be written either, the code tells")
  func theCodeTellsAlone() async throws {
    for sink in [OversetProcess.Sink.full, .closed] {
      #expect(try await OversetProcess.run(["rules"], output: sink, errors: sink).exitCode == 74)
      #expect(try await OversetProcess.run(["rule"], errors: sink).exitCode == 64)
      #expect(try await OversetProcess.run(["rules"], errors: sink).exitCode == 0)
    }
  }

  @Test("a report is cut where the disk is full, and the command does not end as clean")
  func aCutReportIsAnError() async throws {
    let whole = try await OversetProcess.run(["rules"])
    #expect(whole.output.count > 1024)
    let cut = try await OversetProcess.run(["rules"], blocks: 1)
    #expect(cut.exitCode == 74)
    #expect(!cut.output.isEmpty)
    #expect(whole.output.starts(with: cut.output))
    #expect(cut.errors.hasPrefix(Self.message + "File too large; "))
  }

  @Test("what a command was to do is done although its report is lost")
  func theWorkIsDone() async throws {
    let project = try TestProject.gallery()
    let run = try await project.overset(
      ["run"] + TestProject.card + ["--locale", "en"], output: .full)
    #expect(run.exitCode == 74)
    #expect(project.exists("__Snapshots__/ErrorCard"))
  }
}
