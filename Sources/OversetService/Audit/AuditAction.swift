#if Service
  import ArgumentParser
  import Foundation

  /// What the audit log tells of.
  package enum AuditAction: String, CaseIterable, Codable, Sendable, ExpressibleByArgument {
    /// Somebody has signed in.
    case signIn = "sign-in"
    /// Somebody could not sign in.
    case signInFailed = "sign-in-failed"
    /// Somebody has signed out.
    case signOut = "sign-out"
    /// A token was made, or given other rights.
    case tokenMade = "token-made"
    /// A token counts no longer.
    case tokenWithdrawn = "token-withdrawn"
    /// A text is written into a catalog.
    case textSaved = "text-saved"
    /// The text could not be written after all.
    case textNotSaved = "text-not-saved"
    /// A run was opened.
    case runOpened = "run-opened"
    /// A shard of a run has come.
    case shardPushed = "shard-pushed"
    /// Somebody has decided about a cause.
    case decided
    /// Somebody has commented.
    case commented
    /// What is kept was copied.
    case backup
    /// What was old was removed.
    case retention
  }

  /// Who does something, as the audit log has it.
  package struct Author: Equatable, Sendable {
    /// What kind of name it is.
    package enum Kind: String, CaseIterable, Codable, Sendable {
      /// A token's.
      case token
      /// That of a person whom the provider vouches for.
      case person
      /// Everybody's, without tokens.
      case open
      /// That of a user of the machine, at its command line.
      case console
      /// The server's own.
      case server
      /// Nobody's that is known.
      case nobody
    }

    /// The name.
    package let name: String
    /// What kind of name it is.
    package let kind: Kind
    /// The address that the request came from; nil for none.
    package let address: String?

    /// Somebody by a name.
    package init(_ name: String, _ kind: Kind, address: String? = nil) {
      self.name = name
      self.kind = kind
      self.address = address
    }

    /// Who uses the command line of this machine.
    static var console: Author { Author(ProcessInfo.processInfo.userName, .console) }

    /// The server itself.
    static let server = Author("server", .server)
  }
#endif
