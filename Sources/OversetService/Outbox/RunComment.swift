#if Service
  import Foundation
  import OversetConfig
  import OversetVocabulary

  /// The comment about the last run of a pull request, in Markdown as GitHub and GitLab read it.
  ///
  /// What comes from outside enters as printed text, with the escape of its place, and stands in `code` elements: there
  /// readers call nobody, link nothing and obey nothing.
  struct RunComment {
    /// How many causes are listed.
    private static let causeLimit = 10
    /// The longest text of a cause, in characters.
    private static let titleLength = 200

    /// What tells the comment from those of others: hidden, and the same in every run of a project.
    let marker: String
    /// All of it.
    let text: String

    init(_ run: SummarizedRun) {
      let summary = run.summary
      let digest = Digest.sha256Hex(of: Data(summary.project.utf8)).prefix(16)
      marker = "<!-- overset-server \(digest) -->"
      let body =
        Self.heading(run) + Self.counts(summary) + Self.missing(summary) + Self.causes(run)
        + Self.baseline(summary) + Self.link(summary)
      text = "\(marker)\n\(String(decoding: body.bytes, as: UTF8.self))"
    }

    private static func code(_ text: String) -> PrintedMarkup {
      let short = ForeignText.shortened(text, to: titleLength)
      return "<code>\("\(short)", as: .markdown)</code>"
    }

    private static func heading(_ run: SummarizedRun) -> PrintedMarkup {
      let summary = run.summary
      let project = code(summary.project)
      switch run.state {
      case .waiting: return "### Overset \(project): waiting for shards\n"
      case .partial: return "### Overset \(project): partial, cells are missing\n"
      case .complete:
        guard let causes = summary.causes, summary.passes == false else {
          return "### Overset \(project): nothing fails\n"
        }
        guard causes.failing > 0 else {
          return "### Overset \(project): it ended with a fault\n"
        }
        return "### Overset \(project): \(causes.failing) of \(causes.all) causes fail\n"
      }
    }

    private static func counts(_ summary: RunSummary) -> PrintedMarkup {
      guard let causes = summary.causes, causes.all > 0 else { return "" }
      return "\n| open | rejected | decided in part | accepted | known |\n|---|---|---|---|---|\n"
        + "| \(causes.open) | \(causes.rejected) | \(causes.mixed) | \(causes.accepted) | \(causes.known) |\n"
    }

    private static func missing(_ summary: RunSummary) -> PrintedMarkup {
      guard let cells = summary.cells else { return "\nNo shard has come.\n" }
      guard cells.present < cells.planned else { return "" }
      return
        "\n\(cells.planned - cells.present) of \(cells.planned) cells are missing; \(summary.shards.have.count) of \(summary.shards.total) shards have come.\n"
    }

    private static func causes(_ run: SummarizedRun) -> PrintedMarkup {
      guard !run.causes.isEmpty else { return "" }
      let rows = run.causes.prefix(causeLimit).map { cause, judged -> PrintedMarkup in
        let cells: PrintedMarkup =
          cause.cells.count > 1 ? ", in \(cause.cells.count) cells" : ""
        return "- \(code(cause.title))\(cells)\(verdict(judged))\n"
      }.joined()
      let rest = run.causes.count - causeLimit
      return "\n\(rows)" + (rest > 0 ? "- and \(rest) more\n" : "")
    }

    private static func verdict(_ judged: DecisionBook.Judged) -> PrintedMarkup {
      switch judged.verdict {
      case .open?: ""
      case .accept?: ": accepted"
      case .known?: ": known"
      case .reject?: ": **rejected**"
      case nil: ": decided in part"
      }
    }

    private static func baseline(_ summary: RunSummary) -> PrintedMarkup {
      guard let baseline = summary.baseline else { return "" }
      guard let number = baseline.number, let url = baseline.url else {
        return "\nCompared with no run: \(code(baseline.why)).\n"
      }
      return
        "\nCompared with <a href=\"\("\(url)", as: .xml)\">run \(number)</a>: \(code(baseline.why)).\n"
    }

    private static func link(_ summary: RunSummary) -> PrintedMarkup {
      "\n<a href=\"\("\(summary.url)", as: .xml)\">See and decide: run \(summary.number)</a>, of \(code(String(summary.commit.prefix(10)))).\n"
    }
  }
#endif
