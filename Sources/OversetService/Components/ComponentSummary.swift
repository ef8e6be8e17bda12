#if Service
  import OversetRun

  /// A component that can be drawn.
  package struct ComponentSummary: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case name, states }

    /// Its name.
    package var name: String
    /// Its states.
    package var states: [String]

    init(_ component: HostIndex.Component) {
      name = component.name
      states = component.states.map(\.name)
    }

    package static let schemaName = "Component"
    package static let summary = "A component that can be drawn."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .name: MemberSchema.text("Its name."), .states: MemberSchema.texts("Its states."),
    ]
  }
#endif
