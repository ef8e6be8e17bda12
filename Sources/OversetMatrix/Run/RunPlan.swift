import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetLayout

/// What a run looks at: the matrix as configured, narrowed by the selection.
struct RunPlan: Sendable {
  let project: Project
  let components: [Component]
  let locales: [String]
  let devices: [Device]
  /// How many cells there would be without the selection.
  let wholeCount: Int

  /// - Throws: `MatrixError` for unknown names, wrong configuration and an empty matrix.
  init(
    project: Project, components all: [Component], selection: MatrixSelection
  ) throws(MatrixError) {
    self.project = project
    let matrix = project.matrix
    let configured: [Device]
    do throws(ConfigError) {
      try matrix.validate()
      try project.checks.validate(rules: TreeChecks.all.map(\.rule.name))
      configured = try matrix.resolvedDevices(in: project.devices)
    } catch {
      throw MatrixError(error)
    }
    var tags: [String] = []
    for locale in matrix.locales {
      do throws(MatrixError) {
        let tag = try MatrixSelection.tag(
          locale.value, known: project.strings.library.locales)
        if !tags.contains(tag) { tags.append(tag) }
      } catch {
        throw MatrixError(
          kind: .data, file: locale.place?.file, line: locale.place?.line,
          column: locale.place?.column, problem: error.problem, remedy: error.remedy)
      }
    }
    components = try selection.components(of: all)
    locales = try selection.locales(of: tags, known: project.strings.library.locales)
    devices = try selection.devices(of: configured, in: project.devices)
    let perState = tags.count * configured.count * RunPlan.repetitions(matrix)
    wholeCount = all.reduce(0) { $0 + $1.states.count } * perState
  }

  private static func repetitions(_ matrix: MatrixConfiguration) -> Int {
    matrix.typeSizes.count * matrix.appearances.count * matrix.directions.count
  }

  /// The cells, in order.
  func cells() throws(MatrixError) -> [MatrixCell] {
    var matrix = project.matrix
    matrix.locales = locales.map { Placed($0) }
    let cells = try MatrixCell.cells(
      of: components, for: matrix.variants(on: devices),
      firstAppearance: matrix.appearances.first?.value ?? .light)
    guard !cells.isEmpty else {
      throw MatrixError(
        kind: .usage, problem: "the matrix has no cells",
        remedy: "register components with at least one state each")
    }
    return cells
  }
}
