import Foundation

extension SnapshotTestingConfiguration {
  /// The words of a failure that tell you how to compare two files.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    /// Prints a command for Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"

    /// Prints links to both files, and how to configure a tool: the words of swift-snapshot-testing, which
    /// tests may compare.
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

    /// Creates a tool from a closure that writes the command.
    ///
    /// - Parameter tool: Returns the words for two paths: the reference, and the value that differs. Quote
    ///   paths that may contain spaces.
    public init(
      _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      words = tool
    }

    /// Creates a tool from the name of a program that takes two paths. Paths are quoted if a shell needs
    /// it.
    public init(stringLiteral command: String) {
      self.init { current, failed in
        "\(command) \(ShellWord(text: current).quoted) \(ShellWord(text: failed).quoted)"
      }
    }

    /// Returns the words for two paths: the reference, and the value that differs.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      words(currentFilePath, failedFilePath)
    }

    /// A link that terminals and editors open: RFC 3986 has no spaces in it, and no quotation marks.
    private static func link(to path: String) -> String {
      "file://" + (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path)
    }
  }
}
