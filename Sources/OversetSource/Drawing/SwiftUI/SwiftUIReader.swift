import OversetVocabulary

/// Reads what SwiftUI draws.
package struct SwiftUIReader: DrawingReader {
  private let sites: SwiftUISites
  private let chains: SwiftUIChains
  private let slots: SwiftUISlots

  /// A reader of a program.
  ///
  /// - Parameters:
  ///   - tables: What is found once for all readers of the program.
  ///   - inference: The types of expressions; it keeps what it found, and is one for each thread.
  package init(index: ProgramIndex, tables: DrawingTables, inference: Inference) {
    sites = SwiftUISites(index: index)
    let uses = DrawingUses(index: index, tables: tables, inference: inference)
    chains = SwiftUIChains(index: index, uses: uses)
    slots = SwiftUISlots(index: index)
  }

  package var dependsOnWay: Bool { true }

  package func sites(in tree: Int32) -> [DrawingSite] { sites.sites(in: tree) }

  package func drawings(of site: DrawingSite, path: [NodeReference]) -> [SiteDrawing] {
    var drawings: [SiteDrawing] = []
    for chain in chains.chains(from: site.text, path: path) {
      for drawing in slots.drawings(of: site, chain)
      where !drawings.contains(where: {
        $0.drawing == drawing.drawing && $0.setting == drawing.setting
      }) {
        drawings.append(drawing)
      }
    }
    return withoutDead(drawings)
  }

  /// Where some ways lead to a screen, those of dead code tell nothing.
  private func withoutDead(_ drawings: [SiteDrawing]) -> [SiteDrawing] {
    let living = drawings.filter { $0.drawing != .notDrawn("dead code") }
    return living.isEmpty ? drawings : living
  }
}
