package import Foundation
package import OversetProject
package import OversetRun
import OversetTestBasics
import OversetUI

/// A project in a temporary folder, removed at the end.
package final class TestProject {
  private let scratch: Scratch

  /// The folder of the project.
  package var root: URL { scratch.folder }

  /// A project with these configurations and one catalog.
  package init(matrix: String = "", checks: String = "", catalog: String? = nil) throws {
    scratch = try Scratch()
    try write(matrix, to: "Config/matrix.yml")
    try write(checks, to: "Config/checks.yml")
    if let catalog { try write(catalog, to: "Locales/Test.xcstrings") }
  }

  /// Writes a file, with the folders it lies in.
  package func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
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
