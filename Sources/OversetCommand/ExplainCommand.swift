import ArgumentParser
import Foundation
import OversetReports
import OversetTextTools
import OversetVocabulary

/// `overset explain`
struct ExplainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Shows how a text becomes lines: levels, scripts, faces, glyphs, breaks, verdict.",
    discussion: """
      Glyphs are written as hb-shape writes them, in font units: [glyph=offset@x,y+advance|...]. \
      Offsets count UTF-16 units.
      """)

  @Argument(help: "The text.")
  var text: String

  @OptionGroup var options: TextOptions
  @OptionGroup var project: ProjectOptions

  @Option(help: "The report's format: text or json.")
  var format = ReportFormat.text

  func run() async throws {
    let explanation: Explanation
    do throws(Diagnostic) {
      explanation = try self.explanation()
    } catch {
      throw CommandExit.report(error)
    }
    switch format {
    case .text: Output.write(ExplanationTextReport(explanation).text)
    case .json: Output.write(try JSONReport.data(of: explanation))
    }
  }

  private func explanation() throws(Diagnostic) -> Explanation {
    let project = try project.project(readsCatalogs: false)
    let explanation: Explanation
    do throws(Diagnostic) {
      explanation = try Explainer(project: project).explain(options.request(for: text))
    } catch {
      // What is wrong stands on the command line, not in a file.
      throw error.counted(as: .usage)
    }
    try project.proveFaces()
    return explanation
  }
}
