#if os(Linux)
  import Foundation
  import OversetTestBasics
  import Testing

  /// The example in `Examples/Bazel`, run by Bazel: shards, JUnit, blobs among the outputs of a test.
  @Suite(
    .serialized, .enabled(if: BazelWorkspace.isThere, "bazel is not installed (bazel-bootstrap)"))
  struct BazelTests {
    @Test("shards that Bazel runs are the check of one machine")
    func texts() async throws {
      let workspace = try BazelWorkspace()
      let test = try await workspace.bazel(["test", "//:texts"])
      #expect(test.exitCode == 0, "\(test.errors)")
      for shard in 1...3 {
        let folder = "bazel-testlogs/texts/shard_\(shard)_of_3"
        let xml = try String(contentsOf: workspace.file("\(folder)/test.xml"), encoding: .utf8)
        // Bazel writes a file of its own where a test has written none.
        #expect(xml.contains("(shard \(shard)/3)"))
        #expect(workspace.exists("\(folder)/test.shard"))
      }
      let merged = try await workspace.merge("texts")
      let alone = try await workspace.overset(["check", "Locales", "--device", "iPhoneSE"])
      #expect(merged.exitCode == 0)
      #expect(merged.text == alone.text)
    }

    @Test("a test fails where a text is too long, and its shards say which together")
    func longTexts() async throws {
      let workspace = try BazelWorkspace()
      let test = try await workspace.bazel(["test", "//:long_texts"])
      // 3: the build is right, and a test fails.
      #expect(test.exitCode == 3)
      let reports = (1...3).map { shard in
        (try? String(
          contentsOf: workspace.file("bazel-testlogs/long_texts/shard_\(shard)_of_3/test.xml"),
          encoding: .utf8)) ?? ""
      }
      #expect(reports.count { $0.contains("checkout.button") && $0.contains("<failure") } == 1)
      let merged = try await workspace.merge("long_texts", ["--report", "sarif=long.sarif"])
      let alone = try await workspace.overset(
        ["check", "Long", "--device", "iPhoneSE", "--report", "sarif=alone.sarif"])
      #expect(merged.exitCode == 1)
      #expect(merged.text == alone.text)
      #expect(
        try Data(contentsOf: workspace.file("long.sarif"))
          == Data(contentsOf: workspace.file("alone.sarif")))
    }
  }

  /// A copy of the example, and a server of Bazel of its own.
  private final class BazelWorkspace {
    static let program = URL(filePath: "/usr/bin/bazel")
    static let isThere = FileManager.default.isExecutableFile(
      atPath: program.path(percentEncoded: false))

    private let scratch: Scratch
    private let folder: URL
    private let environment: [String: String]

    /// Debian's Bazel has no tools for coverage, and no network: an empty stand-in takes their place.
    private static let stub = [
      "WORKSPACE": "",
      "none.bzl": """
      def _impl(ctx):
          script = ctx.actions.declare_file(ctx.label.name)
          ctx.actions.write(script, "#!/bin/sh\\n", is_executable = True)
          return [DefaultInfo(executable = script)]

      none = rule(implementation = _impl, executable = True)
      """,
      "BUILD": """
      load("//:none.bzl", "none")
      package(default_visibility = ["//visibility:public"])
      [none(name = name) for name in ["coverage_report_generator", "lcov_merger"]]
      """,
    ]

    init() throws {
      scratch = try Scratch()
      folder = scratch.folder.appending(path: "example", directoryHint: .isDirectory)
      let example = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Examples/Bazel").standardizedFileURL
      try FileManager.default.copyItem(at: example, to: folder)
      for (name, text) in Self.stub { try scratch.write(Data(text.utf8), to: "stub/\(name)") }
      environment = [
        "OVERSET": try OversetProcess.executable().path(percentEncoded: false),
        "HOME": scratch.folder.path(percentEncoded: false),
      ]
    }

    func file(_ path: String) -> URL { folder.appending(path: path) }

    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: file(path).path(percentEncoded: false))
    }

    /// Runs Bazel without a server that stays.
    func bazel(_ arguments: [String]) async throws -> OversetProcess.Result {
      let root = scratch.folder.path(percentEncoded: false)
      return try await OversetProcess.run(
        ["--batch", "--output_user_root=\(root)/bazel", "--host_jvm_args=-XX:TieredStopAtLevel=1"]
          + arguments
          + ["--override_repository=remote_coverage_tools=\(root)/stub", "--color=no"],
        environment: environment, folder: folder, program: Self.program)
    }

    func merge(
      _ test: String, _ arguments: [String] = []
    ) async throws -> OversetProcess.Result {
      try await OversetProcess.run(
        ["merge.sh", test] + arguments, environment: environment, folder: folder,
        program: URL(filePath: "/bin/bash"))
    }

    func overset(_ arguments: [String]) async throws -> OversetProcess.Result {
      try await OversetProcess.run(arguments, folder: folder)
    }

    deinit {
      // What Bazel has made is read-only, so that nobody changes it.
      let process = Process()
      process.executableURL = URL(filePath: "/bin/chmod")
      process.arguments = ["-R", "u+w", scratch.folder.path(percentEncoded: false)]
      try? process.run()
      process.waitUntilExit()
    }
  }
#endif
