/// What the readers of reports take, as their makers document it. Whatever is more is counted, never cut off.
package enum ReportLimits {
  /// “SARIF support for code scanning” (GitHub), limits of a file.
  package enum SARIF {
    /// Results of a run; GitHub refuses the file beyond.
    package static let results = 25_000
    /// Bytes of the file once gzip has packed it: 10 MB, less a tenth, since every packer packs differently.
    package static let packedBytes = 9_000_000
    /// Locations of a result.
    package static let locations = 1_000
    /// Tags of a rule.
    package static let tags = 20
    /// Characters of a rule's name.
    package static let name = 255
    /// Characters of a rule's texts.
    package static let text = 1_024
  }

  /// “Workflow commands for GitHub Actions” and “About status checks”: annotations of each severity in a step.
  package static let annotations = 10
  /// “Adding a job summary” (GitHub) and “Annotations” (Buildkite): 1 MiB, in bytes. GitHub drops a larger one whole.
  package static let summaryBytes = 1 << 20
  /// A comment on a pull request (GitHub): 65,536 characters, counted as bytes here.
  package static let commentBytes = 65_536
  /// A page of our own: what opens in under a second and can still be read.
  package enum Page {
    /// Results; the worst of each cause comes first.
    package static let results = 5_000
    /// Texts that are drawn in their slots.
    package static let drawings = 400
    /// Code points of a line of a file.
    package static let excerpt = 200
  }
  /// “Unit test reports” (GitLab): 30 MB a file, in bytes.
  package static let jUnitBytes = 30_000_000
}
