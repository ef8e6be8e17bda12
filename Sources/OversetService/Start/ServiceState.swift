#if Service
  import Foundation
  package import Logging
  package import OversetConfig

  /// What all requests share.
  package struct ServiceState: Sendable {
    /// What is taken.
    package let settings: ServiceConfiguration
    /// The project.
    package let projects: ProjectHolder
    /// Who may ask.
    package let tokens: TokenStore
    /// The file of tokens that is looked at again; nil for tokens that last as long as the server.
    package let tokenFile: String?
    /// How often each may ask.
    package let rates: RateLimiter
    /// Ends what is sent too slowly.
    let deadlines = Deadlines()
    /// What is counted.
    package let figures: ServiceFigures
    /// Where it is told what happens.
    package let logger: Logger
    /// What senders without a token are proved by.
    let secrets: HookSecrets
    /// How people sign in; nil for tokens alone.
    let signIn: SignInDesk?
    /// What they have sent.
    let hooks = HookBook()
    /// When the server was started.
    let started = ContinuousClock.now
    /// The pictures that were drawn last.
    let pictures: PictureCache
    /// Writes catalogs.
    let saver: TextSaver
    /// The runs, and what was decided about them.
    package let runs: RunDesk
    /// Who is told what happens to them.
    let outbound: OutboundTargets
    /// The app's components.
    package let components: ComponentDesk
    /// The pictures of them that are being drawn.
    let drawings = SharedDrawings()

    /// Rooms for requests.
    ///
    /// - Parameter objects: What keeps the files of runs; nil for the folder of what the service keeps.
    package init(
      settings: ServiceConfiguration, projects: ProjectHolder, tokens: TokenStore,
      tokenFile: String?, secrets: HookSecrets = HookSecrets(), signIn: SignInDesk? = nil,
      outbound: OutboundTargets = OutboundTargets(), objects: (any ObjectStore)? = nil,
      components: ComponentDesk = ComponentDesk(nil),
      logger: Logger
    ) {
      self.settings = settings
      self.projects = projects
      self.components = components
      self.tokens = tokens
      self.tokenFile = tokenFile
      self.secrets = secrets
      // Who may do everything without a token needs no session.
      self.signIn = tokens.isOpen ? nil : signIn
      self.logger = logger
      rates = RateLimiter(rate: settings.rate)
      figures = ServiceFigures()
      pictures = PictureCache(capacity: settings.pictureCache)
      saver = TextSaver(root: projects.root)
      self.outbound = outbound
      runs = RunDesk(
        URL(filePath: settings.data, relativeTo: projects.root).absoluteURL, outbound: outbound,
        objects: objects)
    }

    /// Takes down which tokens there are now. They count, even where that cannot be kept: a token that was withdrawn must
    /// not go on. The next start makes up for it.
    func noteTokens(_ tokens: [AccessToken]) {
      do throws(Problem) {
        try runs.store().noteTokens(tokens, by: .server, at: Moment.now)
      } catch {
        logger.error(
          "the audit log cannot be written", metadata: ["problem": "\(error.detail)"])
      }
    }
  }
#endif
