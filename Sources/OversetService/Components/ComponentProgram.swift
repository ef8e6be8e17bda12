#if Service
  package import Foundation
  import OversetFiles

  /// The program that has the app's components: from flags and configuration, never from a request.
  package struct ComponentProgram: Sendable {
    /// The file.
    let path: String
    /// The project's folder.
    let root: URL
    /// What the program gets of the environment.
    let environment: [String: String]
    /// How many processes there are at most.
    let jobs: Int
    /// How long it may take to read the project, and then for each state that it lays out first.
    let openingPatience: Duration
    /// How long it may take for each state that it judges or draws.
    let questionPatience: Duration

    /// The variables that a program needs to find its way. All others stay here: secrets of the server are among them.
    private static let passed: Set<String> = [
      "PATH", "HOME", "TMPDIR", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "LD_LIBRARY_PATH",
    ]

    /// A program of a project.
    ///
    /// - Parameters:
    ///   - path: The file; a relative path begins in the project's folder.
    ///   - environment: That of the server.
    ///   - openingSeconds: How long it may take to read the project, and then for each state that it lays out first.
    ///   - questionSeconds: How long it may take for each state that it judges or draws.
    package init(
      path: String, root: URL, environment: [String: String], jobs: Int,
      openingSeconds: Double = 60, questionSeconds: Double = 30
    ) {
      self.path = URL(filePath: path, relativeTo: root).absoluteURL.path
      self.root = root
      self.jobs = max(jobs, 1)
      openingPatience = .seconds(openingSeconds)
      questionPatience = .seconds(questionSeconds)
      var own = environment.filter { Self.passed.contains($0.key) }
      // A crash is told by its signal: nobody reads what the run-time library would write of it, which takes seconds.
      own["SWIFT_BACKTRACE"] = "enable=no"
      self.environment = own
    }

    /// What the file is known by without being read; nil if there is none.
    var stamp: String? {
      let file = NamedPath.withoutLinks(path)
      guard NamedPath.kind(file) == .file, let changed = NamedPath.modified(file) else {
        return nil
      }
      return "\(file) \(changed.timeIntervalSince1970)"
    }
  }
#endif
