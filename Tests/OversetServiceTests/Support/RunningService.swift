#if Service
  import Foundation
  import FoundationNetworking
  import HTTPTypes
  import Logging
  import OversetConfig
  import OversetProject
  import OversetService
  import OversetTestBasics
  import OversetVocabulary

  /// A service in this process, on a port that was free; it ends with this object.
  final class RunningService: Sendable {
    /// A token with every right.
    static let secret = "overset_all"
    /// The token of somebody else who reads and reviews.
    static let reviewer = "overset_reviewer"
    /// Tokens with one right each.
    static func secret(of right: Right) -> String { "overset_\(right.rawValue)" }

    let project: TestProject
    let port: Int
    let state: ServiceState
    private let task: Task<Void, any Error>

    /// Starts it over a project.
    init(
      _ project: TestProject, isOpen: Bool = false, secrets: HookSecrets = HookSecrets(),
      signIn: SignInDesk? = nil,
      outbound: OutboundTargets = OutboundTargets(), objects: (any ObjectStore)? = nil,
      components: ComponentProgram? = nil,
      settings change: (inout ServiceConfiguration) -> Void = { _ in }
    ) async throws {
      self.project = project
      var settings = try ProjectFiles(root: project.root).service()
      settings.port = 0
      change(&settings)
      let reader = ProjectReader(
        root: project.root, catalogs: settings.catalogs, app: settings.app, jobs: 2,
        hasComponents: components != nil)
      let all = AccessToken(
        name: "all", rights: Set(Right.allCases), digest: AccessToken.digest(of: Self.secret))
      let reviewer = AccessToken(
        name: "reviewer", rights: [.read, .review], digest: AccessToken.digest(of: Self.reviewer))
      let single = Right.allCases.map {
        AccessToken(
          name: $0.rawValue, rights: [$0], digest: AccessToken.digest(of: Self.secret(of: $0)))
      }
      state = ServiceState(
        settings: settings, projects: try await ProjectHolder(reader, today: CalendarDay(Date())),
        tokens: TokenStore([all, reviewer] + single, isOpen: isOpen), tokenFile: nil,
        secrets: secrets, signIn: signIn, outbound: outbound, objects: objects,
        components: ComponentDesk(components),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
      let application = ServiceApplication(state)
      let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
      task = Task {
        defer { continuation.finish() }
        try await application.run(lookingEvery: .milliseconds(50), obeysSignals: false) { port in
          continuation.yield(port)
        }
      }
      var first: Int?
      for await port in ports {
        first = port
        break
      }
      guard let first else {
        try await task.value
        throw CocoaError(.featureUnsupported)
      }
      port = first
    }

    deinit { task.cancel() }

    /// The answer to a request.
    func ask(
      _ path: String, method: String = "GET", token: String? = RunningService.secret,
      fields: [String: String] = [:], body: Data? = nil
    ) async throws -> Answer {
      guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
        throw CocoaError(.fileReadInvalidFileName)
      }
      var request = URLRequest(url: url)
      request.httpMethod = method
      // Views are laid out on the main actor, which waits here for those of all other tests.
      request.timeoutInterval = 300
      request.httpBody = body
      if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
      if body != nil {
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      }
      for (name, value) in fields { request.setValue(value, forHTTPHeaderField: name) }
      let (data, response) = try await URLSession.shared.data(for: request)
      guard let response = response as? HTTPURLResponse else {
        throw CocoaError(.coderInvalidValue)
      }
      var answered: [String: String] = [:]
      for (name, value) in response.allHeaderFields {
        answered["\(name)".lowercased()] = "\(value)"
      }
      return Answer(status: response.statusCode, fields: answered, body: data)
    }

    /// The answers to items.
    func check(
      _ items: [CheckItem], token: String? = RunningService.secret
    ) async throws -> CheckResponse {
      let body = try JSONEncoder().encode(CheckRequest(items: items))
      let answer = try await ask("/v1/check", method: "POST", token: token, body: body)
      return try answer.message(CheckResponse.self)
    }
  }

  /// What came back.
  struct Answer {
    let status: Int
    /// By their names in small letters.
    let fields: [String: String]
    let body: Data

    var text: String { String(decoding: body, as: UTF8.self) }

    func message<Message: Decodable>(_ type: Message.Type) throws -> Message {
      try JSONDecoder().decode(type, from: body)
    }

    /// The problem, which says so.
    func problem() throws -> Problem {
      guard fields["content-type"] == "application/problem+json" else {
        throw CocoaError(.coderReadCorrupt)
      }
      return try message(Problem.self)
    }
  }

  extension CheckItem {
    /// An item with an id.
    init(
      _ key: String, _ locale: String, _ text: String, id: String = "1",
      with change: (inout CheckItem) -> Void = { _ in }
    ) {
      self.init(id: id, key: key, locale: locale, text: text)
      change(&self)
    }
  }
#endif
