import Foundation
import OversetLayoutEngine
package import OversetUI
package import OversetVocabulary

/// A row of an app, made of the views that its source has around a text.
@MainActor
package struct RowView: View {
  private let row: RowDescription
  private let texts: [Int: String]
  private let screenWidth: Double

  /// The views of `row`.
  ///
  /// - Parameters:
  ///   - texts: The words of its texts, by the numbers of their nodes.
  ///   - screenWidth: The width between what the display keeps free at its sides, in points.
  package init(_ row: RowDescription, texts: [Int: String], screenWidth: Double) {
    self.row = row
    self.texts = texts
    self.screenWidth = screenWidth
  }

  /// The views in the width of their container.
  package var body: some View {
    switch row.container {
    case .screen: Self.one(views).frame(width: max(screenWidth, 1))
    case .width(let width): Self.one(views).frame(width: max(width, screenWidth, 1))
    case .list(let part, let look):
      // The list says what stands beside its rows.
      RowList(part: part, look: look, content: Self.one(views)).frame(width: max(screenWidth, 1))
    }
  }

  /// The outermost views. Members stand behind what they are members of: they are made from the end.
  private var views: [AnyView] {
    var made: [[AnyView]] = []
    for (number, node) in row.nodes.enumerated().reversed() {
      let members = (0..<node.memberCount).map { _ in made.popLast() ?? [] }
      made.append(views(of: node.element, number, members))
    }
    return made.last ?? []
  }

  private func views(of element: RowElement, _ number: Int, _ parts: [[AnyView]]) -> [AnyView] {
    let members = parts.flatMap(\.self)
    return switch element {
    case .group, .doubtful: members
    case .text: [AnyView(Text(verbatim: texts[number] ?? ""))]
    case .stack(let axis, let spacing, let alignment):
      [Self.stack(axis, spacing, alignment, members)]
    case .button, .toggle, .link, .label, .labeled, .part:
      [RowControl(element: element, parts: parts.map(Self.list)).view]
    case .spacer, .divider, .symbol, .block, .fill, .opaque: [RowLeaf(element: element).view]
    default: members.map { RowModifier(element: element).view($0) }
    }
  }

  // MARK: Containers

  private static func list(_ views: [AnyView]) -> AnyView {
    AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }

  private static func one(_ views: [AnyView]) -> AnyView {
    views.count == 1 ? views[0] : AnyView(VStack { list(views) })
  }

  private static func stack(
    _ axis: RowElement.Axis, _ spacing: Double?, _ alignment: String?, _ views: [AnyView]
  ) -> AnyView {
    let named = Alignment(named: alignment)
    let spacing = spacing.map { CGFloat($0) }
    return switch axis {
    case .horizontal:
      AnyView(HStack(alignment: named.vertical, spacing: spacing) { list(views) })
    case .vertical:
      AnyView(VStack(alignment: named.horizontal, spacing: spacing) { list(views) })
    case .depth: AnyView(ZStack(alignment: named) { list(views) })
    }
  }
}

/// A view of a row without members.
@MainActor
private struct RowLeaf {
  let element: RowElement

  var view: AnyView {
    switch element {
    case .spacer(let length): AnyView(Spacer(minLength: length.map { CGFloat($0) }))
    case .divider: AnyView(Divider())
    case .symbol(let name): AnyView(Image(systemName: name))
    case .block(let width, let height):
      AnyView(Color.secondary.frame(width: width, height: height))
    case .fill: AnyView(Color.secondary)
    default: AnyView(Color.clear.frame(width: 0, height: 0))
    }
  }
}
