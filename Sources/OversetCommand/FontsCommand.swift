import ArgumentParser
import OversetProject
import OversetReports
import OversetTextTools
import OversetVocabulary

/// `overset fonts`
struct FontsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts",
    abstract: "Shows the faces, and which of them draw the letters of each locale.",
    discussion: """
      Without --locale it lists the project's locales and the languages that apps are translated into. A \
      letter that no face has makes texts that contain it unmeasured: add a face with Fonts/fonts.yml.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(name: .customLong("locale"), help: "Only this locale (BCP 47). Repeatable.")
  var locales: [String] = []

  @Option(help: "The listing's format: text or json.")
  var format = ReportFormat.text

  func run() throws {
    let listing: FontListing
    do throws(Diagnostic) {
      listing = try self.listing()
    } catch {
      throw CommandExit.report(error)
    }
    switch format {
    case .text: Output.write(FontListingText(listing).text)
    case .json: Output.write(try JSONReport.data(of: listing))
    }
  }

  private func listing() throws(Diagnostic) -> FontListing {
    var tags: [LocaleTag] = []
    for locale in locales { tags.append(try MatrixSelection.tag(locale, known: [])) }
    return try FontListing(
      project: project.project(readsCatalogs: locales.isEmpty), locales: tags)
  }
}
