public import Foundation
public import OversetConfig
public import OversetLayout
public import OversetModel
public import OversetShaping
import OversetText
public import OversetUnicode

/// What a component is laid out for.
public struct LayoutVariant: Sendable {
  /// The BCP 47 tag of the locale.
  public var locale: String
  /// The direction of the interface.
  public var direction: LayoutDirection
  /// The user's text size.
  public var typeSize: DynamicTypeSize
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// Pixels per point.
  public var displayScale: CGFloat
  /// How strictly lines of Chinese, Japanese and Korean break.
  public var lineBreak: LineBreakStyle
  /// Which numbers widths and heights come from.
  public var metrics: MetricsModel

  /// Describes a variant.
  public init(
    locale: String, direction: LayoutDirection, typeSize: DynamicTypeSize = .large,
    colorScheme: ColorScheme = .light, displayScale: CGFloat = 3,
    lineBreak: LineBreakStyle = .automatic, metrics: MetricsModel = .ios
  ) {
    self.locale = locale
    self.direction = direction
    self.typeSize = typeSize
    self.colorScheme = colorScheme
    self.displayScale = displayScale
    self.lineBreak = lineBreak
    self.metrics = metrics
  }

  fileprivate var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.languageTag = locale
    environment.layoutDirection = direction
    environment.dynamicTypeSize = typeSize
    environment.colorScheme = colorScheme
    environment.displayScale = displayScale
    environment.lineBreakStyle = lineBreak
    environment.metricsModel = metrics
    return environment
  }
}

/// The room that a component is shown in.
public enum LayoutRoom: Sendable {
  /// A whole screen, in points, with the safe area's insets.
  case screen(size: CGSize, safeArea: EdgeInsets)
  /// A width, in points; the height follows the component.
  case width(CGFloat)
  /// As much as the component wants.
  case ideal
}

/// Lays views out: evaluates them, measures and places them, and reads the result into a tree.
@MainActor
public final class ViewResolver {
  private let engine: TextEngine
  private let strings: StringTable
  private let answers: StringAnswers

  /// A resolver that draws from `fonts` and takes its words from `strings`.
  ///
  /// `slackOverrides` say what a project knows better about how far widths may be off.
  public init(
    fonts: FontCollection, strings: StringTable, slackOverrides: [SlackOverride] = []
  ) {
    engine = TextEngine(fonts: fonts, slackOverrides: slackOverrides)
    self.strings = strings
    answers = StringAnswers(strings)
  }

  /// The tree of `view` in `room` for one variant.
  public func layout<Content: View>(
    _ view: Content, in room: LayoutRoom, for variant: LayoutVariant
  ) -> LayoutTree {
    layout(view, in: room, for: variant, growing: nil)
  }

  /// The tree of `view` with one of its texts made longer.
  package func layout<Content: View>(
    _ view: Content, in room: LayoutRoom, for variant: LayoutVariant, growing growth: TextGrowth?
  ) -> LayoutTree {
    let services = ViewServices(
      engine: engine, strings: strings, answers: answers, store: StateStore(), growth: growth)
    let context = _ViewContext(
      environment: variant.environment, path: ViewPath(root: Content.self), services: services)
    let content = _ViewNode.root(resolve(view, in: context), in: context)
    let (root, size, safeArea) = ViewResolver.place(content, in: room, context)
    let scheme = context.environment
    return LayoutTree(
      size: size, displayScale: variant.displayScale, direction: variant.direction,
      locale: variant.locale, background: UIColor.systemBackground.resolved(in: scheme),
      safeArea: safeArea, root: NodeReader().read(root))
  }

  /// Keeps `view` and its state, to act on it as a user would.
  ///
  /// It is laid out in `room`: what a geometry reader shows depends on it.
  public func driver<Content: View>(
    for view: Content, in room: LayoutRoom = .ideal, variant: LayoutVariant
  ) -> ViewDriver {
    let (engine, strings, answers) = (engine, strings, answers)
    return ViewDriver(name: "\(Content.self)") { store, lifecycle in
      let services = ViewServices(
        engine: engine, strings: strings, answers: answers, store: store, lifecycle: lifecycle)
      let context = _ViewContext(
        environment: variant.environment, path: ViewPath(root: Content.self), services: services)
      let nodes = resolve(view, in: context)
      _ = ViewResolver.place(_ViewNode.root(nodes, in: context), in: room, context)
      return nodes
    }
  }

  private static func place(
    _ content: _ViewNode, in room: LayoutRoom, _ context: _ViewContext
  ) -> (_ViewNode, CGSize, EdgeInsets) {
    switch room {
    case .screen(let size, let safeArea):
      let screen = _ViewNode(
        "screen", SafeAreaBehavior(insets: safeArea), children: [content], in: context)
      screen.item.layoutRoot(in: CGRect(origin: .zero, size: size))
      return (screen, size, safeArea)
    case .width(let width):
      let proposal = ProposedSize(width: width, height: nil)
      let size = CGSize(width: width, height: content.item.sizeThatFits(proposal).height)
      content.item.layoutRoot(in: CGRect(origin: .zero, size: size), proposal: proposal)
      return (content, size, EdgeInsets())
    case .ideal:
      let size = content.item.sizeThatFits(.unspecified)
      content.item.layoutRoot(in: CGRect(origin: .zero, size: size), proposal: .unspecified)
      return (content, size, EdgeInsets())
    }
  }
}

/// Reads placed nodes into values.
@MainActor
struct NodeReader {
  /// The value of `node` and all below it.
  func read(_ node: _ViewNode) -> LayoutNode {
    var result = LayoutNode(
      kind: node.kind, frame: node.item.frame, content: node.content(node),
      direction: node.item.direction,
      children: node.drawingOrder.map { node.children[$0] }.filter(\.item.isPlaced).map(read))
    result.isDirectionFixed = node.isDirectionFixed
    result.identifier = node.identifier
    result.label = node.label
    result.opacity = node.opacity
    result.clip = node.clip
    result.effect = node.effect
    result.isControl = node.control != nil
    result.acceptances = node.acceptances
    return result
  }
}
