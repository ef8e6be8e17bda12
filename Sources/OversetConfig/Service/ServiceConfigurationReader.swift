import OversetVocabulary

/// Reads the schema that `Docs/service.md` describes.
struct ServiceConfigurationReader {
  func configuration(_ document: YAMLDocument) throws(Diagnostic) -> ServiceConfiguration {
    var service = ServiceConfiguration()
    guard let root = try document.root?.mapping(ServiceConfiguration.Key.self) else {
      return service
    }
    service.host = try root[.host]?.text() ?? service.host
    service.port = try root[.port]?.integer(in: 0...65_535) ?? service.port
    service.data = try root[.data]?.text() ?? service.data
    service.origins = try texts(root[.origins]) { node, text throws(Diagnostic) in
      guard Self.isOrigin(text) else {
        throw node.error(
          "\(node.found) is no origin", "write scheme, host and port alone: https://crowdin.com")
      }
    }
    service.catalogs = try texts(root[.catalogs])
    service.app = try texts(root[.app])
    service.components = try root[.components]?.text() ?? service.components
    service.items = try root[.items]?.integer(in: 1...10_000) ?? service.items
    service.textLength =
      try root[.textLength]?.integer(in: 1...1_000_000) ?? service.textLength
    service.bodySize = try root[.bodySize]?.integer(in: 1_000...100_000_000) ?? service.bodySize
    service.seconds = try root[.seconds]?.number(in: 0.1...600) ?? service.seconds
    service.rate = try root[.rate]?.integer(in: 0...1_000_000) ?? service.rate
    service.pictureCache =
      try root[.pictureCache]?.integer(in: 0...4_000_000_000) ?? service.pictureCache
    service.uploadSize =
      try root[.uploadSize]?.integer(in: 1_000...1_000_000_000) ?? service.uploadSize
    service.keepDays = try root[.keepDays]?.integer(in: 1...36_500) ?? service.keepDays
    service.keepBytes =
      try root[.keepBytes]?.integer(in: 1_000_000...1_000_000_000_000_000) ?? service.keepBytes
    service.keepUnused =
      try root[.keepUnused]?.integer(in: 0...31_536_000) ?? service.keepUnused
    service.auditDays = try root[.auditDays]?.integer(in: 1...36_500) ?? service.auditDays
    service.proxies = try root[.proxies]?.integer(in: 0...10) ?? service.proxies
    let receivers = OutboundReader(root)
    service.publicURL = try receivers.publicURL()
    service.receivers = try receivers.receivers()
    service.objects = try root[.objects].map { node throws(Diagnostic) in
      try S3ConfigurationReader().configuration(node)
    }
    try readSignIn(root, into: &service)
    return service
  }

  private func readSignIn(
    _ root: YAMLMapping<ServiceConfiguration.Key>, into service: inout ServiceConfiguration
  ) throws(Diagnostic) {
    guard root[.signIn] != nil else { return }
    if let node = root[.publicURL], let address = service.publicURL,
      !SignInConfiguration.isOwnOrigin(address)
    {
      throw node.error(
        "people sign in, and \(node.found) is reached in the clear",
        "write `https://` and the host alone; without https it has to be this machine")
    }
    service.signIn = try root[.signIn].map { node throws(Diagnostic) in
      try SignInConfigurationReader().configuration(node)
    }
  }

  private func texts(
    _ node: YAMLNode?,
    _ prove: (YAMLNode, String) throws(Diagnostic) -> Void = { _, _ throws(Diagnostic) in }
  ) throws(Diagnostic) -> [String] {
    guard let node else { return [] }
    return try node.list(upTo: 200) { entry throws(Diagnostic) in
      let text = try entry.text()
      try prove(entry, text)
      return text
    }
  }

  /// Whether a text is what a browser sends as the origin of a page.
  static func isOrigin(_ text: String) -> Bool {
    let rest =
      text.hasPrefix("https://")
      ? text.dropFirst(8) : text.hasPrefix("http://") ? text.dropFirst(7) : ""
    return !rest.isEmpty && rest.utf8.count <= 260
      && rest.utf8.allSatisfy { byte in
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
          || "-.:[]".utf8.contains(byte)
      }
  }
}
