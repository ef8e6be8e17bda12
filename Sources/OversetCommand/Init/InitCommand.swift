import ArgumentParser
import Foundation
import OversetConfig
import OversetFiles
import OversetVocabulary

/// `overset init`
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Sets up an app's Swift package, so that its previews go through the matrix.",
    discussion: """
      Adds a program to Package.swift, for Linux only. It imports the targets with views and runs their previews. \
      Also writes Config/matrix.yml, with the catalogs and languages that it finds, and .gitignore. If --overset is \
      the URL of a repository, it writes a job for GitHub Actions, too. Existing files are kept: run it again and \
      nothing changes.
      """)

  @OptionGroup var project: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "The package Overset: a folder or the URL of a repository. Default: the clone that this program was built in.",
      valueName: "place"))
  var overset: String?

  @Flag(help: "Print what would be written, and write nothing.")
  var dryRun = false

  func run() throws {
    do throws(Diagnostic) {
      try adopt()
    } catch {
      throw CommandExit.report(error)
    }
  }

  private func adopt() throws(Diagnostic) {
    let folder = try project.existingURL()
    let manifest = try AppManifest(in: folder)
    let overset = try place()
    let survey = try AppSurvey(of: manifest, in: folder, overset: overset)
    guard !survey.libraries.isEmpty else {
      throw Diagnostic(
        .nothingToCheck, file: "Package.swift",
        problem: survey.targets.isEmpty
          ? "no target of the package imports SwiftUI"
          : "only programs of the package import SwiftUI, and no other program can run their previews",
        remedy: "move the views into a library target, which the app imports")
    }
    let adoption = try Adoption(of: survey, manifest, in: folder, overset: overset)
    if !dryRun { try adoption.write(in: folder) }
    Output.write(InitReport(survey, adoption, isDry: dryRun).text)
  }

  /// Where Overset is: what was given, or the package around the program.
  private func place() throws(Diagnostic) -> OversetDependency {
    if let overset {
      guard !OversetDependency.isRepository(overset) else {
        return OversetDependency(repository: overset)
      }
      let folder = URL(filePath: overset, directoryHint: .isDirectory).standardizedFileURL
      guard NamedPath.kind(folder.appending(path: "Package.swift").wholePath) == .file else {
        throw Diagnostic(
          .usage, file: overset, problem: "there is no package in this folder",
          remedy: "give the folder of a clone of Overset, or the URL of its repository")
      }
      return dependency(folder)
    }
    var folder = URL(filePath: NamedPath.withoutLinks("/proc/self/exe"))
    while folder.pathComponents.count > 1 {
      folder = folder.deletingLastPathComponent()
      let package = folder.deletingLastPathComponent()
      // An app's own program has this command, too, and lies in the app's folder.
      if folder.lastPathComponent == ".build",
        NamedPath.kind(package.appending(path: "Sources/OversetCommand").wholePath) == .folder
      {
        return dependency(package)
      }
    }
    throw Diagnostic(
      .usage,
      problem: "this program does not lie in a clone of Overset, so where to get it is unknown",
      remedy: "give the folder of a clone, or the URL of its repository, with --overset")
  }

  /// The way from the app's package to another folder: a manifest with it serves whoever has both side by side.
  private func dependency(_ folder: URL) -> OversetDependency {
    let own = NamedPath.withoutLinks(project.url.wholePath).split(separator: "/")
    let other = NamedPath.withoutLinks(folder.wholePath).split(separator: "/")
    let common = zip(own, other).prefix { $0 == $1 }.count
    let way = Array(repeating: "..", count: own.count - common) + other[common...].map(String.init)
    return OversetDependency(
      folder: way.isEmpty ? "." : way.joined(separator: "/"), name: folder.lastPathComponent)
  }
}
