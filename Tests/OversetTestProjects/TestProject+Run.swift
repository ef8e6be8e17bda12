package import Foundation
package import OversetProject
package import OversetRun
package import OversetTestBasics
import OversetUI

extension TestProject {
  /// A project with these configurations and one catalog.
  package convenience init(
    matrix: String = "", checks: String = "", catalog: String? = nil
  ) throws {
    try self.init()
    try write(matrix, to: "Config/matrix.yml")
    try write(checks, to: "Config/checks.yml")
    if let catalog { try write(catalog, to: "Locales/Test.xcstrings") }
  }

  /// What comes of a run over `components`.
  package func outcome(
    _ components: [Component], selection: MatrixSelection = MatrixSelection(), jobs: Int = 1
  ) async throws -> RunOutcome {
    var run = MatrixRun(project: try Project(root: root), components: components)
    run.selection = selection
    run.jobs = jobs
    return try await run.outcome()
  }
}

/// Components of one text.
package enum Sample {
  /// A component that shows `text` on one line of a room `width` points wide.
  package static func label(
    _ text: String, width: CGFloat = 343, name: String = "Label", states: [String] = ["only"]
  ) -> Component {
    Component(
      name, presentation: .fitting(width: width),
      states: states.map { ComponentState($0) { Text(verbatim: text).lineLimit(1) } })
  }

  /// A component that shows the text of `key`.
  package static func localized(_ key: String, width: CGFloat = 343, name: String = "Label")
    -> Component
  {
    Component(
      name, presentation: .fitting(width: width),
      states: [ComponentState("only") { Text(LocalizedStringKey(key)).lineLimit(1) }])
  }
}
