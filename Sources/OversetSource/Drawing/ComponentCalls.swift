import OversetVocabulary

/// The packages inside an app's folder that draw texts and look none up: libraries of components.
///
/// All screens share such a component, so a place inside it says nothing: the call on the screen is what one looks for.
struct ComponentCalls: Sendable {
  private let index: ProgramIndex
  /// For each file the number of its package of components; nil for the app's own.
  private let packages: [Int?]

  private static let lookups = [
    "NSLocalizedString", "LocalizedStringResource", "localizedString", "CFCopyLocalizedString",
  ]

  init(index: ProgramIndex) {
    self.index = index
    let suffix = "Package.swift"
    let folders = index.trees.map(\.file)
      .filter { $0.hasSuffix("/" + suffix) }.map { String($0.dropLast(suffix.count)) }
    let owners = index.trees.map { tree in
      folders.indices.filter { tree.file.hasPrefix(folders[$0]) }
        .max { folders[$0].count < folders[$1].count }
    }
    let speaking = Self.speaking(index, owners)
    packages = owners.map { $0.flatMap { speaking.contains($0) ? nil : $0 } }
  }

  /// The packages that look texts up.
  private static func speaking(_ index: ProgramIndex, _ owners: [Int?]) -> Set<Int> {
    var found: Set<Int> = []
    guard owners.contains(where: { $0 != nil }) else { return found }
    for (number, tree) in index.trees.enumerated() {
      guard let owner = owners[number], !found.contains(owner) else { continue }
      let looksUp = tree.nodes.contains { node in
        node.kind == .name && lookups.contains(node.name)
          || node.kind == .member && node.name == "localizedString"
          || node.role == .argument && node.label == "localized"
      }
      if looksUp { found.insert(owner) }
    }
    return found
  }

  /// The place of a drawing: the first use outside the package that the place stands in, else the place.
  func place(of place: NodeReference, path: [NodeReference]) -> NodeReference {
    guard let package = package(of: place) else { return place }
    return path.first { self.package(of: $0) != package } ?? place
  }

  private func package(of node: NodeReference) -> Int? {
    packages.indices.contains(Int(node.tree)) ? packages[Int(node.tree)] : nil
  }
}
