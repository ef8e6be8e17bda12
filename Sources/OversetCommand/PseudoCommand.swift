import ArgumentParser
import Foundation
import OversetCatalogs
import OversetFiles
import OversetProject
import OversetVocabulary

/// `overset pseudo`
struct PseudoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pseudo",
    abstract: "Writes catalogs in a pseudolocale, for a build or a device.",
    discussion: """
      An .xcstrings file gains the locale. A .strings or .stringsdict file must be in the source \
      language; the result is the same file with other texts. An .xliff file gets targets. Every other \
      byte of a file stays. Locales: \(PseudoCatalogs.tags).
      """)

  @Argument(help: "Catalogs (.xcstrings, .strings, .stringsdict, .xliff).")
  var files: [String]

  @Option(help: "The pseudolocale.")
  var locale: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: """
      The file or folder to write to. It is a folder if there are several catalogs, if it ends with a \
      slash, or if a folder of this name exists. Without -o, a single catalog goes to standard output.
      """)
  var output: String?

  func validate() throws {
    if output == nil, files.count > 1 {
      throw ValidationError("several catalogs need a folder; name one with -o")
    }
  }

  func run() throws {
    let failures: [Diagnostic]
    do throws(Diagnostic) {
      failures = try write()
    } catch {
      throw CommandExit.report(error)
    }
    if !failures.isEmpty {
      Output.error("\(files.count - failures.count) of \(files.count) catalogs are written")
    }
    try CommandExit.end(.clean, after: failures)
  }

  /// Writes nothing before every catalog has been read; then each that can be. Returns why others cannot.
  private func write() throws(Diagnostic) -> [Diagnostic] {
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
      for (data, name) in zip(contents, files) {
        guard let contents = PrintedContents(data) else {
          throw Diagnostic(
            .data, file: name,
            problem:
              "the catalog is not UTF-8, or holds controls or commands that a terminal or a log would obey",
            remedy: "write it to a file with -o")
        }
        Output.write(contents)
      }
      return []
    }
    return zip(contents, targets).compactMap { data, target in
      do throws(Diagnostic) {
        try FileRoot(around: target).write(
          data, to: target.lastPathComponent, name: target.relativePath)
        return nil
      } catch {
        return error
      }
    }
  }
}
