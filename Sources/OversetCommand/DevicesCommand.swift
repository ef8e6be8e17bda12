import ArgumentParser
import OversetConfig
import OversetProject
import OversetReports
import OversetVocabulary

/// `overset devices`
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Shows the devices that a matrix can name, with their variants.",
    discussion: """
      Without names, lists every device with its size, safe area and variants. Write a variant after the \
      token: iPhone17-landscape, iPhone17Pro-zoomed (Display Zoom: Larger Text), \
      iPadPro11-landscape-half. Config/devices.yml can add devices.
      """)

  @Argument(help: "Only these devices or variants, such as iPhone17-landscape.")
  var names: [String] = []

  @OptionGroup var project: ProjectOptions

  @Option(help: "The listing's format: text or json.")
  var format = ReportFormat.text

  func run() throws {
    let listing: DeviceListing
    do throws(Diagnostic) {
      listing = try self.listing()
    } catch {
      throw CommandExit.report(error)
    }
    switch format {
    case .text: Output.write(DeviceListingText(listing).text)
    case .json: Output.write(try JSONReport.data(of: listing))
    }
  }

  private func listing() throws(Diagnostic) -> DeviceListing {
    let table = try ProjectFiles(root: project.existingURL()).devices()
    do throws(Diagnostic) {
      return try DeviceListing(table, names: names)
    } catch {
      throw error.counted(as: .usage)
    }
  }
}
