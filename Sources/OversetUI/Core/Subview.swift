/// One of the views that another view's content consists of, for a container of your own.
///
/// It takes the environment of the place where it is shown. Its content is resolved again there, so a container of
/// many subviews costs more than one that shows its content as a whole.
public struct Subview: Identifiable {
  /// What tells a subview from those beside it.
  public struct ID: Hashable {
    let identity: AnyHashable
  }

  /// The identity: that of an element or of `id(_:)` if there is one, else the place.
  public let id: ID
  /// The value of `tag(_:)`, if there is one.
  let tag: AnyHashable?
  let index: Int
  let source: SubviewSource
  /// The values that the view tells the container around it.
  public let containerValues: ContainerValues
}

// Apart from the type, whose identity belongs to no actor.
extension Subview: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// The node of the view.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    view.source.node(at: view.index, in: context).map { [$0] } ?? []
  }
}

/// A content that is shown piece by piece.
@MainActor
final class SubviewSource {
  private let path: ViewPath
  private let make: @MainActor (_ViewContext) -> [_ViewNode]
  private let traits: [ViewTraits]

  /// Looks which views there are.
  init<Content: View>(_ content: Content, in context: _ViewContext) {
    let inner = context.descending(to: "subviews")
    path = inner.path
    make = { resolve(content, in: $0) }
    traits = context.services.uncounted { resolve(content, in: inner) }.map(\.traits)
  }

  /// The subviews, each to be shown in the environment of its place.
  var collection: SubviewsCollection {
    SubviewsCollection(subviews: traits.indices.map { subview(at: $0) })
  }

  /// The sections that the subviews make up, in order. Those outside of a section make one of their own, up to the next
  /// section.
  var sections: [SectionConfiguration] {
    var sections: [SectionConfiguration] = []
    var last: SectionIdentity?
    for (index, place) in traits.map(\.section).enumerated() {
      if sections.isEmpty || place?.section !== last {
        sections.append(
          SectionConfiguration(id: SectionConfiguration.ID(identity: AnyHashable(index))))
        last = place?.section
      }
      sections[sections.count - 1].add(subview(at: index), as: place?.role ?? .row)
    }
    return sections
  }

  private func subview(at index: Int) -> Subview {
    Subview(
      id: Subview.ID(identity: traits[index].implicitTag ?? AnyHashable(index)),
      tag: traits[index].tag, index: index, source: self, containerValues: values(at: index))
  }

  /// What the view at a place tells the container around it.
  private func values(at index: Int) -> ContainerValues {
    var values = traits[index].containerValues
    values.tag = traits[index].tag
    return values
  }

  func node(at index: Int, in context: _ViewContext) -> _ViewNode? {
    var inner = context
    inner.path = path
    let nodes = context.services.again { make(inner) }
    return nodes.indices.contains(index) ? nodes[index] : nil
  }
}

/// The views that a view's content consists of, in order. As a view, it shows them all.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  /// 0.
  public var startIndex: Int { subviews.startIndex }
  /// How many there are.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of the views, in order.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// Some of the views that a view's content consists of. As a view, it shows them.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  /// The place of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The place behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a place.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// Some of the views, in order.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: View {
  /// A view for each.
  public var body: some View { ForEach(subviews) { $0 } }
}

extension SubviewsCollectionSlice: View {
  /// A view for each.
  public var body: some View { ForEach(subviews) { $0 } }
}
