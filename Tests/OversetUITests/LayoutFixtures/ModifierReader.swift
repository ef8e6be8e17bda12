import Foundation
import OversetLayoutEngine
import OversetUI
import OversetVocabulary

/// Applies the modifiers of layout fixtures.
@MainActor
enum ModifierReader {
  static func apply(_ modifier: DescribedView, to view: AnyView) throws -> AnyView {
    if let view = try frame(modifier, view) { return view }
    if let view = try layer(modifier, view) { return view }
    if let view = try place(modifier, view) { return view }
    if let view = try look(modifier, view) { return view }
    if let view = try ScreenReader.apply(modifier, to: view) { return view }
    throw DescribedView.Unknown(description: "a modifier called \(modifier.name)")
  }

  // MARK: Sizes

  private static func frame(_ modifier: DescribedView, _ view: AnyView) throws -> AnyView? {
    let alignment = try Names.alignment(modifier)
    let length = { modifier.number($0) }
    switch modifier.name {
    case "frame":
      return AnyView(
        view.frame(width: length("width"), height: length("height"), alignment: alignment))
    case "flexframe":
      return AnyView(
        view.frame(
          minWidth: length("minWidth"), idealWidth: length("idealWidth"),
          maxWidth: length("maxWidth"), minHeight: length("minHeight"),
          idealHeight: length("idealHeight"), maxHeight: length("maxHeight"),
          alignment: alignment))
    case "padding": return AnyView(view.padding(try Names.edges(modifier), length("length")))
    case "insets":
      return AnyView(view.padding(insets(modifier)))
    case "fixedSize":
      return AnyView(
        view.fixedSize(
          horizontal: modifier.word("axis") != "vertical",
          vertical: modifier.word("axis") != "horizontal"))
    case "aspectRatio":
      return AnyView(
        view.aspectRatio(length("ratio"), contentMode: modifier.flag("fills") ? .fill : .fit))
    case "containerRelativeFrame": return containerFrame(modifier, view, alignment)
    default: return nil
    }
  }

  private static func containerFrame(
    _ modifier: DescribedView, _ view: AnyView, _ alignment: Alignment
  ) -> AnyView {
    let axes = Names.axes(modifier)
    if let count = modifier.number("count") {
      return AnyView(
        view.containerRelativeFrame(
          axes, count: Int(count), span: Int(modifier.number("span") ?? 1),
          spacing: modifier.number("spacing") ?? 0, alignment: alignment))
    }
    guard let part = modifier.number("part") else {
      return AnyView(view.containerRelativeFrame(axes, alignment: alignment))
    }
    return AnyView(
      view.containerRelativeFrame(axes, alignment: alignment) { length, _ in length * part })
  }

  static func insets(_ modifier: DescribedView) -> EdgeInsets {
    EdgeInsets(
      top: modifier.number("top") ?? 0, leading: modifier.number("leading") ?? 0,
      bottom: modifier.number("bottom") ?? 0, trailing: modifier.number("trailing") ?? 0)
  }

  // MARK: Layers

  private static func layer(_ modifier: DescribedView, _ view: AnyView) throws -> AnyView? {
    let alignment = try Names.alignment(modifier)
    let content = try ViewReader.views(modifier.children)
    switch modifier.name {
    case "overlay": return AnyView(view.overlay(alignment: alignment) { content })
    case "background": return AnyView(view.background(alignment: alignment) { content })
    case "safeAreaInset":
      let spacing = modifier.number("spacing")
      switch modifier.word("edge") {
      case "top", "bottom":
        return AnyView(
          view.safeAreaInset(
            edge: modifier.word("edge") == "top" ? .top : .bottom,
            alignment: alignment.horizontal, spacing: spacing
          ) { content })
      default:
        return AnyView(
          view.safeAreaInset(
            edge: modifier.word("edge") == "leading" ? .leading : .trailing,
            alignment: alignment.vertical, spacing: spacing
          ) { content })
      }
    default: return nil
    }
  }

  // MARK: Places

  private static func place(_ modifier: DescribedView, _ view: AnyView) throws -> AnyView? {
    let (x, y) = (modifier.number("x") ?? 0, modifier.number("y") ?? 0)
    switch modifier.name {
    case "scrollAnchor":
      return AnyView(view.defaultScrollAnchor(UnitPoint(x: x, y: y)))
    case "id": return AnyView(view.accessibilityIdentifier(modifier.word("id") ?? ""))
    case "offset": return AnyView(view.offset(x: x, y: y))
    case "position": return AnyView(view.position(x: x, y: y))
    case "priority": return AnyView(view.layoutPriority(Double(modifier.number("value") ?? 0)))
    case "ignoresSafeArea":
      return AnyView(view.ignoresSafeArea(edges: try Names.edges(modifier)))
    case "guide":
      let value = modifier.number("value") ?? 0
      let guide = try Names.alignment(modifier)
      return modifier.word("axis") == "vertical"
        ? AnyView(view.alignmentGuide(guide.vertical) { _ in value })
        : AnyView(view.alignmentGuide(guide.horizontal) { _ in value })
    case "gridCellColumns":
      return AnyView(view.gridCellColumns(Int(modifier.number("count") ?? 1)))
    case "gridColumnAlignment":
      return AnyView(view.gridColumnAlignment(try Names.alignment(modifier).horizontal))
    case "gridCellAnchor": return AnyView(view.gridCellAnchor(UnitPoint(x: x, y: y)))
    case "gridCellUnsizedAxes":
      return AnyView(view.gridCellUnsizedAxes(Names.axes(modifier)))
    default: return nil
    }
  }

  // MARK: Looks that change sizes

  private static func look(_ modifier: DescribedView, _ view: AnyView) throws -> AnyView? {
    switch modifier.name {
    case "font": return AnyView(view.font(try Names.font(modifier.word("font") ?? "")))
    case "bold": return AnyView(view.bold())
    case "lineLimit":
      return AnyView(
        view.lineLimit(
          Int(modifier.number("count") ?? 1), reservesSpace: modifier.flag("reserves")))
    case "lineSpacing": return AnyView(view.lineSpacing(modifier.number("length") ?? 0))
    case "imageScale":
      return AnyView(view.imageScale(modifier.word("scale") == "large" ? .large : .small))
    case "typeSize":
      let size = try Names.known(
        TypeSize(rawValue: modifier.word("size") ?? ""), "a text size of that name")
      return AnyView(view.environment(\.dynamicTypeSize, size))
    default: return nil
    }
  }
}
