import Foundation
import PackagePlugin

/// Writes the constants for a target's catalogs of assets and strings and the classes for its Core Data models, as Xcode does; and for a target whose folder has a file
/// `overset-sources.txt` beside an empty source, copies of the sources that the file lists, as iOS compiles them.
@main
struct OversetSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "overset-sources").url
    let output = context.pluginWorkDirectoryURL
    let list = module.directoryURL.appending(path: "overset-sources.txt")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      return symbols(of: catalogs(below: module.directoryURL), "symbols", tool, output)
    }
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    let folders = lines.filter { !$0.hasPrefix(Self.modules) }
      .map { module.directoryURL.appending(path: $0).standardizedFileURL }
    let own = lines.filter { $0.hasPrefix(Self.modules) }.flatMap { line in
      line.dropFirst(Self.modules.count).split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
    return folders.flatMap { copies(of: $0, [module.moduleName] + own, tool, output) }
      + symbols(
        of: folders.flatMap(catalogs), beside: folders.flatMap(sources), "module", tool, output)
  }

  /// What begins a line that names the app's own modules, whose sources are all copied.
  private static let modules = "modules:"

  /// The file of constants; none for a target without catalogs, unless it is one of copies. What the sources beside them
  /// declare themselves is left to them.
  private func symbols(
    of catalogs: [URL], beside sources: [URL] = [], _ form: String, _ tool: URL, _ output: URL
  ) -> [Command] {
    let sources = catalogs.isEmpty ? [] : sources
    guard !catalogs.isEmpty || form == "module" else { return [] }
    let file = output.appending(path: "OversetAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming colours, pictures and texts", executable: tool,
        arguments: [form, file.path(percentEncoded: false)]
          + (catalogs + sources).map { $0.path(percentEncoded: false) },
        inputFiles: catalogs.flatMap { catalog in
          switch catalog.pathExtension {
          case "xcstrings": [catalog]
          case "xcassets": files(below: catalog).filter { $0.pathExtension == "json" }
          default: models(in: catalog)
          }
        } + sources,
        outputFiles: [file])
    ]
  }

  /// The files of a data model that say what its classes are: those of its versions, and which one is the current one. That
  /// file is hidden.
  private func models(in catalog: URL) -> [URL] {
    let current = catalog.appending(path: ".xccurrentversion")
    let isThere = FileManager.default.fileExists(atPath: current.path(percentEncoded: false))
    return files(below: catalog).filter { $0.lastPathComponent == "contents" }
      + (isThere ? [current] : [])
  }

  /// A command for each source, so that an edited one is copied alone.
  private func copies(
    of folder: URL, _ modules: [String], _ tool: URL, _ output: URL
  ) -> [Command] {
    sources(below: folder).map { source in
      let relative = source.path(percentEncoded: false)
        .dropFirst(folder.path(percentEncoded: false).count)
      let name = relative.split(separator: "/").joined(separator: "-")
      let copy = output.appending(path: "\(folder.lastPathComponent)-\(name)")
      return .buildCommand(
        displayName: "Copying \(source.lastPathComponent) as iOS compiles it", executable: tool,
        arguments: [
          "rewrite", source.path(percentEncoded: false), copy.path(percentEncoded: false),
        ] + modules,
        inputFiles: [source], outputFiles: [copy])
    }
  }

  private func sources(below folder: URL) -> [URL] {
    files(below: folder).filter { $0.pathExtension == "swift" }
  }

  private func catalogs(below folder: URL) -> [URL] {
    entries(below: folder).filter {
      ["xcassets", "xcstrings", "xcdatamodeld"].contains($0.pathExtension)
    }
  }

  private func files(below folder: URL) -> [URL] {
    entries(below: folder).filter { !$0.hasDirectoryPath }
  }

  /// What lies below a folder, sorted; links are not followed.
  private func entries(below folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    return (found?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }
}
