public import ArgumentParser
import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetSnapshots
import OversetVocabulary

/// Options of every subcommand that reads a project.
struct ProjectOptions: ParsableArguments {
  @Option(name: .customLong("project"), help: "The project's folder.")
  var folder = "."

  var url: URL { URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL }

  /// Reads the project.
  func project(
    readsCatalogs: Bool, appliesCorrections: Bool = true, version: Int? = nil,
    today: CalendarDay? = nil
  ) throws(Diagnostic) -> Project {
    try Project(
      root: try existingURL(), readsCatalogs: readsCatalogs, appliesCorrections: appliesCorrections,
      version: version, today: today)
  }

  /// The folder, which must be there.
  func existingURL() throws(Diagnostic) -> URL {
    guard NamedPath.kind(url.wholePath) == .folder else {
      throw Diagnostic(
        .usage, file: folder, problem: "there is no such folder",
        remedy: "give the folder that contains Config and Locales")
    }
    return url
  }
}

/// The version of iOS of a command that lays views or texts out.
struct VersionOptions: ParsableArguments {
  @Option(
    name: .customLong("ios"),
    help: ArgumentHelp(
      "The version of iOS, 11 to 26, of texts, bars, lists and controls. Default: `ios` in Config/matrix.yml.",
      valueName: "version"))
  var number: Int?

  func validate() throws {
    let known = ScriptCorrections.versions
    if let number, !known.contains(number) {
      throw ValidationError(
        "--ios is \(number); give \(known.lowerBound) to \(known.upperBound)")
    }
  }
}

/// The day of a command whose findings a project may accept until a day.
struct DayOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The day that decides which suppressions have expired, such as 2027-01-31. Default: today.",
      valueName: "day"))
  var today: String?

  func validate() throws {
    if let today, CalendarDay(today) == nil {
      throw ValidationError("--today is \(today); give a day such as 2027-01-31")
    }
  }

  /// The day that was given, or the day it is.
  var day: CalendarDay? { today.map { CalendarDay($0) } ?? CalendarDay(Date()) }
}

/// The language that the app is written in.
struct SourceOptions: ParsableArguments {
  @Option(
    name: .customLong("source"),
    help: ArgumentHelp(
      """
      The source language (BCP 47) of .strings and .stringsdict files; other formats state theirs. Default: \
      developmentRegion of the Xcode project beside or above a file, else English, else the language of most \
      files.
      """, valueName: "locale"))
  var name: String?

  /// The tag that was given.
  func tag() throws(Diagnostic) -> LocaleTag? {
    guard let name else { return nil }
    return try MatrixSelection.tag(name, known: [])
  }
}

/// Options that narrow what is looked at.
struct SelectionOptions: ParsableArguments {
  @Option(name: .customLong("locale"), help: "Only this locale (BCP 47). Repeatable.")
  var locales: [String] = []

  @Option(
    name: .customLong("device"),
    help: "Only this device, such as iPhoneSE or iPadPro11-landscape-half. Repeatable.")
  var devices: [String] = []
}

/// Options that replace what the matrix says of a user's settings of text.
struct SettingOptions: ParsableArguments {
  @Option(
    name: .customLong("type-size"), help: "Only this text size, xS to AX5. Repeatable.")
  var typeSizes: [TypeSize] = []

  @Option(
    name: .customLong("bold-text"), help: "Only this setting of Bold Text: off or on. Repeatable.")
  var boldText: [MatrixConfiguration.BoldText] = []

  /// Whether any was given.
  var narrows: Bool { !typeSizes.isEmpty || !boldText.isEmpty }

  /// `selection` with what was given; a value that was given twice counts once.
  func adding(to selection: MatrixSelection) -> MatrixSelection {
    var selection = selection
    selection.typeSizes = TypeSize.allCases.filter(typeSizes.contains)
    selection.legibilityWeights = MatrixConfiguration.BoldText.allCases.filter(boldText.contains)
      .map(\.weight)
    return selection
  }
}

extension TypeSize: ExpressibleByArgument {}

extension MatrixConfiguration.BoldText: ExpressibleByArgument {}

/// How many tasks run in parallel.
struct JobOptions: ParsableArguments {
  @Option(help: "The number of parallel tasks. Default: the number of cores.")
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs is \(jobs); give 1 to 1024")
    }
  }

  var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }
}

/// Whether this is continuous integration.
enum ContinuousIntegration {
  static var isOn: Bool {
    RecordPolicy.isContinuousIntegration(ProcessInfo.processInfo.environment["CI"])
  }
}

/// What `--record` takes.
enum Recording: String, ExpressibleByArgument, CaseIterable {
  case missing
  case all
  case never
  case failed

  var mode: RecordMode {
    switch self {
    case .missing: .missing
    case .all: .all
    case .never: .never
    case .failed: .failed
    }
  }
}
