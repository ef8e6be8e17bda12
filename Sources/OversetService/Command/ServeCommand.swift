#if Service
  import ArgumentParser
  import Foundation
  import Logging
  import OversetCommand
  import OversetConfig
  import OversetSlots
  import OversetProject
  import OversetFiles
  import OversetVocabulary

  /// `overset-server serve`, and `overset-server` alone.
  struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "serve",
      abstract: "Listens, and answers checks of texts against a project.",
      discussion: """
        Flags outweigh the variables OVERSET_SERVER_HOST, _PORT, _DATA, _COMPONENTS and _TOKEN_FILE, which outweigh \
        Config/service.yml. SIGTERM and SIGINT stop the server when it has answered what it has taken.
        """)

    @Argument(
      help:
        "Catalogs, or folders that contain them. Default: `catalogs` in Config/service.yml, else Locales, else the project."
    )
    var catalogs: [String] = []

    @OptionGroup var place: PlaceOptions

    @Option(help: "The address to listen on. Default: 127.0.0.1.")
    var host: String?

    @Option(help: "The port to listen on; 0 takes one that is free. Default: 8642.")
    var port: Int?

    @Option(
      help: ArgumentHelp(
        "Read the Swift files, storyboards and xibs of this folder too. Repeatable.",
        valueName: "folder"))
    var app: [String] = []

    @Option(
      help: ArgumentHelp(
        "The program that has your app's components: texts are then judged where components draw them.",
        valueName: "program"))
    var components: String?

    @Flag(help: "Ask for no token. Only for an address of this machine alone.")
    var open = false

    @Flag(
      help: "The files of runs were moved to the bucket, or the folder, that is configured now.")
    var movedFiles = false

    @Option(
      name: .customLong("log-level"),
      help: "What is logged: trace, debug (each request), info, notice, warning, error.")
    private var logLevel = LogLevel.info

    @Option(help: "The number of texts that are judged at once. Default: the number of cores.")
    var jobs: Int?

    func validate() throws {
      if let jobs, !(1...256).contains(jobs) {
        throw ValidationError("--jobs is \(jobs); give 1 to 256")
      }
    }

    func run() async throws {
      do throws(Diagnostic) {
        let settings = try place.settings { flags in
          (flags.host, flags.port, flags.isOpen) = (host, port, open)
          (flags.catalogs, flags.app, flags.components) = (catalogs, app, components)
        }
        let secret = AccessToken.makeSecret()
        let service = try await service(settings, tokenOfStart: secret)
        let isAsked = !settings.isOpen && service.tokenFile == nil && settings.signIn == nil
        try await serve(service, settings, tokenOfStart: isAsked ? secret : nil)
      } catch {
        throw CommandExit.report(error)
      }
    }

    private func service(
      _ settings: ServiceSettings, tokenOfStart secret: String
    ) async throws(Diagnostic) -> ServiceState {
      let configuration = settings.configuration
      let level = logLevel.level
      let logger = Logger(label: "overset-server") { JSONLogHandler(label: $0, level: level) }
      let kept = try TokenFile.read(settings.tokenFile)
      let reader = ProjectReader(
        root: settings.root, catalogs: configuration.catalogs, app: configuration.app,
        jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount,
        hasComponents: configuration.components != nil)
      let components = configuration.components.map { path in
        ComponentProgram(
          path: path, root: settings.root, environment: ProcessInfo.processInfo.environment,
          jobs: reader.jobs)
      }
      let projects = try await ProjectHolder(reader, today: CalendarDay(Date()))
      let tokens: TokenStore
      if settings.isOpen {
        tokens = TokenStore([], isOpen: true)
      } else if let kept {
        tokens = TokenStore(kept)
      } else if settings.signIn != nil {
        // People sign in: a token with every right need not stand in a log.
        tokens = TokenStore([])
      } else {
        tokens = TokenStore([
          AccessToken(
            name: "start", rights: Set(Right.allCases), digest: AccessToken.digest(of: secret))
        ])
        Output.write(
          "Token of this start: \(secret)\nTo keep tokens: overset-server token NAME --rights check,read\n"
        )
      }
      let outbound = try OutboundTargets(
        configuration, root: settings.root, environment: ProcessInfo.processInfo.environment)
      let objects = try await objects(settings, logger)
      let service = ServiceState(
        settings: configuration, projects: projects, tokens: tokens,
        tokenFile: settings.isOpen || kept == nil ? nil : settings.tokenFile,
        secrets: settings.secrets, signIn: settings.signIn, outbound: outbound, objects: objects,
        components: ComponentDesk(components, logger: logger), logger: logger)
      try service.runs.openExisting(hasMovedFiles: movedFiles)
      if let kept, !settings.isOpen { service.noteTokens(kept) }
      return service
    }

    /// The bucket that files are kept in, once it is seen to be there; nil for the folder.
    private func objects(
      _ settings: ServiceSettings, _ logger: Logger
    ) async throws(Diagnostic) -> S3Objects? {
      guard let bucket = settings.configuration.objects else { return nil }
      let folder = URL(filePath: settings.configuration.data, relativeTo: settings.root).absoluteURL
      let credentials = try S3CredentialSource(
        environment: ProcessInfo.processInfo.environment, folder: folder, place: bucket.place)
      let objects = S3Objects(bucket, credentials: credentials, logger: logger)
      try await objects.prove()
      return objects
    }

    private func serve(
      _ service: ServiceState, _ settings: ServiceSettings, tokenOfStart secret: String?
    ) async throws(Diagnostic) {
      let host = settings.configuration.host
      let check = service.projects.current.check
      // Behind #, it is sent nowhere and stands in no log.
      let fragment = secret.map { "#token=\($0)" } ?? ""
      do {
        try await ServiceApplication(service).run { port in
          let name: String = host.contains(":") ? "[\(host)]" : host
          Output.write(
            """
            Listening on http://\(name):\(port)
            \(check.keyCount) keys, \(check.locales.count) locales, \(check.devices.count) devices
            Page for translators: http://\(name):\(port)\(PageRoutes.path)\(fragment)

            """)
          if let bucket = service.settings.objects {
            Output.write("Files of runs are kept in \(bucket.name)\n")
          }
          if let signIn = service.signIn {
            Output.write("People sign in at \(signIn.origin)\(SignInRoutes.start)\n")
          }
        }
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw Diagnostic(
          .inputOutput, problem: "the server ended: \(error)",
          remedy: "read its log, and start it again")
      }
    }
  }

  /// The levels of a log, as a command line names them.
  private enum LogLevel: String, CaseIterable, ExpressibleByArgument {
    case trace, debug, info, notice, warning, error

    var level: Logger.Level { Logger.Level(rawValue: rawValue) ?? .info }
  }
#endif
