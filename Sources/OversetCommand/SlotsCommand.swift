import ArgumentParser
import Foundation
import OversetProject
import OversetReports
import OversetSlots
import OversetVocabulary

/// `overset slots`
struct SlotsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "slots",
    abstract: "Shows the slots in which strings are drawn, and suggests rules for them.",
    subcommands: [SlotsListCommand.self, SlotsSuggestCommand.self])
}

/// `overset slots list`
struct SlotsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "Shows every slot with its lines, how many are usual, and its width on each device, in points."
  )

  @OptionGroup var project: ProjectOptions

  func run() async throws {
    let listing: SlotListing
    do throws(Diagnostic) {
      listing = try await SlotListing(project: project.project(readsCatalogs: false))
    } catch {
      throw CommandExit.report(error)
    }
    Output.write(SlotListingText(listing).text)
  }
}

/// `overset slots suggest`
struct SlotsSuggestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Guesses where the strings of your catalogs are drawn and prints a Config/slots.yml.",
    discussion: """
      Guesses come from the words of keys, from comments and lengths. Each states how certain it is, and \
      counts as a guess until you write `confirmed: true` into it. With --from-source rules come from where \
      the app's source draws each key, if it does so in one slot alone.
      """)

  @Argument(
    help: "Catalogs (.xcstrings, .strings, .stringsdict, .xliff), or folders that contain them.")
  var files: [String]

  @Flag(help: "Name every key of each rule, and every key that no rule is for.")
  var keys = false

  @Flag(help: "Write rules from the app's source, which is read in the folders among the files.")
  var fromSource = false

  @OptionGroup var source: SourceOptions
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if keys, fromSource { throw ValidationError("--keys and --from-source exclude each other") }
  }

  func run() async throws {
    if fromSource { return try await suggestFromSource() }
    let input: CatalogInput
    let suggestion: SlotSuggestion
    do throws(Diagnostic) {
      input = try CatalogInput(
        files.map { URL(filePath: $0) }, root: try project.existingURL(), source: try source.tag())
      suggestion = try SlotSuggestion(for: input.catalogs)
    } catch {
      throw CommandExit.report(error)
    }
    Output.errors(input.errors.map(\.description))
    for note in input.notes { Output.error("note: \(note)") }
    Output.write(SlotSuggestionText(suggestion, namesAllKeys: keys).text)
    try CommandExit.end(
      input.errors.map(\.exitStatus).max() ?? .clean, after: [input.emptiness].compactMap(\.self))
  }

  private func suggestFromSource() async throws {
    let suggestion: SourceSuggestion
    do throws(Diagnostic) {
      let check = try AppSourceReader.check(
        reading: files, source: source, project: project.project(readsCatalogs: false),
        jobs: ProcessInfo.processInfo.activeProcessorCount)
      suggestion = try await check.sourceSuggestion(files: files.map { URL(filePath: $0) })
    } catch {
      throw CommandExit.report(error)
    }
    Output.write(SourceSuggestionText(suggestion).text)
    try CommandExit.end(.clean, after: [suggestion.emptiness].compactMap(\.self))
  }
}
