import Foundation
import OversetCatalogs
import OversetTestSupport
import OversetUI

/// Data files of the tests.
enum Fixture {
  private static func url(_ name: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent("Fixtures").appendingPathComponent(name)
  }

  /// The rows of a table of tab-separated columns; rows that begin with `# ` are remarks.
  static func rows(_ name: String) -> [[String]] {
    guard let text = try? String(contentsOf: url(name), encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map {
      $0.split(separator: "\t").map(String.init)
    }
  }

  /// A stage with the strings of the tests.
  @MainActor static func stage() throws -> Stage {
    let data = try Data(contentsOf: url("Strings.xcstrings"))
    return try Stage(
      catalogs: [StringCatalog(parsing: Array(data), file: "Fixtures/Strings.xcstrings")])
  }
}
