import Foundation
import OversetFiles
import OversetProject
import OversetRaster
import OversetRun
import OversetSlots
import OversetUI
import OversetVocabulary

/// The pictures that `overset check --draw` writes: one of each place of a key.
struct KeyPictures {
  /// The folder of the project that they are written to.
  private static let folder = ".overset/drawn"

  let key: String
  let drawings: [KeyDrawing]

  /// Draws and writes them. Returns what to say of them.
  ///
  /// - Throws: `Diagnostic` for a picture that is too large, and for a folder that cannot be written.
  @MainActor
  func write(for project: Project) throws(Diagnostic) -> PrintedText {
    let drawer = ViewDrawer(project: project)
    let root = FileRoot(project.root)
    var lines: [PrintedText] = []
    for (number, drawing) in drawings.enumerated() {
      let width = drawing.screenWidth + 2 * RowSheet.margin
      let picture = try drawer.bitmap(
        of: RowSheet(drawing), in: .width(width),
        for: ViewEnvironment(
          locale: "en", direction: .leftToRight, displayScale: drawing.displayScale))
      let path = "\(Self.folder)/\(name)-\(number + 1).png"
      try root.write(try PNG.encode(picture), to: path)
      lines.append("\(path)  \(drawing.title)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The key as the name of a file.
  private var name: String {
    let letters = key.unicodeScalars.prefix(60).map { scalar -> Character in
      let isPlain = scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      return isPlain ? Character(scalar) : "-"
    }
    return letters.isEmpty ? "key" : String(letters)
  }
}
