package import Foundation
package import OversetConfig
package import OversetLayoutTree
package import OversetShaping
package import OversetVocabulary

/// Evaluates views.
@MainActor
package final class ViewResolver {
  private let layouter: ViewLayouter
  private let strings: LocalizedStrings
  private let stringCache: LocalizedStringCache

  /// A resolver that draws from `fonts` and takes its words from `strings`.
  ///
  /// `slackOverrides` say what a project knows better about how far widths may be off.
  package init(
    fonts: FontCollection, strings: LocalizedStrings, slackOverrides: [SlackOverride] = []
  ) {
    layouter = ViewLayouter(fonts: fonts, slackOverrides: slackOverrides)
    self.strings = strings
    stringCache = LocalizedStringCache(strings)
  }

  /// Evaluates `view` for one variant.
  package func resolve<Content: View>(
    _ view: Content, for variant: ViewEnvironment
  ) -> ResolvedView {
    resolve(view, for: variant, growing: nil)
  }

  /// Evaluates `view` with one of its texts made longer.
  package func resolve<Content: View>(
    _ view: Content, for variant: ViewEnvironment, growing growth: TextGrowth?
  ) -> ResolvedView {
    let services = ViewServices(
      strings: strings, stringCache: stringCache, store: StateStore(), growth: growth)
    let context = _ViewContext(
      environment: variant.values, path: ViewPath(root: Content.self), services: services)
    let nodes = services.presentations.covering(
      Content._makeNodes(view, in: context), in: context)
    return ViewResolver.resolved(nodes, for: variant, in: context)
  }

  /// The tree of `view` in `viewport` for one variant.
  package func layout<Content: View>(
    _ view: Content, in viewport: Viewport, for variant: ViewEnvironment
  ) -> LayoutTree {
    layout(resolve(view, for: variant), in: viewport, displayScale: variant.displayScale)
  }

  /// The tree of an evaluated view in `viewport`.
  package func layout(
    _ view: ResolvedView, in viewport: Viewport, displayScale: CGFloat
  ) -> LayoutTree {
    layouter.layout(view, in: viewport, displayScale: displayScale)
  }

  /// One evaluation of a view whose state is in a store.
  package typealias Evaluation = @MainActor (StateStore, LifecycleEvents) -> [_ViewNode]

  /// Evaluates `view` again and again, with the state that it keeps in the store.
  ///
  /// It is laid out in `viewport`: what a geometry reader shows depends on it.
  package func evaluation<Content: View>(
    of view: Content, in viewport: Viewport, variant: ViewEnvironment
  ) -> Evaluation {
    let (layouter, strings, stringCache) = (layouter, strings, stringCache)
    return { store, lifecycle in
      let services = ViewServices(
        strings: strings, stringCache: stringCache, store: store, lifecycle: lifecycle)
      let context = _ViewContext(
        environment: variant.values, path: ViewPath(root: Content.self), services: services)
      let nodes = services.presentations.covering(
        Content._makeNodes(view, in: context), in: context)
      let resolved = ViewResolver.resolved(nodes, for: variant, in: context)
      if resolved.readsGeometry {
        _ = layouter.layout(resolved, in: viewport, displayScale: variant.displayScale)
      }
      return nodes
    }
  }

  private static func resolved(
    _ nodes: [_ViewNode], for variant: ViewEnvironment, in context: _ViewContext
  ) -> ResolvedView {
    ResolvedView(
      root: _ViewNode.root(nodes, in: context).resolved(), locale: variant.locale,
      direction: variant.direction,
      background: UIColor.systemBackground.resolved(in: context.environment),
      displayScale: context.environment.deviceScale?.isRead == true ? variant.displayScale : nil)
  }
}
