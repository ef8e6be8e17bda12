import Foundation
import OversetChecks
import OversetConfig
import OversetFiles
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetRun
import OversetSlots
import OversetSnapshots
import OversetVocabulary

/// The pictures of a page, each once, named by what they hold.
struct PagePictures {
  /// The folder that they lie in.
  static let folder = "pictures"

  /// In the order in which they were added.
  private(set) var list: [PageDocument.Picture] = []
  /// Those of each cell, by the path of its snapshot.
  private(set) var cells: [String: PageDocument.Cell.Pictures] = [:]
  /// Those of texts in their slots, by the number of the result.
  private(set) var drawings: [Int: PageDocument.Drawing] = [:]
  private var numbers: [String: Int] = [:]

  /// The name of the file of a picture.
  static func file(_ digest: String) -> String { "\(digest).png" }

  // MARK: Adding

  /// Adds the pictures of cells. What cannot be read, and what is no picture, is left out: the verdict of the cell says
  /// why.
  mutating func add(
    _ cells: [CellOutcome], project: URL, to writer: inout FolderWriter
  ) throws(Diagnostic) {
    let root = FileRoot(project).inRepository
    for cell in cells {
      var own = PageDocument.Cell.Pictures()
      own.shown = try add(cell.pictures.shown, in: root, to: &writer)
      own.reference = try add(cell.pictures.reference, in: root, to: &writer)
      own.mask = try add(cell.pictures.mask, in: root, to: &writer)
      self.cells[cell.snapshot.path] = own
    }
  }

  /// Draws the texts of results in their slots.
  mutating func draw(
    _ results: [(cause: Int, result: ReportedResult)], in layouts: SlotLayouts,
    to writer: inout FolderWriter
  ) throws(Diagnostic) {
    let numbers = Self.drawn(results)
    let findings = numbers.compactMap { results[$0].result.worst }
    let renderer = Renderer(fonts: layouts.fonts)
    for (number, drawing) in zip(numbers, layouts.drawings(of: findings)) {
      guard let drawing else { continue }
      let bitmap = try renderer.draw(DisplayList(drawing.tree))
      drawings[number] = PageDocument.Drawing(
        picture: try add(PNG.encode(bitmap), bitmap.width, bitmap.height, to: &writer),
        scale: Double(drawing.tree.displayScale), room: PageDocument.Rectangle(drawing.room),
        cut: drawing.cut.map(PageDocument.Rectangle.init))
    }
  }

  /// The results whose texts are drawn: the worst of each cause first.
  private static func drawn(_ results: [(cause: Int, result: ReportedResult)]) -> [Int] {
    var seen: Set<Int> = []
    let drawable = results.indices.filter {
      let finding = results[$0].result.worst
      return finding?.evidence.fit != nil && finding?.catalogText?.slot != nil
    }
    let first = drawable.filter { seen.insert(results[$0].cause).inserted }
    let chosen = Set(first)
    return Array(
      (first + drawable.filter { !chosen.contains($0) }).prefix(ReportLimits.Page.drawings))
  }

  private mutating func add(
    _ file: URL?, in root: FileRoot, to writer: inout FolderWriter
  ) throws(Diagnostic) -> Int? {
    guard let file, let data = (try? root.read(file, maximum: FileLimit.picture)) ?? nil,
      let summary = try? PNG.summary(of: data)
    else { return nil }
    return try add(data, summary.width, summary.height, to: &writer)
  }

  private mutating func add(
    _ data: Data, _ width: Int, _ height: Int, to writer: inout FolderWriter
  ) throws(Diagnostic) -> Int {
    var digest = IncrementalDigest()
    digest.update(data)
    let name = digest.sha256Hex()
    if let known = numbers[name] { return known }
    try writer.write(data, to: Self.file(name), in: Self.folder)
    numbers[name] = list.count
    list.append(PageDocument.Picture(digest: name, width: width, height: height))
    return list.count - 1
  }
}
