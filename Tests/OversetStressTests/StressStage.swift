import OversetConfig
import OversetProject
import OversetStress
import OversetTestBasics
import OversetTestProjects
import OversetUI

/// Stress tests of components that say what they are.
enum StressStage {
  static let phones = "locales: [en]\ndevices: [iPhoneSE, iPhone16Pro, iPhone16ProMax]\n"
  static let oneCell = "locales: [en]\ndevices: [iPhoneSE]\n"

  /// What comes of a stress test of `components`.
  static func outcome(
    _ components: [Component], matrix: String = oneCell, checks: String = "",
    catalog: String? = nil, selection: MatrixSelection = MatrixSelection(), jobs: Int = 1
  ) async throws -> StressOutcome {
    let project = try TestProject(matrix: matrix, checks: checks, catalog: catalog)
    var run = StressRun(project: try Project(root: project.root), components: components)
    run.selection = selection
    run.jobs = jobs
    return try await run.outcome()
  }

  /// A component that shows `content` in a room `width` points wide.
  static func component<Content: View>(
    _ name: String = "Sample", width: CGFloat = 343,
    @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Component {
    Component(
      name, presentation: .fitting(width: width),
      states: [ComponentState("only", content: content)])
  }

  /// A component that shows `content` on a screen.
  static func screen<Content: View>(
    _ name: String = "Screen", @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
  ) -> Component {
    Component(name, presentation: .screen, states: [ComponentState("only", content: content)])
  }

  /// A catalog of texts by key and locale.
  static func catalog(_ texts: [String: [String: String]]) -> String {
    let keys = texts.sorted { $0.key < $1.key }.map { key, values in
      let units = values.sorted { $0.key < $1.key }.map { locale, value in
        #""\#(locale)": {"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
      }
      return #""\#(key)": {"localizations": {\#(units.joined(separator: ","))}}"#
    }
    return
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(keys.joined(separator: ","))}}"#
  }
}
