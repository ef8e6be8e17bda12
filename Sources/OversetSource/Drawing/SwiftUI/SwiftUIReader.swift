import OversetVocabulary

/// Reads what SwiftUI draws.
package struct SwiftUIReader: DrawingReader {
  private let sites: SwiftUISites
  private let chains: SwiftUIChains
  private let slots: SwiftUISlots
  private let rows: RowReader?
  private let screens: Set<String>

  /// A reader of a program.
  ///
  /// - Parameters:
  ///   - tables: What is found once for all readers of the program.
  ///   - inference: The types of expressions; it keeps what it found, and is one for each thread.
  ///   - evaluator: Says which texts stand beside a text; nil reads no rows.
  ///   - screens: Types of elsewhere whose closures hold whole screens.
  package init(
    index: ProgramIndex, tables: DrawingTables, inference: Inference, evaluator: Evaluator? = nil,
    screens: Set<String> = []
  ) {
    self.init(
      index: index, tables: tables, inference: inference, evaluator: evaluator, screens: screens,
      shownTypes: nil)
  }

  /// A reader of a program that follows no way into a type that nothing shows.
  init(
    index: ProgramIndex, tables: DrawingTables, inference: Inference, evaluator: Evaluator?,
    screens: Set<String>, shownTypes: ShownTypes?
  ) {
    sites = SwiftUISites(index: index)
    let uses = DrawingUses(index: index, tables: tables, inference: inference)
    chains = SwiftUIChains(index: index, uses: uses, shownTypes: shownTypes)
    slots = SwiftUISlots(index: index)
    self.screens = screens
    rows = evaluator.map { RowReader(uses: uses, evaluator: $0, screens: screens) }
  }

  package func dependsOnWay(_ site: DrawingSite) -> Bool { true }

  package func sites(in tree: Int32) -> [DrawingSite] { sites.sites(in: tree) }

  package func drawings(of site: DrawingSite, path: [NodeReference]) -> [SiteDrawing] {
    var drawings: [SiteDrawing] = []
    for chain in chains.chains(from: site.text, path: path).map(upToAction).map(upToScreen) {
      for var drawing in slots.drawings(of: site, chain) {
        if drawing.drawing.standsInRow { drawing.row = rows?.row(chain) }
        let isKnown = drawings.contains {
          $0.drawing == drawing.drawing && $0.setting == drawing.setting && $0.row == drawing.row
            && $0.otherSlots == drawing.otherSlots && $0.surface == drawing.surface
        }
        if !isKnown { drawings.append(drawing) }
      }
    }
    return withoutDead(drawings)
  }

  /// A way up to the code that shows its view, if it passes there.
  private func upToAction(_ chain: DrawingChain) -> DrawingChain {
    guard let end = ActionReading(index: chains.index).end(of: chain.links) else { return chain }
    var chain = chain
    chain.links = Array(chain.links[..<end])
    return chain
  }

  /// A way up to what holds a whole screen, if it passes there.
  private func upToScreen(_ chain: DrawingChain) -> DrawingChain {
    guard !screens.isEmpty,
      let end = chain.links.firstIndex(where: {
        $0.kind == .constructor && screens.contains($0.name)
      })
    else { return chain }
    var chain = chain
    chain.links = Array(chain.links[...end])
    chain.end = .open
    return chain
  }

  /// Where some ways lead to a screen, those of dead code tell nothing.
  private func withoutDead(_ drawings: [SiteDrawing]) -> [SiteDrawing] {
    let living = drawings.filter { $0.drawing != .deadCode }
    return living.isEmpty ? drawings : living
  }
}

extension TextPlace.Drawing {
  /// Whether what stands around a text decides its room, and not the system.
  fileprivate var standsInRow: Bool {
    guard case .slot(let name) = self else { return false }
    let slots: Set = [
      "row", "rowWithValue", "rowValue", "rowSubtitle", "button", "wrappingButton", "halfButton",
      "compactButton", "badge", "chip", "toast", "heading", "caption", "sectionHeader",
      "sectionFooter",
      "placeholder",
    ]
    return slots.contains(name) || name.hasPrefix("body(")
  }
}
