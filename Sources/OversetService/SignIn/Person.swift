#if Service
  import Foundation
  import HTTPTypes
  import OversetConfig

  /// Somebody whom a provider vouches for.
  struct Person: Equatable, Sendable {
    /// What the provider knows them by, for ever.
    let subject: String
    /// Their name, for decisions and logs.
    let name: String
    /// What they may do, by the configuration of now.
    let rights: Set<Right>

    /// Who claims tell of.
    ///
    /// - Throws: `Problem` (403) for an address that the provider has not verified, and for no name.
    init(_ claims: Claims, by configuration: SignInConfiguration) throws(Problem) {
      subject = claims.values["sub"]?.text ?? ""
      let address = Self.address(of: claims)
      if configuration.name == "email" {
        guard let address else {
          throw Problem(.forbidden, detail: "the provider has not verified your address")
        }
        name = address
      } else {
        guard let text = claims[configuration.name]?.text, Self.isName(text) else {
          throw Problem(
            .forbidden, detail: "the provider gives you no “\(configuration.name)” to be named by")
        }
        name = text
      }
      rights = Self.rights(
        groups: Set(claims[configuration.groups]?.texts ?? []), address: address, configuration)
    }

    /// The address, if the provider has verified it.
    private static func address(of claims: Claims) -> String? {
      guard claims.values["email_verified"]?.isTrue == true,
        let text = claims.values["email"]?.text, isName(text),
        text.split(separator: "@", omittingEmptySubsequences: false).count == 2
      else { return nil }
      return text
    }

    /// Whether a name can be shown: not too long, and nothing in it that is obeyed or not seen.
    private static func isName(_ text: String) -> Bool {
      (1...200).contains(text.utf16.count)
        && text.unicodeScalars.allSatisfy { scalar in
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            false
          default: true
          }
        } && text.trimmingCharacters(in: .whitespaces) == text
    }

    private static func rights(
      groups: Set<String>, address: String?, _ configuration: SignInConfiguration
    ) -> Set<Right> {
      var rights: Set<Right> = []
      let address = address?.lowercased()
      let all = address.flatMap { $0.split(separator: "@").last }.map { "*@\($0)" }
      for grant in configuration.grants {
        let isMeant =
          !groups.isDisjoint(with: grant.groups)
          || grant.addresses.contains { $0 == address || $0 == all }
        if isMeant { rights.formUnion(grant.rights.compactMap(Right.init(rawValue:))) }
      }
      return rights
    }
  }
#endif
