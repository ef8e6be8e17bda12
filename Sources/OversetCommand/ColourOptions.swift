import ArgumentParser
import Foundation
import OversetFiles
import OversetReports

/// Options of commands whose report is drawn for a terminal.
struct ColourOptions: ParsableArguments {
  @Option(
    name: .customLong("color"),
    help: "Colours: auto (on a terminal, unless NO_COLOR is set), always or never.")
  var choice = Choice.auto

  enum Choice: String, ExpressibleByArgument, CaseIterable {
    case auto
    case always
    case never
  }

  /// How a report is drawn: as wide as the terminal, or as `COLUMNS` says.
  var style: ReportStyle {
    let environment = ProcessInfo.processInfo.environment
    let width = StandardStream.output.columns ?? environment["COLUMNS"].flatMap { Int($0) }
    return ReportStyle(width: width ?? ReportStyle.usualWidth, isColoured: isColoured(environment))
  }

  private func isColoured(_ environment: [String: String]) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      // https://no-color.org: a value that is not empty, whatever it is.
      StandardStream.output.isTerminal && environment["NO_COLOR", default: ""].isEmpty
        && environment["TERM"] != "dumb" && !ContinuousIntegration.isOn
    }
  }
}
