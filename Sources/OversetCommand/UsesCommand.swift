import ArgumentParser
import Foundation
import OversetProject
import OversetReports
import OversetSlots
import OversetVocabulary

/// `overset uses`
struct UsesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "uses",
    abstract: "Shows where your app's source draws a key, in which slot, and how it gets there.",
    discussion: """
      Reads the Swift files, storyboards and xibs of a folder without building them. A key that is drawn \
      nowhere is shown with the reason.
      """)

  @Argument(help: "The key.")
  var key: String

  @Argument(help: "The app's folder, with its catalogs and its source; or several.")
  var paths: [String]

  @OptionGroup var source: SourceOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var jobs: JobOptions
  @OptionGroup var colour: ColourOptions

  @Option(help: "The report's format: text or json.")
  var format = ReportFormat.text

  func run() async throws {
    let uses: KeyUses
    do throws(Diagnostic) {
      uses = try await self.uses()
    } catch {
      throw CommandExit.report(error)
    }
    Output.errors(uses.refused)
    switch format {
    case .text: Output.write(KeyUsesText(uses, style: colour.style).text)
    case .json: Output.write(try JSONReport.data(of: uses))
    }
    try CommandExit.end(.clean, after: [uses.emptiness].compactMap(\.self))
  }

  private func uses() async throws(Diagnostic) -> KeyUses {
    let check = try AppSourceReader.check(
      reading: paths, source: source, project: project.project(readsCatalogs: false),
      jobs: jobs.count)
    return try await check.uses(of: key, files: paths.map { URL(filePath: $0) })
  }
}
