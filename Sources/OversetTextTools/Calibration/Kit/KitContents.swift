import OversetVocabulary

/// Pages of texts that a simulator is to draw.
struct KitContents: Sendable, Equatable {
  /// A text of a page.
  struct Row: Sendable, Equatable {
    var text: String
    var size: Double
    var weight: Int
    /// Where its row begins, in points from the page's upper edge.
    var top = 0
    /// The height of its row, in points.
    var height: Int { KitLayout.rowHeight(ofSize: size) }
  }

  /// A page: texts in one language.
  struct Page: Sendable, Equatable {
    /// The number, from 1.
    var number: Int
    var locale: LocaleTag
    var rows: [Row]

    /// The name of its picture.
    var picture: String { "page-\(number).png" }
  }

  /// The most pages: their numbers have 8 bits.
  static let mostPages = 255

  /// The pages, by number.
  private(set) var pages: [Page]

  /// Puts rows below each other; a page that is full is followed by another.
  init(_ rows: [(locale: LocaleTag, rows: [Row])]) {
    pages = []
    for (locale, rows) in rows {
      var room = 0
      for row in rows {
        if room < row.height {
          pages.append(Page(number: pages.count + 1, locale: locale, rows: []))
          room = KitLayout.rowsHeight
        }
        room -= row.height
        pages[pages.count - 1].rows.append(row)
      }
    }
    placeRows()
  }

  /// The pages that a file names.
  init(pages: [Page]) {
    self.pages = pages
    placeRows()
  }

  private mutating func placeRows() {
    for page in pages.indices {
      var top = KitLayout.firstRow
      for row in pages[page].rows.indices {
        pages[page].rows[row].top = top
        top += pages[page].rows[row].height
      }
    }
  }

  /// The cells of a page.
  func code(of page: Page) -> KitCode { KitCode(page: page.number, kit: digest) }

  /// What tells this kit from others: FNV-1a of all that it draws, folded.
  private var digest: Int {
    var hash: UInt32 = 2_166_136_261
    for page in pages {
      for row in page.rows {
        let line = "\(page.number),\(page.locale),\(row.size),\(row.weight),\(row.text)\n"
        for byte in line.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
      }
    }
    return Int((hash ^ hash >> 12 ^ hash >> 24) & 0xFFF)
  }
}
