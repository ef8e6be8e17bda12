package import Foundation
package import OversetVocabulary

/// The files of a kit: a view for an app, a table of what its pages hold, and how to take the pictures.
package struct KitFiles: Sendable {
  /// The table, by which a folder is known to hold a kit.
  package static let table = "kit.csv"

  /// How many pages there are.
  package let pageCount: Int
  /// How many texts.
  package let textCount: Int
  /// The languages, in order.
  package let locales: [LocaleTag]
  /// The files by their names.
  package let files: [(name: String, contents: Data)]

  init(_ kit: KitContents) {
    pageCount = kit.pages.count
    textCount = kit.pages.reduce(0) { $0 + $1.rows.count }
    locales = kit.pages.map(\.locale).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    files = [
      (KitSource.name, KitSource.text(of: kit)),
      (Self.table, Self.table(of: kit)),
      ("README.md", KitGuide.text(of: kit)),
    ].map { ($0.0, Data($0.1.utf8)) }
  }

  private static func table(of kit: KitContents) -> String {
    var lines = ["page,text,size,weight,locale"]
    for page in kit.pages {
      for row in page.rows {
        let text = row.text.replacing("\"", with: "\"\"")
        lines.append("\(page.number),\"\(text)\",\(row.size),\(row.weight),\(page.locale)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
