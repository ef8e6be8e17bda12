import Foundation
import OversetConfig
import OversetFiles
import OversetRaster
import OversetRun
import OversetSlots
import OversetSnapshots
import OversetVocabulary

/// Takes a picture, which is named by its digest.
typealias PictureWriter = (_ data: Data, _ digest: String) throws(Diagnostic) -> Void

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

  /// None.
  init() {}

  /// All pictures of a page.
  init(of builder: PageBuilder, to write: PictureWriter) throws(Diagnostic) {
    let report = builder.report
    try add(report.cells, project: report.project, to: write)
    try add(
      TextDrawings(of: report).drawings(of: builder.results, limit: ReportLimits.Page.drawings),
      to: write)
  }

  // MARK: Adding

  /// Adds the pictures of cells. What cannot be read, and what is no picture, is left out: the verdict of the cell says
  /// why.
  mutating func add(
    _ cells: [CellOutcome], project: URL, to write: PictureWriter
  ) throws(Diagnostic) {
    let root = FileRoot(project).inRepository
    for cell in cells {
      var own = PageDocument.Cell.Pictures()
      own.shown = try add(cell.pictures.shown, in: root, to: write)
      own.reference = try add(cell.pictures.reference, in: root, to: write)
      own.mask = try add(cell.pictures.mask, in: root, to: write)
      self.cells[cell.snapshot.path] = own
    }
  }

  /// Adds the texts of results in their slots, by the numbers of the results.
  mutating func add(
    _ drawings: [(number: Int, drawing: RecordedDrawing)], to write: PictureWriter
  ) throws(Diagnostic) {
    for (number, drawing) in drawings {
      // Another machine may have sent what is no picture.
      guard let summary = try? PNG.summary(of: drawing.picture) else { continue }
      self.drawings[number] = PageDocument.Drawing(
        picture: try add(drawing.picture, summary.width, summary.height, to: write),
        scale: drawing.scale, room: PageDocument.Rectangle(drawing.room),
        cut: drawing.cut.map(PageDocument.Rectangle.init))
    }
  }

  private mutating func add(
    _ file: URL?, in root: FileRoot, to write: PictureWriter
  ) throws(Diagnostic) -> Int? {
    guard let file, let data = (try? root.read(file, maximum: FileLimit.picture)) ?? nil,
      let summary = try? PNG.summary(of: data)
    else { return nil }
    return try add(data, summary.width, summary.height, to: write)
  }

  private mutating func add(
    _ data: Data, _ width: Int, _ height: Int, to write: PictureWriter
  ) throws(Diagnostic) -> Int {
    var digest = IncrementalDigest()
    digest.update(data)
    let name = digest.sha256Hex()
    if let known = numbers[name] { return known }
    try write(data, name)
    numbers[name] = list.count
    list.append(PageDocument.Picture(digest: name, width: width, height: height))
    return list.count - 1
  }
}
