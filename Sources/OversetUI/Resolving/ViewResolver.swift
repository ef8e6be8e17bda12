package import Foundation
package import OversetAssets
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
  private let assets: AssetLibrary
  private let ownFamilies: [String: UInt8]
  /// Hears which code of the app begins to run.
  package var listener = CodeListener()

  /// A resolver that draws from `fonts` and takes its words from `strings`, its colours and pictures from
  /// `assets`.
  ///
  /// `slackOverrides` say what a project knows better about how far widths may be off.
  package init(
    fonts: FontCollection, strings: LocalizedStrings, assets: AssetLibrary = .empty,
    slackOverrides: [SlackOverride] = []
  ) {
    self.assets = assets
    ownFamilies = fonts.ownFamilies
    layouter = ViewLayouter(fonts: fonts, slackOverrides: slackOverrides)
    self.strings = strings
    stringCache = LocalizedStringCache(strings)
  }

  /// Evaluates the view that `make` makes for one variant, with one of its texts made longer if `growth` says
  /// so. What `make` looks up is in the variant's language, too.
  package func resolve<Content: View>(
    for variant: ViewEnvironment, growing growth: TextGrowth? = nil, _ make: () -> Content
  ) -> ResolvedView {
    let (store, reactions) = (StateStore(), PreferenceReactions())
    var passes = 0
    while true {
      passes += 1
      let services = ViewServices(
        strings: strings, stringCache: stringCache, assets: AssetUse(assets),
        ownFamilies: ownFamilies, locale: variant.locale, direction: variant.direction,
        store: store,
        preferenceReactions: reactions, growth: growth,
        watch: CodeWatch(listener))
      let screen = EvaluatedScreen(for: variant)
      let view: ResolvedView? = services.evaluating {
        EvaluatedScreen.during(screen) {
          let evaluated = ViewResolver.nodes(make(), for: variant, services)
          if passes < PreferenceReactions.limit, reactions.run() { return nil }
          return ViewResolver.resolved(evaluated, for: variant, on: screen)
        }
      }
      if let view { return view }
    }
  }

  /// Evaluates `view` for one variant.
  package func resolve<Content: View>(
    _ view: Content, for variant: ViewEnvironment
  ) -> ResolvedView {
    resolve(for: variant) { view }
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
    guard view.runsAppCode else {
      return layouter.layout(view, in: viewport, displayScale: displayScale)
    }
    let screen = EvaluatedScreen(
      size: view.screenSize, scale: displayScale, systemVersion: view.systemVersion)
    return EvaluatedScreen.during(screen) {
      view.lookup.evaluating {
        layouter.layout(view, in: viewport, displayScale: displayScale)
      }
    }
  }

  /// A view that has been evaluated: what a user can act on, and what is laid out.
  package struct DrivenScreen {
    /// The nodes of the screen, with what is presented over it.
    package let nodes: [_ViewNode]
    /// Lays the screen out as it is now.
    package let layOut: @MainActor () -> LayoutTree
  }

  /// One evaluation of a view whose state is in a store.
  package typealias Evaluation = @MainActor (StateStore, LifecycleEvents) -> DrivenScreen

  /// Evaluates `view` again and again, with the state that it keeps in the store.
  ///
  /// It is laid out in `viewport`: what a geometry reader shows depends on it.
  package func evaluation<Content: View>(
    of view: Content, in viewport: Viewport, variant: ViewEnvironment
  ) -> Evaluation {
    let (layouter, strings, stringCache, assets) = (layouter, strings, stringCache, assets)
    let ownFamilies = ownFamilies
    return { store, lifecycle in
      let services = ViewServices(
        strings: strings, stringCache: stringCache, assets: AssetUse(assets),
        ownFamilies: ownFamilies, locale: variant.locale, direction: variant.direction,
        store: store, lifecycle: lifecycle)
      let screen = EvaluatedScreen(for: variant)
      return services.evaluating {
        EvaluatedScreen.during(screen) {
          let evaluated = ViewResolver.nodes(view, for: variant, services)
          let resolved = ViewResolver.resolved(evaluated, for: variant, on: screen)
          if resolved.readsGeometry {
            _ = layouter.layout(resolved, in: viewport, displayScale: variant.displayScale)
          }
          return DrivenScreen(nodes: evaluated.nodes) {
            services.lookup.evaluating {
              EvaluatedScreen.during(screen) {
                layouter.layout(resolved, in: viewport, displayScale: variant.displayScale)
              }
            }
          }
        }
      }
    }
  }

  /// Does what a user does, or what follows from it: what code looks up meanwhile is in the variant's language.
  package func acting(in variant: ViewEnvironment) -> Acting {
    let lookup = StringLookup(strings, locale: variant.locale, direction: variant.direction)
    return { action in lookup.evaluating(action) }
  }

  /// Does something in the surroundings of an evaluation.
  package typealias Acting = @MainActor (@MainActor () -> Void) -> Void

  // MARK: Steps

  /// The nodes of a view, with the context of its root.
  private struct Evaluated {
    let nodes: [_ViewNode]
    let context: _ViewContext
  }

  private static func nodes<Content: View>(
    _ view: Content, for variant: ViewEnvironment, _ services: ViewServices
  ) -> Evaluated {
    var environment = variant.values
    environment.assetUse = services.assets
    let context = _ViewContext(
      environment: environment, path: ViewPath(root: Content.self), services: services)
    let nodes = services.presentations.covering(
      Content._makeNodes(view, in: context), in: context)
    return Evaluated(nodes: nodes, context: context)
  }

  private static func resolved(
    _ evaluated: Evaluated, for variant: ViewEnvironment, on screen: EvaluatedScreen
  ) -> ResolvedView {
    let context = evaluated.context
    let root = _ViewNode.root(evaluated.nodes, in: context)
    root.attributes.missingAssets += context.services.assets.takeMissing()
    root.attributes.records += context.services.assets.takeRecords()
    let isScaleRead = screen.isScaleRead || context.environment.deviceScale?.isRead == true
    return ResolvedView(
      root: root.resolved(), locale: variant.locale,
      direction: variant.direction,
      background: UIColor.systemBackground.resolved(in: context.environment),
      displayScale: isScaleRead ? variant.displayScale : nil,
      screenSize: variant.screenSize, readsScreenSize: screen.isSizeRead,
      systemVersion: variant.systemVersion,
      lookup: context.services.lookup, watch: context.services.watch)
  }
}
