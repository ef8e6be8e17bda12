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

  /// Describes a preview.
  package init(
    source: Source, name: String?, room: PreviewRoom, isLandscape: Bool = false,
    view: @escaping @MainActor () -> AnyView
  ) {
    self.source = source
    self.name = name
    self.room = room
    self.isLandscape = isLandscape
    self.view = view
  }
}

/// Finds the previews of the modules that the running program is linked of.
@MainActor
package enum PreviewDiscovery {
  /// All previews, those of `#Preview` first, by file and line; then those of providers, by the names of their types.
  ///
  /// - Throws: What a modifier of a preview throws when it makes its context.
  package static func previews() async throws -> [DiscoveredPreview] {
    try await declared() + provided()
  }

  /// Whether there is any, without running code of the app.
  package static var hasPreviews: Bool {
    !ConformingTypes.all(of: (any _PreviewRegistry).self).isEmpty
      || !ConformingTypes.all(of: (any PreviewProvider).self).isEmpty
  }

  /// The previews of `#Preview`.
  private static func declared() async throws -> [DiscoveredPreview] {
    let found = ConformingTypes.all(of: (any _PreviewRegistry).self)
      .compactMap { ($0 as? any _PreviewRegistry.Type)?._preview }
      .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    var contexts: [ObjectIdentifier: Any] = [:]
    var previews: [DiscoveredPreview] = []
    for preview in found {
      var modifiers: [PreparedPreviewModifier] = []
      for modifier in preview.traits.modifiers {
        modifiers.append(try await PreparedPreviewModifier(modifier, contexts: &contexts))
      }
      let prepared = modifiers
      previews.append(
        DiscoveredPreview(
          source: .file(id: preview.fileID, line: preview.line), name: preview.name,
          room: preview.traits.layout, isLandscape: preview.traits.isLandscape
        ) { prepared.reduce(preview.views()) { $1.change($0) } })
    }
    return previews
  }

  /// The previews of providers: a provider says only when it is evaluated how many it has.
  private static func provided() -> [DiscoveredPreview] {
    ConformingTypes.all(of: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .map { (name: String(reflecting: $0), provider: $0) }
      .sorted { $0.name < $1.name }
      .flatMap { previews(of: $0.provider, named: $0.name) }
  }

  private static func previews(
    of provider: any PreviewProvider.Type, named name: String
  ) -> [DiscoveredPreview] {
    let views: @MainActor () -> AnyView = { erased(provider) }
    let variant = ViewEnvironment(locale: "en", direction: .leftToRight)
    let strings = LocalizedStrings(.localized(CatalogLibrary([])))
    let services = ViewServices(
      strings: strings, stringCache: LocalizedStringCache(strings), assets: AssetUse(.empty),
      locale: variant.locale, store: StateStore())
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
