#if Service
  import HTTPTypes
  import Hummingbird
  import OversetSlots
  import OversetVocabulary

  /// `GET /v1/project`
  enum ProjectRoute {
    static let route = Route(
      .get, "/v1/project", needs: .read,
      RouteDescription(
        operation: "project", summary: "See what texts are checked against",
        details: "The revision of catalogs and configuration, and what can be named in a check.",
        answers: [
          .json(.ok, ProjectSummary.schemaName, "The project."),
          .empty(.notModified, "The project is what If-None-Match names."),
        ])
    ) { request in
      let projects = request.service.projects
      let project = projects.current
      let components = request.service.components.components(of: project.revision)
      return try .json(
        ProjectSummary(project, components, stale: projects.stale), unless: request.known)
    }
  }

  /// What texts are checked against.
  package struct ProjectSummary: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case revision, keys, locales, devices, typeSizes, allTypeSizes, pseudolocales, findings
      case components, withoutComponents, stale
    }

    /// What catalogs and configuration are known by.
    package var revision: String
    /// How many keys there are.
    package var keys: Int
    /// The locales of the catalogs.
    package var locales: [String]
    /// The devices.
    package var devices: [String]
    /// The user's text sizes.
    package var typeSizes: [String]
    /// All text sizes that a text can be tried at.
    package var allTypeSizes: [String]
    /// The pseudolocales that a text can be written in.
    package var pseudolocales: [String]
    /// How many findings fail a check of the catalogs as they are.
    package var findings: Int
    /// The components that can be drawn.
    package var components: [ComponentSummary]?
    /// Why there are none, or not all.
    package var withoutComponents: String?
    /// Why this is not what the disk has.
    package var stale: String?

    init(_ project: LoadedProject, _ components: Components, stale: String?) {
      revision = components.revision(project.revision)
      self.components = components.index?.components.map(ComponentSummary.init)
      withoutComponents = components.reason ?? components.index?.gaps
      let check = project.check
      keys = check.keyCount
      locales = check.locales.map(\.identifier)
      devices = check.devices.map(\.token)
      typeSizes = check.outcome.typeSizes.map(\.token)
      allTypeSizes = TypeSize.allCases.map(\.token)
      pseudolocales = StressedText.tags
      findings = check.outcome.allFailures.count
      self.stale = stale
    }

    package static let schemaName = "Project"
    package static let summary = "What texts are checked against."
    package static let optional: Set<CodingKeys> = [.components, .withoutComponents, .stale]
    package static let properties: [CodingKeys: JSONValue] = [
      .revision: MemberSchema.text("What catalogs, configuration and source are known by."),
      .keys: MemberSchema.integer("How many keys the catalogs have."),
      .locales: MemberSchema.texts("The locales that a text can be checked in."),
      .devices: MemberSchema.texts("The devices that texts are laid out for."),
      .typeSizes: MemberSchema.texts("The user's text sizes that texts are laid out for."),
      .allTypeSizes: MemberSchema.texts("The text sizes that a text can be tried at."),
      .pseudolocales: MemberSchema.texts(
        "What a text can be written in before it is judged, to try whether it would fit if it were longer."
      ),
      .findings: MemberSchema.integer(
        "How many findings fail a check of the catalogs as they are."),
      .components: MemberSchema.list(
        "The components that texts are laid out in; missing where the server has no program of components, or cannot ask it.",
        of: ComponentSummary.self),
      .withoutComponents: MemberSchema.text(
        "Why the program of components cannot be asked, or which states cannot be laid out."),
      .stale: MemberSchema.text("Why this is not what the disk has: what is there cannot be read."),
    ]
  }
#endif
