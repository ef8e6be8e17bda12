#if Service
  /// Who asks, and whether people sign in here.
  package struct SessionItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case signIn, caller, csrf }

    package var signIn: Bool
    package var caller: CallerItem?
    package var csrf: String?

    package init(signIn: Bool, caller: CallerItem? = nil, csrf: String? = nil) {
      self.signIn = signIn
      self.caller = caller
      self.csrf = csrf
    }

    package static let schemaName = "Session"
    package static let summary = "Who asks, and whether people sign in here."
    package static let optional: Set<CodingKeys> = [.caller, .csrf]
    package static let properties: [CodingKeys: JSONValue] = [
      .signIn: MemberSchema.flag("Whether people sign in here, at /sign-in."),
      .caller: MemberSchema.message(CallerItem.self),
      .csrf: MemberSchema.text(
        "What each change by this session needs in the field X-Overset-CSRF; missing for tokens."),
    ]
  }

  /// Who asks.
  package struct CallerItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case name, kind, rights }

    package var name: String
    package var kind: String
    package var rights: [String]

    package static let schemaName = "Caller"
    package static let summary = "Who asks, and what they may do."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .name: MemberSchema.text("The name of the token or the person."),
      .kind: MemberSchema.choice(
        "What kind of name it is.", of: ["token", "person", "open"]),
      .rights: [
        "type": "array", "description": "What they may do.",
        "items": MemberSchema.choice("A right.", of: Right.allCases.map(\.rawValue)),
      ],
    ]

    /// A caller as messages have it.
    init(_ caller: Caller) {
      name = caller.name
      kind = caller.author.kind.rawValue
      rights = Right.allCases.filter(caller.rights.contains).map(\.rawValue)
    }
  }
#endif
