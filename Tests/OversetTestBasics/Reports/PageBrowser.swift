package import Foundation

/// Scripts/test-page.py: the page of a report as people see it, in a real Chromium.
package enum PageBrowser {
  /// What it tries.
  package static let checks = [
    "load", "filters", "keys", "slider", "mirror", "findings", "narrow",
  ]

  /// What is missing; nil if a browser can be driven. A test names it where it is skipped.
  package static let missing: String? = {
    let found = run([
      "-c",
      "import sys; sys.path.insert(0, '\(scripts)'); import browser; print(browser.program())",
    ])
    guard found.status == 0 else { return "python3" }
    return found.output.hasPrefix("None") ? "chromium" : nil
  }()

  /// What is missing of axe-core, too.
  package static let missingAxe: String? = {
    if let missing { return missing }
    // It says so before it looks for a page.
    return run([script, "axe", "-"]).status == 69 ? "axe-core (axe-playwright-python)" : nil
  }()

  /// What it says of a page, and how it ends: 0 if all is as it should be.
  package static func check(_ name: String, _ folder: URL) -> (status: Int32, output: String) {
    run([script, name, folder.path(percentEncoded: false)])
  }

  /// What is tried of the translator's page.
  package static let translatorChecks = [
    "load", "typing", "keys", "stress", "sliders", "source", "drafts", "save", "disk", "search",
    "mirror", "hostile", "token", "lost", "narrow",
  ]

  /// What Scripts/test-translate.py says of the page of a server that has `catalog`, and how it ends.
  package static func checkTranslator(
    _ name: String, _ url: String, catalog: URL
  ) -> (status: Int32, output: String) {
    run(["\(scripts)/test-translate.py", name, url, catalog.path(percentEncoded: false)])
  }

  /// What is tried of the pages of runs.
  package static let reviewChecks = [
    "load", "keys", "known", "separate", "all-shown", "filters", "comments", "mirror", "two",
    "lost", "token", "runs", "hostile", "narrow",
  ]

  /// What Scripts/test-review.py says of the page of a run, and how it ends; `secret` is the token of somebody else.
  package static func checkReview(
    _ name: String, _ url: String, secret: String
  ) -> (status: Int32, output: String) {
    run(["\(scripts)/test-review.py", name, url, secret])
  }

  /// What Scripts/test-sign-in.py says of the pages of a server at which somebody of a name signs in, and how it ends.
  package static func checkSignIn(
    _ name: String, _ url: String, as person: String
  ) -> (status: Int32, output: String) {
    run(["\(scripts)/test-sign-in.py", name, url, person])
  }

  private static let scripts = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Scripts").standardizedFileURL.path(percentEncoded: false)
  private static let script = "\(scripts)/test-page.py"

  private static func run(_ arguments: [String]) -> (status: Int32, output: String) {
    ReportValidator.run(arguments)
  }
}
