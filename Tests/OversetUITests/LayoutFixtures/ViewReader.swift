import Foundation
import OversetLayoutEngine
import OversetUI
import OversetVocabulary

/// Makes views of the descriptions in layout fixtures.
@MainActor
enum ViewReader {
  /// The view, with its modifiers.
  static func view(_ described: DescribedView) throws -> AnyView {
    var view = try bare(described)
    for modifier in described.modifiers { view = try ModifierReader.apply(modifier, to: view) }
    return view
  }

  /// The views of a container.
  static func views(_ described: [DescribedView]) throws -> some View {
    let views = try described.map(view)
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private static func bare(_ described: DescribedView) throws -> AnyView {
    if let view = leaf(described) { return view }
    if let view = try stack(described) { return view }
    if let view = try container(described) { return view }
    if let view = try ScreenReader.view(described) { return view }
    if let view = try ControlReader.view(described) { return view }
    if let view = try DrawnReader.view(described) { return view }
    throw DescribedView.Unknown(description: "a view called \(described.name)")
  }

  // MARK: Leaves

  private static func leaf(_ described: DescribedView) -> AnyView? {
    switch described.name {
    case "box":
      AnyView(
        Color.gray.frame(
          width: described.number("width") ?? 10, height: described.number("height") ?? 10))
    case "color": AnyView(Color.gray)
    case "spacer": AnyView(Spacer(minLength: described.number("least")))
    case "divider": AnyView(Divider())
    case "text": AnyView(Text(verbatim: described.word("words") ?? ""))
    case "symbol": AnyView(Image(systemName: described.word("symbol") ?? ""))
    case "empty": AnyView(EmptyView())
    default: nil
    }
  }

  // MARK: Stacks

  private static let stacks: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group",
  ]

  private static func stack(_ described: DescribedView) throws -> AnyView? {
    guard stacks.contains(described.name) else { return nil }
    let spacing = described.number("spacing")
    let alignment = try Names.alignment(described)
    let content = try views(described.children)
    return switch described.name {
    case "HStack":
      AnyView(HStack(alignment: alignment.vertical, spacing: spacing) { content })
    case "VStack":
      AnyView(VStack(alignment: alignment.horizontal, spacing: spacing) { content })
    case "ZStack": AnyView(ZStack(alignment: alignment) { content })
    case "LazyHStack":
      AnyView(LazyHStack(alignment: alignment.vertical, spacing: spacing) { content })
    case "LazyVStack":
      AnyView(LazyVStack(alignment: alignment.horizontal, spacing: spacing) { content })
    case "Group": AnyView(Group { content })
    default: nil
    }
  }

  // MARK: Grids and wrappers

  private static func container(_ described: DescribedView) throws -> AnyView? {
    switch described.name {
    case "Grid": return AnyView(try grid(described))
    case "LazyVGrid":
      let columns = try described.views("tracks").map(track)
      let (alignment, content) = (try Names.alignment(described), try views(described.children))
      return AnyView(
        LazyVGrid(
          columns: columns, alignment: alignment.horizontal, spacing: described.number("spacing")
        ) { content })
    case "LazyHGrid":
      let rows = try described.views("tracks").map(track)
      let (alignment, content) = (try Names.alignment(described), try views(described.children))
      return AnyView(
        LazyHGrid(
          rows: rows, alignment: alignment.vertical, spacing: described.number("spacing")
        ) { content })
    case "ScrollView":
      let content = try views(described.children)
      return AnyView(ScrollView(Names.axes(described)) { content })
    case "ViewThatFits":
      let content = try views(described.children)
      return AnyView(ViewThatFits(in: Names.axes(described)) { content })
    case "GeometryReader":
      let content = try views(described.children)
      return AnyView(
        GeometryReader { proxy in
          content.frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
        })
    case "Layout": return try layout(described)
    default: return nil
    }
  }

  private static func grid(_ described: DescribedView) throws -> some View {
    let rows = try described.children.map { row in
      guard row.name == "GridRow" else { return try view(row) }
      let alignment = try row.word("alignment").map { _ in try Names.alignment(row).vertical }
      let content = try views(row.children)
      return AnyView(GridRow(alignment: alignment) { content })
    }
    return Grid(
      alignment: try Names.alignment(described),
      horizontalSpacing: described.number("horizontal"),
      verticalSpacing: described.number("vertical")
    ) {
      ForEach(rows.indices, id: \.self) { rows[$0] }
    }
  }

  private static func track(_ described: DescribedView) throws -> GridItem {
    let least = described.number("least") ?? 10
    let most = described.number("most") ?? .infinity
    let size: GridItem.Size
    switch described.name {
    case "fixed": size = .fixed(described.number("length") ?? 10)
    case "flexible": size = .flexible(minimum: least, maximum: most)
    case "adaptive": size = .adaptive(minimum: least, maximum: most)
    default: throw DescribedView.Unknown(description: "a track called \(described.name)")
    }
    let alignment = try described.word("alignment").map { _ in try Names.alignment(described) }
    return GridItem(size, spacing: described.number("spacing"), alignment: alignment)
  }

  private static func layout(_ described: DescribedView) throws -> AnyView {
    let content = try views(described.children)
    return switch described.word("layout") {
    case "diagonal": AnyView(DiagonalLayout { content })
    case "equalWidths": AnyView(EqualWidthLayout { content })
    case "horizontal": AnyView(AnyLayout(HStackLayout(spacing: 4)) { content })
    case "vertical": AnyView(AnyLayout(VStackLayout(spacing: 4)) { content })
    default: throw DescribedView.Unknown(description: "a layout without a name")
    }
  }
}
