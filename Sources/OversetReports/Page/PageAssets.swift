package import Foundation
import OversetConfig
import OversetFiles
package import OversetVocabulary

/// The files of the page that are the same for every report.
package enum PageAssets {
  /// The page.
  package static let page = "index.html"
  /// Their names, in the order in which the page loads them.
  package static let names = [
    page, "page.css", "words.js", "report.js", "state.js", "parts.js", "filters.js", "screens.js",
    "crop.js", "findings.js", "gaps.js", "compare.js", "detail.js", "keys.js", "page.js",
  ]

  /// The contents of a file.
  ///
  /// - Throws: `Diagnostic` of input and output for a file that is not beside the program.
  package static func contents(of name: String) throws(Diagnostic) -> Data {
    let file = try ResourceFolder(ofTarget: "OversetReports").file("Assets/\(name)")
    guard let contents = try file.contents(maximum: FileLimit.resource) else {
      throw Diagnostic(
        .inputOutput, file: file.name, problem: "a resource file is missing",
        remedy: "install the program again, with all its files")
    }
    return contents
  }
}
