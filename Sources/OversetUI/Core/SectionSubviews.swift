/// A section of the views that another view's content consists of, for a container of your own.
public struct SectionConfiguration: Identifiable {
  /// What tells a section from the others.
  public struct ID: Hashable {
    let identity: AnyHashable
  }

  /// The identity: the place of its first view.
  public let id: ID
  /// The views of the header.
  public private(set) var header = SubviewsCollection(subviews: [])
  /// The views between header and footer.
  public private(set) var content = SubviewsCollection(subviews: [])
  /// The views of the footer.
  public private(set) var footer = SubviewsCollection(subviews: [])

  init(id: ID) { self.id = id }

  /// The values that the section tells the container around it: those of its first view.
  public var containerValues: ContainerValues {
    content.first?.containerValues ?? ContainerValues()
  }

  mutating func add(_ subview: Subview, as role: SectionPlace.Role) {
    switch role {
    case .header: header = SubviewsCollection(subviews: header.subviews + [subview])
    case .row: content = SubviewsCollection(subviews: content.subviews + [subview])
    case .footer: footer = SubviewsCollection(subviews: footer.subviews + [subview])
    }
  }
}

/// The sections that the views of a content make up, in order. Views outside of sections make some of their own.
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]

  /// 0.
  public var startIndex: Int { sections.startIndex }
  /// How many there are.
  public var endIndex: Int { sections.endIndex }
  /// The section at a place.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// A view that is made of the sections of another one's content.
public struct _SectionGroup<Base: View, Result: View> {
  let base: Base
  let transform: (SectionCollection) -> Result
}

extension _SectionGroup: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The nodes of what the closure makes.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let sections = SectionCollection(sections: SubviewSource(view.base, in: context).sections)
    return resolve(view.transform(sections), in: context.descending(to: "sections"))
  }
}

extension Group where Content: View {
  /// Creates a group of what `transform` makes of the sections of which `view` consists.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == _SectionGroup<Base, Result> {
    self.init(of: _SectionGroup(base: view, transform: transform))
  }
}

/// A view for each section of a view's content.
public struct _SectionRows<Base: View, Row: View> {
  let base: Base
  let row: (SectionConfiguration) -> Row
}

extension _SectionRows: View {
  /// The rows, in order.
  public var body: some View {
    _SectionGroup(base: base) { sections in
      ForEach(sections) { row($0) }
    }
  }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
  /// Creates a view for each section of which `view` consists.
  public init<Base: View, Row: View>(
    sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Row
  ) where Content == _SectionRows<Base, Row> {
    self.init(
      data: CollectionOfOne(0), content: { _ in _SectionRows(base: view, row: content) },
      identify: { $0 })
  }
}
