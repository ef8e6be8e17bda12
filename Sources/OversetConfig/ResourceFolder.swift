package import Foundation
package import OversetFiles
package import OversetVocabulary

/// A folder of files that the build of this package puts beside the program, such as
/// `Overset_OversetConfig.resources`.
///
/// Installed, it may also lie in `../share/overset`, seen from the program's folder, as in packages. If the variable
/// `OVERSET_RESOURCES` names a folder, it lies there and nowhere else.
///
/// `Bundle.module` traps if the folder is missing. On the machine that built the program it also finds the
/// build's own folder, which hides an incomplete installation.
package struct ResourceFolder: Sendable {
  private let name: String
  private let places: [URL]

  /// The folder of a target of this package, beside the program.
  package init(ofTarget target: String) {
    self.init(ofTarget: target, in: Self.programFolders)
  }

  /// The folder of a target of this package in the first of several places that has it.
  package init(ofTarget target: String, in places: [URL]) {
    name = "Overset_\(target).\(Self.suffix)"
    self.places = places
  }

  /// Where the folder lies.
  ///
  /// - Throws: `Diagnostic` of input and output where it is missing.
  package var url: URL {
    get throws(Diagnostic) {
      let folders = places.map { $0.appending(path: name, directoryHint: .isDirectory) }
      guard let folder = folders.first(where: Self.isFolder) else {
        let missing = places.first?.appending(path: name, directoryHint: .notDirectory)
        throw Diagnostic(
          .inputOutput,
          at: SourcePlace(file: missing?.path(percentEncoded: false) ?? name),
          problem: "the resource folder is missing",
          remedy: "install \(name) there or in \(Self.shared), seen from the program, "
            + "or set \(Self.variable) to the folder that contains it")
      }
      return Self.contents(of: folder)
    }
  }

  /// A file of the folder.
  ///
  /// - Throws: `Diagnostic` of input and output where the folder or the file is missing.
  package func file(_ file: String) throws(Diagnostic) -> BoundFile {
    let url = try url.appending(path: file, directoryHint: .notDirectory)
    guard NamedPath.kind(url.path(percentEncoded: false)) != nil else {
      throw Diagnostic(
        .inputOutput, at: SourcePlace(file: url.path(percentEncoded: false)),
        problem: "a resource file is missing", remedy: "install \(name) again, with all its files")
    }
    return BoundFile(named: url)
  }

  /// The variable that names the folder which has all of these folders.
  package static let variable = "OVERSET_RESOURCES"

  /// Where packages install these folders, seen from the program's folder.
  private static let shared = "../share/overset"

  /// The folders to look in for the resources of a program, the first first.
  ///
  /// - Parameters:
  ///   - program: the folder of the executable file.
  ///   - environment: the variables of the process.
  package static func places(
    ofProgramIn program: URL, environment: [String: String]
  ) -> [URL] {
    if let named = environment[variable], !named.isEmpty {
      return [URL(filePath: named, directoryHint: .isDirectory)]
    }
    return [program, program.appending(path: shared, directoryHint: .isDirectory).standardized]
  }

  /// Of a link it counts what it leads to.
  private static func isFolder(_ url: URL) -> Bool {
    NamedPath.kind(url.path(percentEncoded: false)) == .folder
  }
}

// MARK: - Platforms

extension ResourceFolder {
  #if canImport(Darwin)
    package static let suffix = "bundle"

    private final class Token {}

    /// Of tests the program is Apple's runner: their folders lie in their bundle, or beside it.
    private static var programFolders: [URL] {
      let tests = Bundle(for: Token.self)
      let installed = places(
        ofProgramIn: Bundle.main.bundleURL, environment: ProcessInfo.processInfo.environment)
      return installed + [Bundle.main.resourceURL, tests.resourceURL].compactMap { $0 }
        + [tests.bundleURL.deletingLastPathComponent()]
    }

    private static func contents(of folder: URL) -> URL {
      Bundle(url: folder)?.resourceURL ?? folder
    }
  #else
    package static let suffix = "resources"

    /// The executable's folder; of a link to it, the folder that the link leads to.
    private static var programFolders: [URL] {
      let program = Bundle.main.executableURL?.resolvingSymlinksInPath()
      return places(
        ofProgramIn: program?.deletingLastPathComponent() ?? Bundle.main.bundleURL,
        environment: ProcessInfo.processInfo.environment)
    }

    private static func contents(of folder: URL) -> URL { folder }
  #endif
}
