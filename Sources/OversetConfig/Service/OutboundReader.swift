import Foundation
import OversetVocabulary

/// Reads who is told what happens to runs: `publicURL`, `webhooks`, `github` and `gitlab`.
struct OutboundReader {
  private enum WebhookKey: String, CaseIterable, Hashable {
    case name, url, secretFile, events, runs
    case isInternal = "internal"
  }

  private enum ForgeKey: String, CaseIterable, Hashable {
    case name, api, repository, project, tokenFile, runs
    case isInternal = "internal"
  }

  private static let limit = 50
  /// What a webhook is told unless it says more.
  private static let usual: Set<OutboundReceiver.Event> = [.completed, .partial, .decided]

  private let root: YAMLMapping<ServiceConfiguration.Key>

  init(_ root: YAMLMapping<ServiceConfiguration.Key>) { self.root = root }

  func publicURL() throws(Diagnostic) -> String? {
    guard let node = root[.publicURL] else { return nil }
    guard let url = ServiceConfiguration.origin(try node.text()) else {
      throw node.error(
        "\(node.found) is no address of a service",
        "write scheme, host and port alone: https://overset.example")
    }
    return url
  }

  func receivers() throws(Diagnostic) -> [OutboundReceiver] {
    var all: [OutboundReceiver] = []
    all += try list(.webhooks, webhook)
    all += try list(.github) { node throws(Diagnostic) in try forge(node, .github) }
    all += try list(.gitlab) { node throws(Diagnostic) in try forge(node, .gitlab) }
    var names: Set<String> = []
    for receiver in all where !names.insert(receiver.name).inserted {
      throw Diagnostic(
        .data, at: receiver.place, problem: "two receivers are called `\(receiver.name)`",
        remedy: "give each a `name` of its own")
    }
    return all
  }

  private func list(
    _ key: ServiceConfiguration.Key,
    _ read: (YAMLNode) throws(Diagnostic) -> OutboundReceiver
  ) throws(Diagnostic) -> [OutboundReceiver] {
    try root[key]?.list(upTo: Self.limit, read) ?? []
  }

  // MARK: Entries

  private func webhook(_ node: YAMLNode) throws(Diagnostic) -> OutboundReceiver {
    let map = try node.mapping(WebhookKey.self)
    let isInternal = try map[.isInternal]?.boolean() ?? false
    let events = try map[.events]?.list(upTo: 10) { entry throws(Diagnostic) in
      try entry.choice(OutboundReceiver.Event.self)
    }
    return OutboundReceiver(
      .webhook, name: try name(map[.name], else: "webhook"),
      url: try address(try map.required(.url), isInternal: isInternal, isBase: false),
      runs: try runs(map[.runs]) ?? [], events: events.map { Set($0) } ?? Self.usual,
      secretFile: try map[.secretFile]?.text(), isInternal: isInternal, place: node.place)
  }

  private func forge(
    _ node: YAMLNode, _ kind: OutboundReceiver.Kind
  ) throws(Diagnostic) -> OutboundReceiver {
    let map = try node.mapping(ForgeKey.self)
    let isInternal = try map[.isInternal]?.boolean() ?? false
    let isGitHub = kind == .github
    if let other = map[isGitHub ? .project : .repository] {
      throw other.error(
        "\(other.name) belongs to \(isGitHub ? "`gitlab`" : "`github`")",
        "write `\(isGitHub ? "repository" : "project")`")
    }
    let named = try map.required(isGitHub ? .repository : .project)
    let repository = try named.text()
    guard Self.isRepository(repository, kind) else {
      throw named.error(
        "\(named.found) is no \(isGitHub ? "repository" : "project")",
        isGitHub ? "write owner/name" : "write its path, such as group/app, or its number")
    }
    let url =
      try map[.api].map { node throws(Diagnostic) in
        try address(node, isInternal: isInternal, isBase: true)
      } ?? (isGitHub ? "https://api.github.com" : "https://gitlab.com/api/v4")
    return OutboundReceiver(
      kind, name: try name(map[.name], else: kind.rawValue), url: url, repository: repository,
      runs: try runs(map[.runs]) ?? [repository], events: Set(OutboundReceiver.Event.allCases),
      secretFile: try map[.tokenFile]?.text(), isInternal: isInternal, place: node.place)
  }

  // MARK: Values

  private func name(_ node: YAMLNode?, else usual: String) throws(Diagnostic) -> String {
    guard let node else { return usual }
    let name = try node.text()
    guard (1...40).contains(name.utf8.count),
      name.utf8.allSatisfy({
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
      })
    else {
      throw node.error("\(node.found) is no name", "use up to 40 small letters, digits and `-`")
    }
    return name
  }

  private func runs(_ node: YAMLNode?) throws(Diagnostic) -> [String]? {
    try node?.list(upTo: Self.limit) { entry throws(Diagnostic) in try entry.text() }
  }

  /// - Parameter isBase: Whether paths are added to it.
  private func address(
    _ node: YAMLNode, isInternal: Bool, isBase: Bool
  ) throws(Diagnostic) -> String {
    let text = try node.text()
    guard let parts = URLComponents(string: text), let scheme = parts.scheme,
      ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty, parts.user == nil,
      parts.password == nil, parts.fragment == nil, !isBase || parts.query == nil,
      text.utf8.count <= 2_000
    else {
      throw node.error(
        "\(node.found) is no address that can be asked",
        "write http or https, a host and a path, without user and fragment"
          + (isBase ? " and query" : ""))
    }
    guard scheme == "https" || isInternal else {
      throw node.error(
        "\(node.found) would be asked without TLS",
        "write https, or `internal: true` beside it for a host of your own network")
    }
    return isBase && text.hasSuffix("/") ? String(text.dropLast()) : text
  }

  /// Whether a text can stand in the path of a request as a repository.
  private static func isRepository(_ text: String, _ kind: OutboundReceiver.Kind) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let counts = kind == .github ? 2...2 : 1...21
    guard counts.contains(parts.count), text.utf8.count <= 250 else { return false }
    if kind == .gitlab, parts.count == 1 { return Int(text).map { $0 > 0 } ?? false }
    return parts.allSatisfy { part in
      !part.isEmpty && !part.allSatisfy { $0 == "." }
        && part.utf8.allSatisfy { byte in
          (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
            || "-_.".utf8.contains(byte)
        }
    }
  }
}
