import Foundation

extension SnapshotTestingConfiguration {
  /// How a failure says with which program two files are compared.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// Links to both files, and how to set a tool. Tests written for swift-snapshot-testing compare these
    /// words.
    public static let `default` = DiffTool { current, failed in
      """
      @\u{2212}
      "\(link(to: current))"
      @+
      "\(link(to: failed))"

      To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

          withSnapshotTesting(diffTool: .ksdiff) {
            // ...
          }
      """
    }

    private let words: @Sendable (String, String) -> String

    /// A tool that `tool` says how to call.
    ///
    /// - Parameter tool: What a failure says about two files, by their paths: the reference, and the
    ///   value that differs. Quotation marks around a path are up to it.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      words = tool
    }

    /// The program of that name, which takes two paths. A path is in quotation marks where a shell needs them.
    public init(stringLiteral command: String) {
      self.init { current, failed in
        "\(command) \(ShellWord(text: current).quoted) \(ShellWord(text: failed).quoted)"
      }
    }

    /// What a failure says about two files: the reference, and the value that differs.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }

    /// A link that terminals and editors open: RFC 3986 has no spaces in it, and no quotation marks.
    private static func link(to path: String) -> String {
      "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
    }
  }
}
