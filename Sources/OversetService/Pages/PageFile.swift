#if Service
  package import Foundation
  import OversetConfig
  import OversetFiles
  import OversetReports
  import OversetVocabulary

  /// A file of a page, as it lies beside the program.
  package struct PageFile: Sendable {
    /// Where it is asked for, from the root.
    package let path: String
    /// Whose it is: the page of a report has modules that the page of a run shows cells with.
    private let owner: Owner
    private let name: String

    private enum Owner { case service, report }

    /// What it is, by its name.
    package var type: String {
      switch name.split(separator: ".").last {
      case "html": "text/html; charset=utf-8"
      case "css": "text/css; charset=utf-8"
      case "svg": "image/svg+xml"
      default: "text/javascript; charset=utf-8"
      }
    }

    /// Its contents.
    ///
    /// - Throws: `Diagnostic` of input and output for a file that is not beside the program.
    package var contents: Data {
      get throws(Diagnostic) {
        if owner == .report { return try PageAssets.contents(of: name) }
        let file = try ResourceFolder(ofTarget: "OversetService").file("Assets/\(name)")
        guard let contents = try file.contents(maximum: FileLimit.resource) else {
          throw Diagnostic(
            .inputOutput, file: file.name, problem: "a resource file is missing",
            remedy: "install the program again, with all its files")
        }
        return contents
      }
    }

    /// A file of the service that another route sends at `path`, as those of Crowdin's panel are.
    static func named(_ name: String, at path: String) -> PageFile {
      PageFile(path: path, owner: .service, name: name)
    }

    // MARK: All of them

    /// The translator's page with its files.
    package static let translate: [PageFile] =
      [PageFile(path: PageRoutes.path, owner: .service, name: "translate.html")]
      + files(
        [
          "icon.svg", "page.css", "page.js", "server.js", "session.js", "list.js", "editor.js",
          "pictures.js", "component.js", "trials.js",
        ], at: PageRoutes.path)

    /// The list of runs and the page of a run, with their files.
    package static let runs: [PageFile] =
      [
        PageFile(path: PageRoutes.runs, owner: .service, name: "Runs/runs.html"),
        PageFile(path: PageRoutes.run, owner: .service, name: "Runs/review.html"),
      ] + runAssets

    // In a folder of their own, so that no run has the name of a file.
    private static var runAssets: [PageFile] {
      let path = "\(PageRoutes.runs)/assets"
      let own = [
        "about.js", "access.js", "comments.js", "decide.js", "decisions.js", "help.js", "live.js",
        "model.js", "pane.js", "pictures.js", "plot.js", "queue.js", "review.js", "runs.css",
        "runs.js", "shortcuts.js", "stream.js", "strip.js", "times.js",
      ]
      let reports = [
        "page.css", "words.js", "report.js", "state.js", "parts.js", "filters.js", "screens.js",
        "crop.js", "gaps.js", "compare.js", "detail.js",
      ]
      return files(["icon.svg", "server.js", "session.js"], at: path)
        + files(own, at: path, in: "Runs/")
        + files(reports, at: path, owner: .report)
    }

    private static func files(
      _ names: [String], at path: String, owner: Owner = .service, in folder: String = ""
    ) -> [PageFile] {
      names.map { PageFile(path: "\(path)/\($0)", owner: owner, name: folder + $0) }
    }
  }
#endif
