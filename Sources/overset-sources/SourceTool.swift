import Foundation
import OversetFiles
import OversetSourceText
import OversetVocabulary

/// What the build tool plugin `OversetSources` runs. A catalog is one of assets or one of
/// strings, or a model of Core Data; sources among them say which constants the app declares itself. What goes wrong becomes an `#error` in the file that it writes,
/// so that the build names it.
struct SourceTool {
  private let arguments: [String]

  /// - Parameter arguments: `symbols OUTPUT CATALOG…`, `module OUTPUT CATALOG…` or `rewrite INPUT OUTPUT`, with the module
  ///   of the copies and the app's own modules behind it.
  init(arguments: [String]) { self.arguments = arguments }

  /// Writes the file.
  ///
  /// - Throws: `Diagnostic` for arguments that say nothing, and for a file that cannot be written.
  func run() throws(Diagnostic) {
    switch (arguments.first, arguments.count) {
    case ("symbols", 2...): try write(symbols, to: arguments[1])
    case ("module", 2...): try write(symbols + Self.bundle, to: arguments[1])
    case ("rewrite", 3...): try write(rewritten(arguments[1]), to: arguments[2])
    default:
      throw Diagnostic(
        .usage, problem: "no arguments of overset-sources",
        remedy: "let the plugin OversetSources run it")
    }
  }

  private var symbols: String {
    var names = CatalogNames()
    var keys = CatalogKeys()
    var models = DataModelReader()
    for source in arguments.dropFirst(2) where source.hasSuffix(".swift") {
      names.leave(toSource: source)
    }
    for catalog in arguments.dropFirst(2) {
      switch (catalog as NSString).pathExtension {
      case "swift": break
      case "xcstrings": keys.add(catalog: catalog)
      case "xcdatamodeld", "xcdatamodel": models.add(model: catalog)
      default: names.add(catalog: catalog)
      }
    }
    return names.symbols.source + keys.symbols.source + models.symbols.source
  }

  /// A target of copies has no resources, for which a package would make this.
  private static let bundle = """
    import Foundation

    extension Bundle {
      static var module: Bundle { .main }
    }

    """

  private func rewritten(_ path: String) -> String {
    do throws(Diagnostic) {
      guard let data = try NamedPath.read(path, maximum: FileLimit.source) else {
        return Self.failure("there is no file \(path)")
      }
      guard let source = String(validating: data, as: UTF8.self) else {
        return Self.failure("\(path) is not UTF-8")
      }
      // The first line names the file itself, so that errors and previews are told at their places there.
      return "#sourceLocation(file: \(Self.literal(path)), line: 1)\n"
        + IOSConditions.rewritten(source, own: ownModules)
    } catch {
      return Self.failure("\(path): \(error.problem)")
    }
  }

  private var ownModules: OwnModules {
    let names = arguments.dropFirst(3)
    return names.first.map { OwnModules(target: $0, names: names.dropFirst()) } ?? OwnModules()
  }

  private static func failure(_ problem: String) -> String { "#error(\(literal(problem)))\n" }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped.replacing("\n", with: " "))\""
  }

  private func write(_ source: String, to path: String) throws(Diagnostic) {
    let file = URL(filePath: path, directoryHint: .notDirectory)
    try FileRoot(file.deletingLastPathComponent()).write(
      Data(source.utf8), to: file.lastPathComponent, isDurable: false)
  }
}
