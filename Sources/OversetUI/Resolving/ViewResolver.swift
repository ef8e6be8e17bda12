public import Foundation
public import OversetConfig
public import OversetLayoutEngine
public import OversetLayoutTree
public import OversetShaping
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
    environment.deviceScale = DeviceScale(
      displayScale.isFinite && displayScale > 0 ? displayScale : 1)
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

/// Evaluates views.
@MainActor
public final class ViewResolver {
  private let layouter: ViewLayouter
  private let strings: StringTable
  private let answers: StringAnswers

  /// A resolver that draws from `fonts` and takes its words from `strings`.
  ///
  /// `slackOverrides` say what a project knows better about how far widths may be off.
  public init(
    fonts: FontCollection, strings: StringTable, slackOverrides: [SlackOverride] = []
  ) {
    layouter = ViewLayouter(fonts: fonts, slackOverrides: slackOverrides)
    self.strings = strings
    answers = StringAnswers(strings)
  }

  /// Evaluates `view` for one variant.
  public func resolve<Content: View>(
    _ view: Content, for variant: LayoutVariant
  ) -> ResolvedView {
    resolve(view, for: variant, growing: nil)
  }

  /// Evaluates `view` with one of its texts made longer.
  package func resolve<Content: View>(
    _ view: Content, for variant: LayoutVariant, growing growth: TextGrowth?
  ) -> ResolvedView {
    let services = ViewServices(
      strings: strings, answers: answers, store: StateStore(), growth: growth)
    let context = _ViewContext(
      environment: variant.environment, path: ViewPath(root: Content.self), services: services)
    let nodes = Content._makeNodes(view, in: context)
    return ViewResolver.resolved(nodes, for: variant, in: context)
  }

  /// The tree of `view` in `room` for one variant.
  public func layout<Content: View>(
    _ view: Content, in room: LayoutRoom, for variant: LayoutVariant
  ) -> LayoutTree {
    layout(resolve(view, for: variant), in: room, displayScale: variant.displayScale)
  }

  /// The tree of an evaluated view in `room`.
  package func layout(
    _ view: ResolvedView, in room: LayoutRoom, displayScale: CGFloat
  ) -> LayoutTree {
    layouter.layout(view, in: room, displayScale: displayScale)
  }

  /// Keeps `view` and its state, to act on it as a user would.
  ///
  /// It is laid out in `room`: what a geometry reader shows depends on it.
  public func driver<Content: View>(
    for view: Content, in room: LayoutRoom = .ideal, variant: LayoutVariant
  ) -> ViewDriver {
    let (layouter, strings, answers) = (layouter, strings, answers)
    return ViewDriver(name: "\(Content.self)") { store, lifecycle in
      let services = ViewServices(
        strings: strings, answers: answers, store: store, lifecycle: lifecycle)
      let context = _ViewContext(
        environment: variant.environment, path: ViewPath(root: Content.self), services: services)
      let nodes = Content._makeNodes(view, in: context)
      let resolved = ViewResolver.resolved(nodes, for: variant, in: context)
      if resolved.readsGeometry {
        _ = layouter.layout(resolved, in: room, displayScale: variant.displayScale)
      }
      return nodes
    }
  }

  private static func resolved(
    _ nodes: [_ViewNode], for variant: LayoutVariant, in context: _ViewContext
  ) -> ResolvedView {
    ResolvedView(
      root: _ViewNode.root(nodes, in: context).resolved(), locale: variant.locale,
      direction: variant.direction,
      background: UIColor.systemBackground.resolved(in: context.environment),
      displayScale: context.environment.deviceScale?.isRead == true ? variant.displayScale : nil)
  }
}
