#if Service
  import OversetConfig

  /// Who asks.
  package struct Caller: Sendable {
    /// The name of the token or the person; `open` where none is needed.
    package var name: String { author.name }
    /// What the caller may do.
    package let rights: Set<Right>
    /// Who it is, for the audit log.
    let author: Author
    /// What the session is kept by; nil for a token.
    let session: String?

    /// What a caller is counted by: a person may have the name of a token.
    var key: String { author.kind == .person ? "person \(name)" : name }

    /// Everybody, where no token is needed.
    static func anybody(from address: String?) -> Caller {
      Caller(
        rights: Set(Right.allCases), author: Author("open", .open, address: address), session: nil)
    }

    /// Nobody that is known, for what needs no right.
    static func nobody(from address: String?) -> Caller {
      Caller(rights: [], author: Author("unknown", .nobody, address: address), session: nil)
    }

    /// The holder of a token.
    init(_ token: AccessToken, from address: String?) {
      self.init(
        rights: token.rights, author: Author(token.name, .token, address: address), session: nil)
    }

    /// A person who is signed in.
    init(_ person: Person, session: String, from address: String?) {
      self.init(
        rights: person.rights, author: Author(person.name, .person, address: address),
        session: session)
    }

    private init(rights: Set<Right>, author: Author, session: String?) {
      self.rights = rights
      self.author = author
      self.session = session
    }
  }
#endif
