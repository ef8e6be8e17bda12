#if Service
  import Foundation
  package import Logging
  package import OversetConfig
  import OversetFiles
  import Synchronization

  /// The components of the app as its program has them now, for every request; without a program there are none.
  package final class ComponentDesk: Sendable {
    private struct State {
      var pool: ComponentPool?
      /// The program and the day of the pool.
      var identity: String?
      /// The revision of the project that it reads.
      var revision = ""
    }

    private let program: ComponentProgram?
    private let logger: Logger
    private let state = Mutex(State())

    /// Components of a program; nil for none.
    package init(
      _ program: ComponentProgram?,
      logger: Logger = Logger(label: "components") { _ in SwiftLogNoOpLogHandler() }
    ) {
      self.program = program
      self.logger = logger
      // A process that has ended reads nothing: writing to it has to fail, and not to end the server.
      if program != nil { StandardStream.prepare() }
    }

    deinit { close() }

    /// Whether there is a program to ask.
    var isOn: Bool { program != nil }

    /// Takes up another state of the project or of the program, if there is one.
    package func update(revision: String, today: CalendarDay?) {
      guard let program else { return }
      let day = today.map { "\($0)" }
      let identity = program.stamp.map { "\($0) \(day ?? "-")" }
      let (old, same): (ComponentPool?, ComponentPool?) = state.withLock { state in
        defer { state.revision = revision }
        guard state.identity != identity else {
          return (nil, state.revision == revision ? nil : state.pool)
        }
        let old = state.pool
        state.identity = identity
        state.pool = identity.map { _ in
          ComponentPool(program, day: day, revision: revision, logger: logger)
        }
        return (old, nil)
      }
      if let old { Task { await old.close() } }
      if let same { Task { await same.reopen(revision) } }
    }

    /// Ends what runs.
    package func close() {
      let pool = state.withLock { state in
        defer { state = State() }
        return state.pool
      }
      if let pool { Task { await pool.close() } }
    }

    /// What can be asked about a revision of the project.
    func components(of revision: String) -> Components {
      guard let program else { return Components() }
      let (pool, known, identity) = state.withLock { ($0.pool, $0.revision, $0.identity) }
      guard let pool else {
        return Components(reason: "there is no program of components at \(program.path)")
      }
      guard known == revision else { return Components(reason: ComponentFault.closed.words) }
      switch pool.phase {
      case .reading: return Components(reason: "the components are read for the first time")
      case .failed(let reason): return Components(reason: reason)
      case .ready(let index):
        return Components(
          pool: pool, index: index, project: revision, identity: identity ?? "")
      }
    }
  }

  /// What can be asked of components at a time.
  struct Components: Sendable {
    /// What asks them.
    var pool: ComponentPool?
    /// What there is.
    var index: ComponentIndex?
    /// The revision of the project that they have read.
    var project = ""
    /// What the program is known by.
    var identity = ""
    /// Why nothing can be asked; nil where there is no program.
    var reason: String?

    /// What answers are known by that rest on a revision of the project and on the components.
    func revision(_ project: String) -> String {
      guard let state = index.map({ "\(identity) \($0.digest)" }) ?? reason else { return project }
      return String(Digest.sha256Hex(of: Data("\(project) \(state)".utf8)).prefix(32))
    }
  }
#endif
