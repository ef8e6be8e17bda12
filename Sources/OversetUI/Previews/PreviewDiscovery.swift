import OversetAssets
import OversetCatalogs
import OversetReflection

/// A preview of the running program.
@MainActor
package struct DiscoveredPreview {
  /// What a preview belongs to.
  package enum Source: Hashable, Sendable {
    /// A `#Preview` in a file: `Module/File.swift`.
    case file(id: String, line: Int)
    /// A view of a `PreviewProvider` with the name of its type, counted from 0.
    case provider(type: String, index: Int)
  }

  package let source: Source
  /// The name that the source gives it.
  package let name: String?
  package let room: PreviewRoom
  /// Whether devices are held in landscape.
  package let isLandscape: Bool
  /// Shows the preview. It has run the code of its modifiers that prepares sample data.
  package let view: @MainActor () -> AnyView
  /// Why the preview cannot be shown, in words; nil if it can.
  package let failure: String?
  /// Whether it stands for all previews of a type, of which is not known how many there are.
  package private(set) var isWholeType = false

  /// Describes a preview.
  package init(
    source: Source, name: String?, room: PreviewRoom, isLandscape: Bool = false,
    failure: String? = nil, view: @escaping @MainActor () -> AnyView
  ) {
    self.source = source
    self.name = name
    self.room = room
    self.isLandscape = isLandscape
    self.failure = failure
    self.view = view
  }

  /// Describes all previews of a type that has failed.
  init(failed type: String, _ failure: String) {
    self.init(
      source: .provider(type: type, index: 0), name: nil, room: .device, failure: failure
    ) { AnyView(EmptyView()) }
    isWholeType = true
  }
}

/// Finds the previews of the modules that the running program is linked of.
@MainActor
package enum PreviewDiscovery {
  /// All previews, those of `#Preview` first, by file and line; then those of providers, by the names of their types.
  /// What cannot be shown is among them, with its failure.
  package static func previews(
    _ search: PreviewSearch = PreviewSearch()
  ) async -> [DiscoveredPreview] {
    await declared(search) + provided(search)
  }

  /// Whether there is any, without running code of the app.
  package static var hasPreviews: Bool {
    !ConformingTypes.all(of: (any _PreviewRegistry).self).isEmpty
      || !ConformingTypes.all(of: (any PreviewProvider).self).isEmpty
  }

  // MARK: Declared previews

  /// The previews of `#Preview`.
  private static func declared(_ search: PreviewSearch) async -> [DiscoveredPreview] {
    var found: [_RegisteredPreview] = []
    var previews: [DiscoveredPreview] = []
    let types = ConformingTypes.all(of: (any _PreviewRegistry).self)
      .compactMap { $0 as? any _PreviewRegistry.Type }
    for registry in NamedTypes(types).all {
      let step = PreviewStep.declaration(type: registry.name, number: registry.number)
      if let failure = search.failed[step] {
        previews.append(DiscoveredPreview(failed: registry.name, failure))
      } else {
        found.append(search.doing(step) { registry.type._preview })
      }
    }
    var contexts = PreviewContexts(search)
    for preview in found.sorted(by: { ($0.fileID, $0.line) < ($1.fileID, $1.line) }) {
      previews.append(await contexts.prepared(preview))
    }
    return previews
  }

  // MARK: Providers

  /// The previews of providers: a provider says only when its views are evaluated how many it has. So one whose views
  /// stop the program fails as a whole.
  private static func provided(_ search: PreviewSearch) -> [DiscoveredPreview] {
    let types = ConformingTypes.all(of: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
    return NamedTypes(types).all.sorted { ($0.name, $0.number) < ($1.name, $1.number) }
      .flatMap { provider in
        let step = PreviewStep.provider(type: provider.name, number: provider.number)
        if let failure = search.failed[step] {
          return [DiscoveredPreview(failed: provider.name, failure)]
        }
        return search.doing(step) {
          previews(of: provider.type, named: provider.name, watch: CodeWatch(search.listener))
        }
      }
  }

  private static func previews(
    of provider: any PreviewProvider.Type, named name: String, watch: CodeWatch
  ) -> [DiscoveredPreview] {
    let views: @MainActor () -> AnyView = { erased(provider) }
    let variant = ViewEnvironment(locale: "en", direction: .leftToRight)
    let strings = LocalizedStrings(.localized(CatalogLibrary([])))
    let services = ViewServices(
      strings: strings, stringCache: LocalizedStringCache(strings), assets: AssetUse(.empty),
      locale: variant.locale, direction: variant.direction, store: StateStore(), watch: watch)
    let context = _ViewContext(
      environment: variant.values, path: ViewPath(root: AnyView.self), services: services)
    let nodes = resolve(views(), in: context)
    return nodes.enumerated().map { index, node in
      DiscoveredPreview(
        source: .provider(type: name, index: index), name: node.preview.name,
        room: node.preview.room ?? .device, isLandscape: node.preview.isLandscape == true
      ) { AnyView(ProvidedPreview(index: index, views: views())) }
    }
  }

  private static func erased<Provider: PreviewProvider>(_ provider: Provider.Type) -> AnyView {
    AnyView(provider.previews)
  }
}

/// One of the views of a provider.
private struct ProvidedPreview: View {
  typealias Body = Never

  let index: Int
  let views: AnyView

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let nodes = resolve(view.views, in: context)
    return nodes.indices.contains(view.index) ? [nodes[view.index]] : []
  }
}
