import OversetFiles
import OversetRaster
import OversetVocabulary

/// Measures the texts of a kit in the pictures of its pages.
struct KitRows {
  /// The folder of the kit, which bounds its pictures.
  let folder: FileRoot
  let measurer: PictureInkMeasurer

  /// The texts of the pages whose pictures are there, and the names of those that are not.
  ///
  /// - Throws: `Diagnostic` for a picture that is not one of its page, and for each row that cannot be
  ///   measured.
  func measured(
    _ rows: [CalibrationRow]
  ) throws(Diagnostic) -> (texts: [MeasuredText], missing: [String]) {
    let kit = try kit(of: rows)
    let byPage = Dictionary(grouping: rows) { $0.measure }
    var texts: [MeasuredText] = []
    var missing: [String] = []
    var faults = FaultList()
    for page in kit.pages {
      let rows = byPage[.page(page.number)] ?? []
      do throws(Diagnostic) {
        guard let data = try folder.read(page.picture, maximum: FileLimit.picture) else {
          missing.append(page.picture)
          continue
        }
        texts += try measured(page, of: kit, rows, in: PNG.decode(data, file: page.picture).bitmap)
      } catch {
        for fault in error.all { faults.add(fault) }
      }
    }
    try faults.end()
    return (texts, missing)
  }

  /// The pages that the rows name.
  private func kit(of rows: [CalibrationRow]) throws(Diagnostic) -> KitContents {
    var pages: [KitContents.Page] = []
    for row in rows {
      guard case .page(let number) = row.measure else { continue }
      if pages.last?.number != number {
        guard number == pages.count + 1 else {
          throw measurer.error(
            row, "page \(number) stands where page \(pages.count + 1) must",
            "write the kit again with `overset calibrate --kit`")
        }
        pages.append(KitContents.Page(number: number, locale: row.locale, rows: []))
      }
      pages[pages.count - 1].rows.append(
        KitContents.Row(text: row.text, size: row.size, weight: row.weight))
    }
    return KitContents(pages: pages)
  }

  private func measured(
    _ page: KitContents.Page, of kit: KitContents, _ rows: [CalibrationRow],
    in bitmap: Bitmap
  ) throws(Diagnostic) -> [MeasuredText] {
    let place: KitPageReader.Place
    do throws(KitPageReader.Fault) {
      place = try KitPageReader(bitmap).place(of: page, in: kit)
    } catch {
      throw Diagnostic(.data, file: page.picture, problem: error.problem, remedy: error.remedy)
    }
    var texts: [MeasuredText] = []
    var faults = FaultList()
    for (row, placed) in zip(rows, page.rows) {
      do throws(Diagnostic) {
        let scale = Double(place.scale)
        let width = try measurer.width(
          of: row, in: bitmap, area: place.area(of: placed), name: page.picture, scale: scale)
        texts.append(row.measured(width, kind: .ink, scale: scale))
      } catch {
        faults.add(error)
      }
    }
    try faults.end()
    return texts
  }
}
