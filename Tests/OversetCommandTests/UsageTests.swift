import Foundation
import OversetTestBasics
import Testing

/// Arguments that are wrong: exit 64, and what was probably meant.
struct UsageTests {
  @Test(
    "an unknown locale, device or component is refused with the nearest name",
    arguments: [
      (["--locale", "enn"], "'enn'", "'en'"),
      (["--locale", "d"], "'d'", "de"),
      (["--device", "iPhone16Por"], "iPhone16Por", "iPhone16Pro"),
      (["--component", "ErorCard"], "'ErorCard'", "'ErrorCard'"),
    ])
  func unknownNames(arguments: [String], name: String, nearest: String) async throws {
    let run = try await TestProject.gallery().overset(["run"] + arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(name))
    #expect(run.errors.contains(nearest))
    #expect(run.output.isEmpty)
  }

  @Test(
    "an unknown slot is refused with the nearest name",
    arguments: [
      ("buton", "'button'"), ("Row", "'row'"), ("tabitem", "'tabItem'"), ("bodylines", "body"),
      ("body(lines:-1)", "body(lines:N)"), ("body(lines:x)", "body(lines:N)"),
      ("halfbutton", "'halfButton'"), ("", "row"),
    ])
  func unknownSlot(slot: String, nearest: String) async throws {
    let check = try await SmallCatalog.project().check(slot)
    #expect(check.exitCode == 64)
    #expect(check.errors.contains("no slot '\(slot)'"))
    #expect(check.errors.contains(nearest))
  }

  @Test(
    "arguments that do not parse end with 64 and print an error alone",
    arguments: [
      ["run", "--bogus"], ["run", "--jobs", "0"], ["run", "--jobs", "many"],
      ["run", "--record", "sometimes"], ["run", "--format", "xml"], ["check", "--slot", "button"],
      ["slots", "suggest"], ["slots", "none"], ["measure"], ["measure", "a", "--batch", "-"],
      ["measure", "a", "--width", "wide"], ["nonsense"],
    ])
  func argumentsThatDoNotParse(arguments: [String]) async throws {
    let run = try await OversetProcess.run(arguments)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("Error: "))
    #expect(run.errors.contains("\nUsage: overset "))
    #expect(run.output.isEmpty)
  }

  @Test(
    "the option --help prints the usage and ends with 0",
    arguments: [["--help"], ["run", "--help"], ["check", "--help"], ["measure", "--help"]])
  func help(arguments: [String]) async throws {
    let run = try await OversetProcess.run(arguments)
    #expect(run.exitCode == 0)
    #expect(run.text.contains("USAGE: overset"))
  }

  @Test(
    "usage lines name the program that was called, unless its name could be obeyed",
    arguments: [("MyCardsOverset", "MyCardsOverset"), ("a\u{1B}b", "overset")])
  func programName(file: String, shown: String) async throws {
    let scratch = try Scratch()
    let link = scratch.folder.appending(path: file)
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: try OversetProcess.executable())
    let run = try await OversetProcess.run(["run", "--help"], program: link)
    #expect(run.exitCode == 0)
    #expect(run.text.contains("USAGE: \(shown) run"))
  }

  @Test("a script for a shell is as ArgumentParser writes it", arguments: ["bash", "zsh", "fish"])
  func completionScript(shell: String) async throws {
    let run = try await OversetProcess.run(["--generate-completion-script", shell])
    #expect(run.exitCode == 0)
    #expect(run.text.contains("overset") && !run.text.contains("\\u{"))
  }

  @Test("a project folder that does not exist is a usage error")
  func absentProject() async throws {
    let project = try TestProject()
    let run = try await OversetProcess.run(
      ["run", "--project", project.file("none").path(percentEncoded: false)])
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("there is no such folder"))
  }
}
