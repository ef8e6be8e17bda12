/// Prepares previews with the contexts that their modifiers make, each once.
@MainActor
struct PreviewContexts {
  private let search: PreviewSearch
  private var contexts: [ObjectIdentifier: Any] = [:]
  /// Why contexts cannot be made, in words, by the type of the modifier.
  private var failures: [ObjectIdentifier: String] = [:]

  init(_ search: PreviewSearch) { self.search = search }

  /// A preview with the contexts of its modifiers; with the failure of the first that cannot be made.
  mutating func prepared(_ preview: _RegisteredPreview) async -> DiscoveredPreview {
    var modifiers: [PreparedPreviewModifier] = []
    var failure: String?
    for (number, modifier) in preview.traits.modifiers.enumerated() where failure == nil {
      let type = ObjectIdentifier(Swift.type(of: modifier))
      let step = PreviewStep.context(file: preview.fileID, line: preview.line, number: number)
      if failures[type] == nil { failures[type] = search.failed[step] }
      if failures[type] == nil {
        search.watch?(step)
        do {
          // What an actor holds cannot be lent across a suspension. Nothing else prepares previews meanwhile.
          var made = contexts
          modifiers.append(try await PreparedPreviewModifier(modifier, contexts: &made))
          contexts = made
        } catch {
          failures[type] = "it threw \(error)"
        }
        search.watch?(nil)
      }
      failure = failures[type].map {
        "makeSharedContext() of \(stableName(of: Swift.type(of: modifier))): \($0)"
      }
    }
    let prepared = modifiers
    return DiscoveredPreview(
      source: .file(id: preview.fileID, line: preview.line), name: preview.name,
      room: preview.traits.layout, isLandscape: preview.traits.isLandscape, failure: failure
    ) { prepared.reduce(preview.views()) { $1.change($0) } }
  }
}
