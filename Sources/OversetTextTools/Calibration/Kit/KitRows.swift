import OversetFiles
import OversetRaster
import OversetVocabulary

/// Measures the texts of a kit in the pictures of its pages.
struct KitRows {
  /// The folder of the kit, which bounds its pictures.
  let folder: FileRoot
  /// What stands before the names of pictures in diagnostics: the folder as the user named it.
  let path: String
  let measurer: PictureInkMeasurer

  /// What the pictures of a kit gave.
  struct Result {
    var texts: [MeasuredText] = []
    /// The names of pictures that are not there.
    var missing: [String] = []
    /// The rows of pictures that are there which could not be measured.
    var unmeasured: [CalibrationRow] = []
    /// A picture that is not one of its page, and each row that could not be measured.
    var faults = FaultList()
  }

  /// Measures what can be measured.
  ///
  /// - Throws: `Diagnostic` for a table that is none of a kit.
  func measured(_ rows: [CalibrationRow]) throws(Diagnostic) -> Result {
    let kit = try kit(of: rows)
    let byPage = Dictionary(grouping: rows) { $0.measure }
    var result = Result()
    for page in kit.pages {
      let rows = byPage[.page(page.number)] ?? []
      do throws(Diagnostic) {
        let name = path + page.picture
        let limit = FileLimit.picture
        guard let data = try folder.read(page.picture, maximum: limit, name: name) else {
          result.missing.append(page.picture)
          continue
        }
        let bitmap = try PictureInkMeasurer.picture(data, name: name)
        try measure(page, of: kit, rows, in: bitmap, &result)
      } catch {
        result.unmeasured += rows
        result.faults.add(error)
      }
    }
    return result
  }

  /// The pages that the rows name.
  private func kit(of rows: [CalibrationRow]) throws(Diagnostic) -> KitContents {
    var pages: [KitContents.Page] = []
    for row in rows {
      guard case .page(let number) = row.measure else { continue }
      if pages.last?.number != number {
        guard number == pages.count + 1 else {
          throw measurer.error(
            row, "the row has page \(number); expected page \(pages.count + 1)",
            "restore \(KitFiles.table), or write the kit again with `overset calibrate --kit`")
        }
        pages.append(KitContents.Page(number: number, locale: row.locale, rows: []))
      }
      pages[pages.count - 1].rows.append(
        KitContents.Row(text: row.text, size: row.size, weight: row.weight))
    }
    return KitContents(pages: pages)
  }

  /// - Throws: `Diagnostic` for a picture that is not one of the page.
  private func measure(
    _ page: KitContents.Page, of kit: KitContents, _ rows: [CalibrationRow], in bitmap: Bitmap,
    _ result: inout Result
  ) throws(Diagnostic) {
    let place: KitPageReader.Place
    do throws(KitPageReader.Fault) {
      place = try KitPageReader(bitmap).place(of: page, in: kit)
    } catch {
      throw Diagnostic(
        .data, file: path + page.picture, problem: error.problem, remedy: error.remedy)
    }
    for (row, placed) in zip(rows, page.rows) {
      do throws(Diagnostic) {
        let scale = Double(place.scale)
        let width = try measurer.width(
          of: row, in: bitmap, area: place.area(of: placed), name: page.picture, scale: scale)
        result.texts.append(row.measured(width, kind: .ink, scale: scale))
      } catch {
        result.unmeasured.append(row)
        result.faults.add(error)
      }
    }
  }
}
