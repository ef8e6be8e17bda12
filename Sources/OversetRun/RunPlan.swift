import OversetCatalogs
package import OversetConfig
import OversetLayoutEngine
package import OversetProject
package import OversetVocabulary

/// What a run looks at: the matrix as configured, narrowed by the selection.
package struct RunPlan: Sendable {
  package let project: Project
  package let components: [Component]
  package let locales: [LocaleTag]
  package let devices: [Device]
  /// The matrix as configured, with the type sizes, appearances and Bold Text of the selection.
  package let matrix: MatrixConfiguration
  /// How many cells of the matrix the selection leaves out.
  package let filteredCount: Int
  /// Whether the run looks at the cells of the matrix, at all of them and at no others.
  package let isWhole: Bool

  /// - Throws: `Diagnostic` for unknown names, wrong configuration and an empty matrix.
  package init(
    project: Project, components all: [Component], selection: MatrixSelection
  ) throws(Diagnostic) {
    self.project = project
    let matrix = project.matrix
    self.matrix = selection.narrowed(matrix)
    try project.validate()
    let configured = try matrix.resolvedDevices(in: project.devices)
    var tags: [LocaleTag] = []
    for locale in matrix.locales {
      do throws(Diagnostic) {
        let tag = try MatrixSelection.tag(
          locale.value.identifier, known: project.strings.catalogLibrary.locales)
        if !tags.contains(tag) { tags.append(tag) }
      } catch {
        throw Diagnostic(
          .data, at: locale.place, problem: error.problem, remedy: error.remedy)
      }
    }
    components = try selection.components(of: all)
    locales = try selection.locales(of: tags, known: project.strings.catalogLibrary.locales)
    devices = try selection.devices(of: configured, in: project.devices)
    let whole = matrix.variants(locales: tags, devices: configured)
    let looked = self.matrix.variants(locales: locales, devices: devices)
    filteredCount =
      RunPlan.count(all, whole) - RunPlan.count(components, whole.filter(looked.contains))
    isWhole = filteredCount == 0 && looked.allSatisfy(whole.contains)
  }

  private static func count(_ components: [Component], _ variants: [MatrixVariant]) -> Int {
    components.reduce(0) { $0 + $1.states.count } * variants.count
  }

  /// The cells, in order; those of states that have failed, too, where their views are there.
  ///
  /// - Throws: `Diagnostic` for names that cannot stand in a file or meet in one, and if there is nothing to look at and
  ///   nothing has failed.
  package func cells(after failed: [FailedState] = []) throws(Diagnostic) -> [MatrixCell] {
    let cells = try MatrixCell.cells(
      of: components, for: matrix.variants(locales: locales, devices: devices),
      unnamed: MatrixCell.UnnamedValues(of: project.matrix), devices: project.devices)
    guard !cells.isEmpty || !failed.among(self).isEmpty else {
      throw Diagnostic(
        .nothingToCheck, problem: "the matrix has no cells",
        remedy: "show each view in a #Preview, or register components with at least one state each")
    }
    return cells
  }

  /// The same without those of states that have failed.
  ///
  /// - Throws: As ``cells(after:)`` does.
  package func cells(without failed: [FailedState]) throws(Diagnostic) -> [MatrixCell] {
    let cells = try cells(after: failed)
    let left = Set(failed.map { [$0.component, $0.state] })
    return left.isEmpty
      ? cells : cells.filter { !left.contains([$0.component.name, $0.state.name]) }
  }
}
