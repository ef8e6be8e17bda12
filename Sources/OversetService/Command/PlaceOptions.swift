#if Service
  import ArgumentParser
  import Foundation
  import OversetFiles
  import OversetVocabulary

  /// Options that say where the project is, and where the service keeps things.
  struct PlaceOptions: ParsableArguments {
    @Option(name: .customLong("project"), help: "The project's folder.")
    var folder = "."

    @Option(
      help: "The folder of what the service keeps. Default: .overset/service in the project.")
    var data: String?

    @Option(
      name: .customLong("token-file"),
      help: "The file of tokens. Default: `tokens` in the folder of what the service keeps.")
    var tokenFile: String?

    /// The settings, with further flags.
    ///
    /// - Throws: `Diagnostic` as ``ServiceSettings/init(root:flags:environment:)`` does, and for a missing folder.
    func settings(
      _ complete: (inout ServiceSettings.Flags) -> Void = { _ in }
    ) throws(Diagnostic) -> ServiceSettings {
      let root = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
      guard NamedPath.kind(root.path) == .folder else {
        throw Diagnostic(
          .usage, file: folder, problem: "there is no such folder",
          remedy: "give the folder that contains Config and Locales")
      }
      var flags = ServiceSettings.Flags()
      flags.data = data.map { URL(filePath: $0).absoluteURL.path }
      flags.tokenFile = tokenFile
      complete(&flags)
      return try ServiceSettings(
        root: root, flags: flags, environment: ProcessInfo.processInfo.environment)
    }
  }
#endif
