#if Service
  import Foundation
  import OversetTestBasics

  /// The program `overset`, run as people run it, in a folder of its own.
  enum OversetProgram {
    /// What came of it.
    struct End: Sendable {
      let code: Int32
      let output: String
      let errors: String
    }

    /// Runs it; the environment holds nothing but what is given.
    static func run(
      _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) async throws -> End {
      let program = try BuildFolder.file("OversetTestProgram") {
        FileManager.default.isExecutableFile(atPath: $0.path)
      }
      return try await run(program, arguments, in: folder, environment: environment)
    }

    /// Runs git.
    @discardableResult
    static func git(_ arguments: [String], in folder: URL) async throws -> String {
      let settings = [
        "-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "init.defaultBranch=main",
        "-c", "commit.gpgsign=false",
      ]
      let end = try await run(
        URL(filePath: "/usr/bin/env"), ["git"] + settings + arguments, in: folder,
        environment: ["HOME": folder.path])
      guard end.code == 0 else { throw CocoaError(.executableRuntimeMismatch) }
      return end.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func run(
      _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String]
    ) async throws -> End {
      try await Blocking.run {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let written = output.fileHandleForReading.readDataToEndOfFile()
        let said = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return End(
          code: process.terminationStatus, output: String(decoding: written, as: UTF8.self),
          errors: String(decoding: said, as: UTF8.self))
      }
    }
  }
#endif
