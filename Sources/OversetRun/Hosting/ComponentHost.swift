import OversetChecks
import OversetConfig
package import OversetProject
import OversetRendering
import OversetShaping
import OversetSnapshots
package import OversetUI
package import OversetVocabulary

/// The components of a program, laid out again and again with texts that somebody proposes.
///
/// Cells, layout and rules are those of ``MatrixRun``: a text comes to what a run would find if a catalog had it.
@MainActor
package final class ComponentHost {
  let project: Project
  let plan: RunPlan
  /// What is laid out with the texts of the catalogs: the source language, and what is there without a proposal.
  let evaluator: ComponentEvaluator
  let layouter: CellLayouter
  /// Lays proposals in the source language out, whose trees nothing else may be compared with.
  let sourceLayouter: CellLayouter
  let renderer: Renderer
  let rules: [any TreeCheck]
  let acceptance: FindingAcceptance
  private let failed: [FailedState]
  private let unnamed: MatrixCell.UnnamedValues
  private var cells: [CellList: [MatrixCell]] = [:]
  /// The keys that states look up.
  private var keys: [StateName: Set<String>] = [:]
  /// What is found in cells with the texts of the catalogs, by their names.
  var knownFindings: [String: Set<FindingIdentity>] = [:]
  /// Hears when code of the app runs.
  private let watch: @MainActor (EvaluationEvent) -> Void
  private let listener: CodeListener

  /// Which cells are asked for.
  private struct CellList: Hashable {
    let locale: LocaleTag
    /// Nil for the text sizes of the matrix.
    let typeSize: TypeSize?
  }

  struct StateName: Hashable {
    let component: String
    let state: String
  }

  /// A host of the components of a program.
  ///
  /// - Parameters:
  ///   - failed: States that are not laid out.
  ///   - watch: Hears when code of the app runs.
  /// - Throws: `Diagnostic` for a wrong configuration and for names that cannot be told apart.
  package init(
    project: Project, components: [Component], failed: [FailedState] = [],
    listener: CodeListener = CodeListener(), watch: @escaping @MainActor (EvaluationEvent) -> Void
  ) throws(Diagnostic) {
    self.project = project
    self.failed = failed
    self.watch = watch
    self.listener = listener
    plan = try RunPlan(project: project, components: components, selection: MatrixSelection())
    unnamed = MatrixCell.UnnamedValues(of: project.matrix)
    evaluator = ComponentEvaluator(project: project)
    let paragraphs = SharedParagraphs(fonts: project.fonts)
    layouter = CellLayouter(
      project: project, evaluator: evaluator, sources: SourceTrees(capacity: 256),
      paragraphs: paragraphs)
    sourceLayouter = CellLayouter(
      project: project, evaluator: evaluator, sources: SourceTrees(capacity: 1),
      paragraphs: paragraphs)
    renderer = Renderer(fonts: project.fonts)
    rules = project.checks.treeChecks
    acceptance = FindingAcceptance(
      suppressions: project.checks.known,
      baseline: Baseline(entries: project.baseline.entries, catalogEntries: []).findings)
    evaluator.watch = watch
    evaluator.listener = listener
    // Two names that would meet in one file are refused here.
    _ = try plan.cells(after: failed)
    try readKeys()
  }

  /// An evaluator of views that show other texts.
  func evaluator(of shown: ShownProject) -> ComponentEvaluator {
    let evaluator = ComponentEvaluator(project: shown.project)
    evaluator.watch = watch
    evaluator.listener = listener
    return evaluator
  }

  // MARK: What there is

  /// What there is, with the keys that each state looks up.
  package var index: HostIndex {
    var index = HostIndex()
    index.components = plan.components.map { component in
      HostIndex.Component(
        name: component.name,
        states: component.states.map { state in
          let name = StateName(component: component.name, state: state.name)
          return HostIndex.State(name: state.name, keys: (keys[name] ?? []).sorted())
        })
    }
    index.locales = Set(project.locales).sorted().map(\.identifier)
    index.devices = plan.devices.map(\.token)
    index.typeSizes = plan.matrix.typeSizes.map(\.value.token)
    index.failed = failed
    return index
  }

  /// Evaluates each state in the source language, in the first variant of the matrix and in those that differ from it in one
  /// respect: a view may use other keys on another device, at another text size or in the dark. Keys that need two of
  /// these at once are not known; to evaluate all variants would take most of the time of a run.
  private func readKeys() throws(Diagnostic) {
    let all = try cells(in: project.sourceLanguage)
    guard let first = all.first?.variant else { return }
    for cell in all {
      guard Self.differences(of: cell.variant, from: first) <= 1 else { continue }
      _ = evaluator.evaluate(cell, for: cell.variant)
      let name = StateName(component: cell.component.name, state: cell.state.name)
      keys[name, default: []].formUnion(evaluator.stringUses[cell.name.path]?.keys ?? [])
    }
  }

  private static func differences(of variant: MatrixVariant, from first: MatrixVariant) -> Int {
    [
      variant.device != first.device, variant.typeSize != first.typeSize,
      variant.appearance != first.appearance,
      variant.legibilityWeight != first.legibilityWeight, variant.direction != first.direction,
    ].count { $0 }
  }

  // MARK: Cells

  /// The cells in a locale, in the order of a run; where a text size is given, at that one alone.
  func cells(
    in locale: LocaleTag, at typeSize: TypeSize? = nil
  ) throws(Diagnostic) -> [MatrixCell] {
    let list = CellList(locale: locale, typeSize: typeSize)
    if let known = cells[list] { return known }
    var matrix = plan.matrix
    if let typeSize { matrix.typeSizes = [Placed(typeSize)] }
    let left = Set(failed.map { StateName(component: $0.component, state: $0.state) })
    let own = try MatrixCell.cells(
      of: plan.components,
      for: matrix.variants(locales: [locale], devices: plan.devices), unnamed: unnamed,
      devices: project.devices
    ).filter { !left.contains(StateName(component: $0.component.name, state: $0.state.name)) }
    cells[list] = own
    return own
  }

  /// The cells in a locale whose states look a key up.
  func cells(
    in locale: LocaleTag, at typeSize: TypeSize?, using key: String
  ) throws(Diagnostic) -> [MatrixCell] {
    try cells(in: locale, at: typeSize).filter { cell in
      let name = StateName(component: cell.component.name, state: cell.state.name)
      return keys[name]?.contains(key) ?? false
    }
  }

  /// The locale of a question.
  func locale(_ name: String) throws(HostRefusal) -> LocaleTag {
    guard let tag = LocaleTag(name), project.locales.contains(tag) else {
      throw HostRefusal("no catalog has the locale \(name)")
    }
    return tag
  }

  /// The trees of a cell, as a run makes them; nil if the cell does not look up a key that is asked for.
  func checked(
    _ cell: MatrixCell, by own: ComponentEvaluator, using key: String? = nil
  ) -> CheckedTree? {
    guard let views = own.evaluate([cell]).first else { return nil }
    if let key, own.stringUses[cell.name.path]?.keys.contains(key) != true { return nil }
    let isSource = cell.variant.locale == project.sourceLanguage && own !== evaluator
    return (isSource ? sourceLayouter : layouter).compared(cell, views) { [evaluator] variant in
      evaluator.evaluate(cell, for: variant)
    }
  }

  /// What rules find in a cell, accepted findings too.
  func findings(_ cell: MatrixCell, _ checked: CheckedTree) -> [Finding] {
    TreeChecks.findings(in: checked, of: rules).map {
      $0.located(
        in: cell.component.name, cell.state.name, cell.variant, snapshot: cell.name.path)
    }
  }
}
