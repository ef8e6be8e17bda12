import OversetVocabulary

/// Reads `signIn` of `Config/service.yml`.
struct SignInConfigurationReader {
  /// How many grants, and how many groups or addresses in each, a file may have.
  private static let limit = 1_000

  func configuration(_ node: YAMLNode) throws(Diagnostic) -> SignInConfiguration {
    let root = try node.mapping(SignInConfiguration.Key.self)
    let issuer = try root.required(.issuer)
    let client = try root.required(.client)
    guard SignInConfiguration.isIssuer(try issuer.text()) else {
      throw issuer.error(
        "\(issuer.found) is no issuer",
        "write the address as the provider's /.well-known/openid-configuration has it, with https")
    }
    var signIn = SignInConfiguration(issuer: try issuer.text(), client: try client.text())
    signIn.name = try root[.name]?.text() ?? signIn.name
    signIn.groups = try root[.groups]?.text() ?? signIn.groups
    if let scopes = root[.scopes] {
      signIn.scopes = try scopes.list(upTo: 50) { entry throws(Diagnostic) in
        let scope = try entry.text()
        guard scope.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != 0x22 && $0 != 0x5C })
        else { throw entry.error("\(entry.found) is no scope", "write one word") }
        return scope
      }
    }
    signIn.grants =
      try root[.rights]?.list(upTo: Self.limit) { entry throws(Diagnostic) in try grant(entry) }
      ?? []
    signIn.idleHours = try root[.idleHours]?.number(in: 0.01...8_760) ?? signIn.idleHours
    signIn.hours = try root[.hours]?.number(in: 0.01...8_760) ?? signIn.hours
    return signIn
  }

  private func grant(_ node: YAMLNode) throws(Diagnostic) -> SignInConfiguration.Grant {
    let members = try node.mapping(SignInConfiguration.Grant.Key.self)
    let allowed = try members.required(.allow).list(upTo: 10) { entry throws(Diagnostic) in
      let right = try entry.text()
      guard SignInConfiguration.rights.contains(right) else {
        throw entry.error(
          "there is no right \(entry.found)", .meant(right, among: SignInConfiguration.rights))
      }
      return right
    }
    var grant = SignInConfiguration.Grant(Set(allowed))
    grant.groups =
      try members[.groups]?.list(upTo: Self.limit) { entry throws(Diagnostic) in try entry.text() }
      ?? []
    grant.addresses =
      try members[.addresses]?.list(upTo: Self.limit) { entry throws(Diagnostic) in
        let address = try entry.text().lowercased()
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, !parts[1].contains("*"),
          parts[0] == "*" || !parts[0].contains("*")
        else {
          throw entry.error(
            "\(entry.found) is no address", "write `ada@example.org`, or `*@example.org` for all")
        }
        return address
      } ?? []
    guard !grant.groups.isEmpty || !grant.addresses.isEmpty else {
      throw members.error("nobody is named", "add `groups: […]` or `addresses: […]`")
    }
    return grant
  }
}
