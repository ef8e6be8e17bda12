import Foundation
import OversetConfig
import OversetFiles
import OversetShaping
package import OversetVocabulary

/// The fonts of an app's folder that its code names.
package struct OwnFonts: Sendable {
  /// The digests of the files that were found, by the names of their faces.
  package private(set) var digests: [String: String] = [:]
  /// The files that have the name of a face which code asks for and could not be read, and why.
  package private(set) var refused: [Diagnostic] = []
  fileprivate private(set) var families: [FontFamily] = []

  /// The most files that are read: a folder with more is no app's.
  private static let fileLimit = 200

  /// Looks for faces of those names.
  ///
  /// - Parameters:
  ///   - names: The names that code asks for.
  ///   - files: The files, by their paths from `root` or whole paths.
  fileprivate init(named names: [String], in files: [String], root: URL, room: Int) {
    var open = Set(names)
    // Most files have the name of their face.
    let likely = files.filter { open.contains(Self.stem($0)) }
    let others = files.filter { !open.contains(Self.stem($0)) }
    for (number, path) in (likely + others).prefix(Self.fileLimit).enumerated()
    where !open.isEmpty && families.count < room {
      do throws(Diagnostic) {
        try take(path, root, wanted: open, room: room)
      } catch {
        // Of others nobody knows whether code asks for them.
        if number < likely.count { refused.append(error) }
      }
      open.subtract(digests.keys)
    }
  }

  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }

  /// Takes the first face of a file if code asks for it.
  private mutating func take(
    _ path: String, _ root: URL, wanted: Set<String>, room: Int
  ) throws(Diagnostic) {
    let file =
      path.hasPrefix("/")
      ? BoundFile(named: URL(filePath: path)) : BoundFile(path, in: FileRoot(root), name: path)
    guard let data = try file.contents(maximum: FileLimit.face) else { return }
    let digest = Digest.sha256Hex(of: data)
    let face = try FontFace(data: data, index: 0, identity: digest, file: path)
    for name in Set(face.names).intersection(wanted).sorted() where families.count < room {
      digests[name] = digest
      families.append(.own(name, in: file, sha256: digest))
    }
  }
}

extension Project {
  /// The same project, whose texts can be set in fonts of the app's folder.
  ///
  /// - Parameters:
  ///   - names: The names that the app's code asks for.
  ///   - files: The files of fonts in the folder, by their paths from the project's or whole paths.
  /// - Returns: The project, and what was found, there or in the project's manifest of fonts, which comes first. Where
  ///   nothing was, the project is as it was.
  package func bringing(fontsNamed names: [String], from files: [String]) -> (Project, OwnFonts) {
    let stated = fontManifest.families.filter { $0.role == .app && names.contains($0.name) }
    let known = Set(stated.map(\.name))
    var own = OwnFonts(
      named: names.filter { !known.contains($0) }, in: files, root: root,
      room: FontCollection.mostFamilies - fontManifest.families.count)
    for family in stated { own.take(family) }
    guard !own.families.isEmpty else { return (self, own) }
    var manifest = fontManifest
    manifest.families += own.families
    var project = self
    do throws(Diagnostic) {
      project.fonts = try FontCollection(manifest: manifest, version: matrix.system.text)
      return (project, own)
    } catch {
      return (self, own.refusing(error))
    }
  }
}

extension OwnFonts {
  /// Takes a family that the manifest of the project has.
  fileprivate mutating func take(_ family: FontFamily) {
    digests[family.name] = family.faces.map(\.sha256).joined(separator: " ")
  }

  /// None of the fonts of the folder, as together they cannot be used.
  fileprivate func refusing(_ error: Diagnostic) -> OwnFonts {
    var fonts = self
    for family in families { fonts.digests[family.name] = nil }
    fonts.families = []
    fonts.refused.append(error)
    return fonts
  }
}
