import OversetSnapshots
package import OversetUI
package import OversetVocabulary

/// The components that the previews of an app make: one for each file with `#Preview`, and for each
/// `PreviewProvider` that is not named after such a file; each preview is a state.
package struct PreviewComponents {
  /// In the order of their names. One whose previews have all failed has no state.
  package let components: [Component]
  /// The previews that cannot be shown, in the same order.
  package let failures: [Failure]

  /// A preview that cannot be shown.
  package struct Failure: Sendable {
    /// The name of its component.
    package let component: String
    /// The name of its state; `*` for all previews of a provider.
    package let state: String
    /// What happened, in words.
    package let reason: String
  }

  /// Groups previews, which are in order.
  @MainActor
  package init(_ previews: [DiscoveredPreview]) {
    let owners = previews.map { PreviewOwner($0.source) }
    let names = PreviewComponents.names(of: owners)
    var states: [String: StateNames] = [:]
    var grouped: [String: [ComponentState]] = [:]
    var failures: [Failure] = []
    for (preview, owner) in zip(previews, owners) {
      let component = names[owner] ?? owner.name
      if let reason = preview.failure {
        let state =
          preview.isWholeType ? "*" : states[component, default: StateNames()].add(preview.name)
        grouped[component, default: []] += []
        failures.append(Failure(component: component, state: state, reason: reason))
        continue
      }
      let state = states[component, default: StateNames()].add(preview.name)
      var made = ComponentState(
        state, presentation: SnapshotLayout(preview.room), view: preview.view)
      made.isLandscape = preview.isLandscape
      grouped[component, default: []].append(made)
    }
    self.failures = failures
    components = grouped.sorted { $0.key < $1.key }.map { name, states in
      Component(name, presentation: .device, states: states)
    }
  }

  /// The components that the previews of one module make, in a program that links others with previews, too.
  ///
  /// - Throws: `Diagnostic` for the first preview that cannot be shown.
  @MainActor
  package static func ofModule(_ name: String) async throws(Diagnostic) -> [Component] {
    let previews = await PreviewDiscovery.previews()
    let found = PreviewComponents(previews.filter { PreviewOwner($0.source).module == name })
    if let failure = found.failures.first {
      throw Diagnostic(
        .data, problem: "\(failure.component) \(failure.state): \(failure.reason)",
        remedy: "mend the preview")
    }
    return found.components
  }

  /// These components with those that an app registers, which come first. Previews of a registered component are
  /// further states of it, if it has none of that name.
  package func joining(_ registered: [Component]) -> [Component] {
    let previews = Dictionary(uniqueKeysWithValues: components.map { ($0.name, $0) })
    let joined = registered.map { component in
      let known = Set(component.states.map(\.name))
      let added = previews[component.name]?.states.filter { !known.contains($0.name) } ?? []
      return Component(
        component.name, presentation: component.presentation, states: component.states + added)
    }
    let names = Set(registered.map(\.name))
    return joined + components.filter { !names.contains($0.name) }
  }

  /// What the components are called: as their files or types. Of two in different modules each is called with its
  /// module, too.
  private static func names(of owners: [PreviewOwner]) -> [PreviewOwner: String] {
    var modules: [String: Set<String>] = [:]
    for owner in owners { modules[owner.name, default: []].insert(owner.module) }
    return Dictionary(
      owners.map { owner in
        let isAmbiguous = (modules[owner.name]?.count ?? 0) > 1
        let name = isAmbiguous ? "\(owner.module)-\(owner.name)" : owner.name
        return (owner, SnapshotName.legal(name))
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// What a preview belongs to.
private struct PreviewOwner: Hashable {
  let module: String
  /// The name of the file without its extension, or of the provider's type without the word that says what it is.
  let name: String

  init(_ source: DiscoveredPreview.Source) {
    switch source {
    case .file(let id, _):
      let parts = id.split(separator: "/")
      module = parts.first.map(String.init) ?? ""
      let file = parts.last.map(String.init) ?? id
      name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    case .provider(let type, _):
      let parts = type.split(separator: ".")
      module = parts.first.map(String.init) ?? ""
      name = PreviewOwner.viewName(of: parts.last.map(String.init) ?? type)
    }
  }

  /// `Card` of `Card_Previews`.
  private static func viewName(of provider: String) -> String {
    for ending in ["_Previews", "_Preview", "Previews", "Preview"]
    where provider.hasSuffix(ending) && provider.count > ending.count {
      return String(provider.dropLast(ending.count))
    }
    return provider
  }
}

/// The names of a component's states, in the order of its previews.
private struct StateNames {
  private var taken: Set<String> = []

  /// The name of the next state: that of the preview, or `preview`; with a number if the name is taken.
  mutating func add(_ name: String?) -> String {
    let wanted = SnapshotName.legal(name.flatMap { $0.isEmpty ? nil : $0 } ?? "preview")
    var (result, number) = (wanted, 1)
    while !taken.insert(result).inserted {
      number += 1
      result = "\(wanted)-\(number)"
    }
    return result
  }
}

extension SnapshotLayout {
  /// How a preview with this room is shown.
  init(_ room: PreviewRoom) {
    switch room {
    case .device: self = .device
    case .sizeThatFits: self = .sizeThatFits
    case .fixed(let size): self = .fixed(width: size.width, height: size.height)
    }
  }
}
