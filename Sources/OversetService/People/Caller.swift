#if Service
  /// Who asks.
  package struct Caller: Sendable {
    /// The name of the token; `open` where none is needed.
    package let name: String
    /// What the caller may do.
    package let rights: Set<Right>

    /// Everybody, where no token is needed.
    static let anybody = Caller(name: "open", rights: Set(Right.allCases))

    /// The holder of a token.
    init(_ token: AccessToken) { self.init(name: token.name, rights: token.rights) }

    private init(name: String, rights: Set<Right>) {
      self.name = name
      self.rights = rights
    }
  }
#endif
