import Foundation
import OversetFiles
import OversetProject
import OversetRaster
import OversetRun
import OversetSlots
import OversetSnapshots
import OversetUI
import OversetVocabulary

/// The pictures that `overset check --draw` writes: one of each row of a key.
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
    let name = FileSnapshotName.identifier(key, limit: 60)
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
}
