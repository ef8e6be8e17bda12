package import OversetVocabulary

/// Finds where a program's files draw the texts of its catalogs.
///
/// Files are read in chunks that know nothing of each other's results: callers read chunks at the same time. How far a
/// text is followed depends on what was followed before it in its chunk, so callers divide the files alike on every
/// machine.
package struct PlaceFinder: Sendable {
  /// The program.
  package let index: ProgramIndex
  private let keys: CatalogKeys
  private let tables: DrawingTables
  private let components: ComponentCalls
  private let uikit: UIKitReader
  private let screens: Set<String>
  private let foreign: ForeignCode?

  /// A finder in a program.
  ///
  /// - Parameters:
  ///   - trees: The files.
  ///   - interfaces: The storyboards and xibs.
  ///   - keys: The keys of the catalogs: no other text is told of.
  ///   - screens: Types of elsewhere whose closures hold whole screens.
  ///   - foreign: What the program's files of other languages say; nil where nobody looked at them.
  package init(
    trees: [SourceTree], interfaces: [InterfaceDocument], keys: CatalogKeys,
    screens: Set<String> = [], foreign: ForeignCode? = nil
  ) {
    self.screens = screens
    self.foreign = foreign
    index = ProgramIndex(trees: trees)
    self.keys = keys
    tables = DrawingTables(index: index)
    components = ComponentCalls(index: index)
    uikit = UIKitReader(index: index, interfaces: interfaces, foreign: foreign)
  }

  /// The code that no user of the app runs.
  package var unrun: UnrunCode {
    UnrunCode(index: index, tables: tables, shownTypes: uikit.shownTypes)
  }

  /// The places of the texts that Interface Builder drew, once for all files.
  package func interfacePlaces() -> [TextPlace] {
    InterfacePlaces(reader: uikit).places(of: keys)
  }

  /// The places in some of the files.
  package func places(in files: Range<Int>) -> SourcePlaces {
    let evaluator = Evaluator(index: index, keys: keys)
    let swiftUI = SwiftUIReader(
      index: index, tables: tables, inference: evaluator.inference,
      evaluator: evaluator, screens: screens, shownTypes: uikit.shownTypes)
    let readers: [any DrawingReader] = [swiftUI, uikit]
    var found = SourcePlaces()
    for file in files.clamped(to: index.trees.indices) {
      let drawn = readers.flatMap { places(in: Int32(file), $0, evaluator) }
      found.places += Self.withoutRepetitions(drawn)
      readMentions(in: file, into: &found)
    }
    return found
  }

  // MARK: - Sites

  private func places(
    in file: Int32, _ reader: any DrawingReader, _ evaluator: Evaluator
  ) -> [TextPlace] {
    var places: [TextPlace] = []
    for site in reader.sites(in: file) {
      var drawings: [[NodeReference]: [SiteDrawing]] = [:]
      let dependsOnWay = reader.dependsOnWay(site)
      for text in evaluator.texts(of: site.text, literals: site.literals)
      where keys.contains(text.key) && evaluator.canReach(site.text, text) {
        let way = dependsOnWay ? text.path : []
        let known = drawings[way] ?? reader.drawings(of: site, path: way)
        drawings[way] = known
        let choice = known.isEmpty ? nil : evaluator.openChoice(around: site.text, text)
        places += known.map { place(text, at: site, shown($0, text, site), choice) }
      }
    }
    return places
  }

  /// A drawing with what the app says of all bars, or none where nothing shows the view or what gives it the text.
  private func shown(
    _ drawing: SiteDrawing, _ text: TracedText, _ site: DrawingSite
  ) -> SiteDrawing {
    var drawing = drawing
    let way = [site.place, text.origin] + text.path
    if way.contains(where: { uikit.shownTypes.leavesOut($0) }) {
      drawing.drawing = .unshown
    }
    uikit.appearances.set(&drawing)
    return drawing
  }

  private func place(
    _ text: TracedText, at site: DrawingSite, _ drawing: SiteDrawing, _ choice: NodeReference?
  ) -> TextPlace {
    let asked = AlertCalls(index: index).place(of: site, drawing.drawing, path: text.path)
    let drawn =
      asked == site.place
      ? TextValues(index: index).place(of: site, chain: drawing.chain) : asked
    let shown = components.place(of: drawn, path: text.path)
    var place = TextPlace(
      key: text.key, table: text.table, place: index.place(of: shown), drawing: drawing.drawing)
    place.setting = drawing.setting
    place.row = drawing.row
    place.otherSlots = drawing.otherSlots
    place.isAddition = drawing.isAddition
    place.choice = choice.map { index.place(of: $0) }
    place.surface = drawing.surface
    place.isIndirect = TextRoute(index: index).isIndirect(text)
    let way = [text.origin] + text.path.reversed() + [site.place]
    place.steps = way.map { TextPlace.Step(place: index.place(of: $0), action: action($0)) }
    return place
  }

  /// What is done at a step, in words of the source.
  private func action(_ node: NodeReference) -> String {
    guard index[node].kind == .call, let name = index.calledName(node) else {
      let base = index.child(of: node, .base).map { index[$0].name + "." } ?? ""
      return index[node].kind == .string ? "\"\(index[node].name)\"" : base + index[node].name
    }
    let labels = index.arguments(node).map {
      index[$0].label.isEmpty ? "_:" : index[$0].label + ":"
    }
    return "\(name)(\(labels.joined()))"
  }

  // MARK: - Order

  /// Places in the order of keys, tables and positions; of those that say the same the one with the
  /// shortest way.
  private static func withoutRepetitions(_ places: [TextPlace]) -> [TextPlace] {
    struct Said: Hashable {
      let key: String
      let table: String?
      let place: SourcePlace
      let drawing: TextPlace.Drawing
      let setting: TextSetting
      let row: RowPlace?
      let otherSlots: [String]
      let surface: OtherSurface?
      let choice: SourcePlace?
    }
    var positions: [Said: Int] = [:]
    var kept: [TextPlace] = []
    for place in places {
      let said = Said(
        key: place.key, table: place.table, place: place.place, drawing: place.drawing,
        setting: place.setting, row: place.row, otherSlots: place.otherSlots,
        surface: place.surface, choice: place.choice)
      if let position = positions[said] {
        let isIndirect = kept[position].isIndirect && place.isIndirect
        if place.steps.count < kept[position].steps.count { kept[position] = place }
        kept[position].isIndirect = isIndirect
      } else {
        positions[said] = kept.count
        kept.append(place)
      }
    }
    return kept.sorted { left, right in
      if left.key != right.key { return left.key < right.key }
      if left.table != right.table { return left.table ?? "" < right.table ?? "" }
      return left.place < right.place
    }
  }

  // MARK: - Mentions

  /// The lines of a member before its code: its own name may be the symbol of its key.
  private func head(of member: NodeReference) -> [SourcePlace] {
    let first = Int(index[member].line)
    let code = [SyntaxRole.body, .getter, .value].compactMap { index.child(of: member, $0) }
    let last = code.map { Int(index[$0].line) }.min() ?? first
    let file = index.trees[Int(member.tree)].file
    return (first...max(first, last)).map { SourcePlace(file: file, line: $0, column: 1) }
  }

  /// Reads the literals of a file that are keys; those of accessors that no code asks for, and of code that nobody runs, are
  /// none.
  private func readMentions(in file: Int, into found: inout SourcePlaces) {
    let tree = index.trees[file]
    let unrun = unrun
    let accessors = UnaskedAccessors(index: index, foreign: foreign, unrun: unrun)
    for node in tree.nodes.indices {
      let literal = tree.nodes[node]
      guard literal.kind == .string else { continue }
      let place = tree.place(of: Int32(node))
      let reference = NodeReference(tree: Int32(file), node: Int32(node))
      guard !literal.name.isEmpty, keys.contains(literal.name) else {
        if !literal.children.isEmpty, unrun.holds(reference) { found.unrunTexts.append(place) }
        continue
      }
      let mention = SourcePlaces.Mention(key: literal.name, place: place)
      if let member = accessors.holder(of: reference) {
        found.unasked.append(mention)
        found.unasked += head(of: member).map { .init(key: literal.name, place: $0) }
      } else if unrun.holds(reference) {
        found.unasked.append(mention)
      } else {
        found.mentions.append(mention)
      }
    }
  }
}
