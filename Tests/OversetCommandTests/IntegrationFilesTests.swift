import Foundation
import OversetTestBasics
import Testing

/// The GitHub Action and the workflows of Examples/CI, which nobody runs here.
@Suite struct IntegrationFilesTests {
  /// A file, and the schema of check-jsonschema that its reader goes by.
  struct Workflow: CustomTestStringConvertible, Sendable {
    let path: String
    let schema: [String]

    var testDescription: String { path }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static let workflows = [
    Workflow(path: "action.yml", schema: ["vendor.github-actions"]),
    Workflow(path: "Examples/CI/github.yml", schema: ["vendor.github-workflows"]),
    Workflow(path: "Examples/CI/github-shards.yml", schema: ["vendor.github-workflows"]),
    Workflow(
      path: "Examples/CI/gitlab.yml", schema: ["vendor.gitlab-ci", "--data-transform", "gitlab-ci"]),
    Workflow(path: "Examples/CI/buildkite.yml", schema: ["vendor.buildkite"]),
    Workflow(
      path: "Examples/CI/azure-pipelines.yml",
      schema: [
        "vendor.azure-pipelines", "--data-transform", "azure-pipelines", "--regex-variant",
        "nonunicode",
      ]),
    Workflow(path: "Examples/CI/circleci.yml", schema: ["vendor.circle-ci"]),
  ]

  /// Runs a tool of the machine; nil where it is not installed.
  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String)? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 127
      ? nil : (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private static let hasSchemas = (try? run(["check-jsonschema", "--version"])) != nil
  private static let hasActionlint = (try? run(["actionlint", "-version"])) != nil

  @Test("all workflows are tested")
  func whole() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Examples/CI").path(percentEncoded: false))
    let tested = Self.workflows.map(\.path).filter { $0.hasPrefix("Examples/CI/") }
    #expect(Set(files.map { "Examples/CI/\($0)" }) == Set(tested))
  }

  @Test(
    "the workflow is as its reader's schema says",
    .enabled(if: hasSchemas, "check-jsonschema is not installed"), arguments: workflows)
  func schema(_ workflow: Workflow) throws {
    let file = Self.root.appending(path: workflow.path).path(percentEncoded: false)
    let result = try Self.run(["check-jsonschema", "--builtin-schema"] + workflow.schema + [file])
    #expect(result?.status == 0, "\(result?.output ?? "")")
  }

  @Test(
    "actionlint finds nothing in the workflows of GitHub",
    .enabled(if: hasActionlint, "actionlint is not installed"),
    arguments: ["github.yml", "github-shards.yml"])
  func actionlint(_ name: String) throws {
    let file = Self.root.appending(path: "Examples/CI/\(name)").path(percentEncoded: false)
    let result = try Self.run(["actionlint", "-shellcheck=", file])
    #expect(result?.status == 0, "\(result?.output ?? "")")
  }

  /// The `overset` commands of the workflows, each with its words.
  private static func commands() throws -> Set<[String]> {
    let lines = try workflows.flatMap { workflow in
      try String(contentsOf: root.appending(path: workflow.path), encoding: .utf8)
        .split(separator: "\n").filter { !$0.contains("#") }
    }
    return Set(
      lines.compactMap { line in
        let words = line.split(separator: " ").map(String.init)
        guard let start = words.firstIndex(of: "overset"),
          words.dropFirst(start + 1).first == "check"
        else { return nil }
        return Array(words[(start + 1)...].prefix { $0 != "||" })
      })
  }

  @Test("the program takes the commands of the workflows, and a clean app passes")
  func runs() async throws {
    let commands = try Self.commands()
    #expect(commands == [["check", "App", "--only-new"]])
    let scratch = try Scratch()
    let app = scratch.folder.appending(path: "App/en.lproj")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    try Data(#""save" = "Save";"#.utf8).write(to: app.appending(path: "Main.strings"))
    for command in commands {
      let result = try await OversetProcess.run(command, folder: scratch.folder)
      #expect(result.exitCode == 0, "\(command): \(result.errors)\(result.text)")
    }
  }
}
