import ArgumentParser
import Foundation
import OversetCatalogs
import OversetProject
import OversetSnapshots
import OversetVocabulary

/// `overset pseudo`
struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Writes catalogs in a pseudolocale, for a build or a device.",
    discussion: """
      A .xcstrings gains the locale. A .strings or .stringsdict, which is to be the source \
      language's, gives the same file with other texts. An .xliff gets targets. All else in a file \
      keeps its bytes. Locales: \(PseudoCatalogs.tags).
      """)

  @Argument(help: "Catalogs (.xcstrings, .strings, .stringsdict, .xliff).")
  var files: [String]

  @Option(help: "The pseudolocale.")
  var locale: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: """
      The file to write, or the folder: for several catalogs, where it ends with a slash, and where \
      it is there. Without it the text of one catalog goes to the standard output.
      """)
  var output: String?

  func validate() throws {
    if output == nil, files.count > 1 {
      throw ValidationError("several catalogs need a folder; name one with -o")
    }
  }

  func run() throws {
    do throws(Diagnostic) {
      try write()
    } catch {
      throw CommandExit.report(error)
    }
  }

  /// Writes nothing before every catalog has been read.
  private func write() throws(Diagnostic) {
    let catalogs = try PseudoCatalogs(tag: locale)
    let inputs = files.map { URL(filePath: $0) }
    let targets = try output.map { output throws(Diagnostic) in
      try PseudoTargets.targets(of: inputs, output: output)
    }
    var contents: [Data] = []
    for (input, name) in zip(inputs, files) {
      contents.append(try catalogs.contents(of: input, name: name))
    }
    guard let targets else {
      contents.forEach(Output.write)
      return
    }
    for (data, target) in zip(contents, targets) { try Self.write(data, to: target) }
  }

  private static func write(_ data: Data, to target: URL) throws(Diagnostic) {
    do throws(Diagnostic) {
      try AtomicFile.write(data, to: target)
    } catch {
      throw Diagnostic(
        .inputOutput, file: error.file, problem: error.problem, remedy: error.remedy)
    }
  }
}
