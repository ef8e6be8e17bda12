import OversetRaster

/// Finds a page of a kit in a picture: its place, its scale, and which page it is.
struct KitPageReader {
  /// Why a picture is not one of the page.
  struct Fault: Error, Equatable {
    var problem: String
    var remedy: String
  }

  /// A page in a picture.
  struct Place: Equatable {
    /// The pixels of the page's left upper corner.
    var x: Int
    var y: Int
    /// Pixels per point.
    var scale: Int

    /// The pixels of a row: all of the page's width.
    func area(of row: KitContents.Row) -> PixelRect {
      PixelRect(
        x: x, y: y + row.top * scale, width: KitLayout.width * scale, height: row.height * scale)
    }
  }

  private let bitmap: Bitmap
  private let marks: KitMarks

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    marks = KitMarks(in: bitmap)
  }

  /// Where the page of a kit is.
  func place(of page: KitContents.Page, in kit: KitContents) throws(Fault) -> Place {
    let place = try frame()
    guard isLight(atX: place.x + KitLayout.width * place.scale / 2, place.y + 16 * place.scale)
    else {
      throw Fault(
        problem: "the page is dark", remedy: "switch off Dark Mode and inverted colours")
    }
    guard let code = KitCode(cells: cells(at: place)) else {
      throw Fault(
        problem: "the code between the upper marks cannot be read",
        remedy: "take the picture again, with nothing over the page")
    }
    guard code.kit == kit.code(of: page).kit else {
      throw Fault(
        problem: "the picture is of another kit",
        remedy:
          "add this kit's \(KitSource.name) to the app, and take all pictures again; or restore"
          + " \(KitFiles.table) if it was edited")
    }
    guard code.page == page.number else {
      throw Fault(
        problem: "the picture shows page \(code.page), not page \(page.number)",
        remedy: "rename it to page-\(code.page).png, and take a picture of page \(page.number)")
    }
    return place
  }

  /// The page by its marks, which must stand as they do in the layout.
  private func frame() throws(Fault) -> Place {
    let missing = KitMarks.Corner.allCases.filter { marks.squares[$0] == nil }.map(\.rawValue)
    guard let first = marks.squares[.upperLeft], let right = marks.squares[.upperRight],
      let below = marks.squares[.lowerLeft], let last = marks.squares[.lowerRight]
    else {
      // Inverted colours turn marks into others, and into each other.
      guard !marks.squares.isEmpty, !isDark else { throw withoutMarks }
      throw Fault(
        problem: "the page is cut off; missing marks: \(missing.joined(separator: ", "))",
        remedy: "take a picture of the whole screen, with nothing over the page")
    }
    guard right.x > first.x, below.y > first.y, last.x > below.x, last.y > right.y else {
      throw Fault(
        problem: "the page is turned or mirrored", remedy: "take the picture in portrait")
    }
    let across = Double(right.x - first.x) / Double(KitLayout.width - KitLayout.mark)
    let down = Double(below.y - first.y) / Double(KitLayout.height - KitLayout.mark)
    let scale = across.rounded()
    // A pixel for the edge of a mark that lies between two.
    let slack = (
      across: 1.5 / Double(KitLayout.width - KitLayout.mark),
      down: 1.5 / Double(KitLayout.height - KitLayout.mark)
    )
    guard scale >= 1, abs(across - scale) <= slack.across, abs(down - scale) <= slack.down else {
      let (x, y) = (Self.number(across), Self.number(down))
      throw Fault(
        problem: "the picture was scaled: it has \(x) pixels per point across and \(y) down",
        remedy: "take it as `xcrun simctl io booted screenshot` does, and do not scale it")
    }
    return Place(x: first.x, y: first.y, scale: Int(scale))
  }

  private var withoutMarks: Fault {
    if isDark {
      return Fault(
        problem: "the picture is dark, and shows no page",
        remedy: "show the view of the kit; switch off Dark Mode and inverted colours")
    }
    return Fault(
      problem: "the picture shows no page: none of the four coloured marks is there",
      remedy: "show the view of the kit, and take the whole screen")
  }

  private var isDark: Bool {
    let borders = [(2, 2), (bitmap.width - 3, bitmap.height / 2), (2, bitmap.height - 3)]
    return borders.allSatisfy { !isLight(atX: $0.0, $0.1) }
  }

  private func cells(at place: Place) -> [Bool] {
    let y = place.y + KitLayout.mark * place.scale / 2
    return (0..<KitLayout.cells).map { cell in
      let x = KitLayout.firstCell + cell * KitLayout.mark + KitLayout.mark / 2
      return !isLight(atX: place.x + x * place.scale, y)
    }
  }

  private func isLight(atX x: Int, _ y: Int) -> Bool {
    guard let color = bitmap.color(x: x, y: y) else { return false }
    return Int(color.red) + Int(color.green) + Int(color.blue) > 3 * 128
  }

  private static func number(_ value: Double) -> String {
    let hundredths = Int((min(max(value, 0), 1000) * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
