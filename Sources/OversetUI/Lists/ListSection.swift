/// The rows of a list that stand together, with what is above and below them.
@MainActor
struct ListSection {
  private(set) var header: [_ViewNode] = []
  private(set) var rows: [_ViewNode] = []
  private(set) var footer: [_ViewNode] = []
  private let identity: SectionIdentity?

  private init(of identity: SectionIdentity?) { self.identity = identity }

  /// The sections that `nodes` make up, in order. Rows outside of a section make one of their own, up to the
  /// next section.
  static func sections(of nodes: [_ViewNode]) -> [ListSection] {
    var sections: [ListSection] = []
    for node in nodes {
      let place = node.traits.section
      if sections.last.map({ $0.identity === place?.section }) != true {
        sections.append(ListSection(of: place?.section))
      }
      sections[sections.count - 1].add(node, as: place?.role ?? .row)
    }
    return sections
  }

  private mutating func add(_ node: _ViewNode, as role: SectionPlace.Role) {
    switch role {
    case .header: header.append(node)
    case .row: rows.append(node)
    case .footer: footer.append(node)
    }
  }
}
