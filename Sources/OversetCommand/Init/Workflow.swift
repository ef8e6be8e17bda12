/// The job that runs the matrix for every pull request.
enum Workflow {
  static let path = ".github/workflows/overset.yml"

  /// What a machine needs beside Swift: the packages of Scripts/packages.txt.
  static let packages = [
    "pkg-config", "libicu-dev", "libharfbuzz-dev", "libfreetype-dev", "libssl-dev", "libpng-dev",
    "libdeflate-dev", "zlib1g-dev",
  ]

  /// The command that installs them.
  static var installation: String { "apt-get install -y \(packages.joined(separator: " "))" }

  static func text(_ block: ManifestBlock) -> String {
    """
    name: overset
    on: [pull_request]
    jobs:
      overset:
        runs-on: ubuntu-latest
        container: swift:6.3-bookworm
        steps:
          - uses: actions/checkout@v4
          - run: apt-get update && \(installation)
          - run: swift run \(block.executable) run

    """
  }
}
