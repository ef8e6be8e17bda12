#if Service
  import Foundation
  import OversetConfig
  import OversetService
  import OversetTestBasics

  /// A project whose keys components draw, and the program that has them.
  enum ComponentProject {
    static func project() throws -> TestProject {
      let project = try TestProject()
      try project.write(
        "devices: [iPhoneSE, iPhone16Pro]\nlocales: [en, de]\n", to: "Config/matrix.yml")
      try project.write(
        """
        rules:
          - {key: "part.*", slot: halfButton}
          - {key: "spoken.*", slot: spoken}
        """, to: "Config/slots.yml")
      try project.write(catalog(), to: "Locales/Main.xcstrings")
      return project
    }

    /// The catalog, with a German text of `part.go`.
    static func catalog(german: String = "Los") -> String {
      let texts = [
        ("part.go", "Go", german), ("part.first", "First", "Erste"),
        ("part.second", "Second", "Zweite"), ("part.send %@", "Send to %@", "An %@ senden"),
        ("part.title", "Title", "Titel"), ("part.body", "Some words", "Einige Worte"),
        ("part.nowhere", "Nowhere", "Nirgends"), ("spoken.hint", "Opens it", "Öffnet es"),
      ]
      let entries = texts.map { key, english, german in
        """
        "\(key)": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "\(english)"}},
          "de": {"stringUnit": {"state": "translated", "value": "\(german)"}}}},
        """
      }
      return """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          \(entries.joined(separator: "\n"))
          "part.days %lld": {"localizations": {
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
            "de": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld Tag"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}}}}}
        }}
        """
    }

    /// The program.
    static func program() throws -> URL {
      try BuildFolder.file("OversetTestComponents") {
        FileManager.default.isExecutableFile(atPath: $0.path)
      }
    }

    /// The program as a server starts it, or another one.
    static func components(
      of project: TestProject, program: String? = nil, environment: [String: String] = [:],
      questionSeconds: Double = 30
    ) throws -> ComponentProgram {
      ComponentProgram(
        path: try program ?? self.program().path, root: project.root,
        environment: ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }, jobs: 2,
        openingSeconds: 60, questionSeconds: questionSeconds)
    }

    /// A script beside the project, which stands in for the program.
    static func script(_ text: String, in project: TestProject, name: String = "program") throws
      -> String
    {
      let file = project.file(name)
      let other = project.file("\(name).new")
      try Data("#!/bin/sh\n\(text)\n".utf8).write(to: other)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: other.path)
      // In one step, as builds replace a program.
      guard unsafe rename(other.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return file.path
    }

    /// A service that has laid the components out.
    static func service(
      _ project: TestProject, program: String? = nil, seconds: Double = 10,
      questionSeconds: Double = 30
    ) async throws -> RunningService {
      let service = try await RunningService(
        project,
        components: try components(
          of: project, program: program, questionSeconds: questionSeconds)
      ) { $0.seconds = seconds }
      try await ready(service)
      return service
    }

    /// Waits until the components are laid out.
    static func ready(_ service: RunningService) async throws {
      let isReady = try await Eventually.holds {
        try await service.ask("/v1/project").message(ProjectSummary.self).components != nil
      }
      if !isReady { throw CocoaError(.executableRuntimeMismatch) }
    }
  }
#endif
