import ArgumentParser

/// Options of a command that does its work again whenever a file is saved.
struct WatchOptions: ParsableArguments {
  private static let name = "watch"

  @Flag(
    name: .customLong(Self.name),
    help: ArgumentHelp(
      """
      Keep running: when files are saved, redo what depends on them and replace the last report. Ctrl-C ends with the \
      exit code of the last report. Linux only.
      """))
  var isOn = false

  /// Whether a command line asks for it, as far as can be told before it is read.
  static func isAsked(in arguments: [String]) -> Bool { arguments.contains("--\(name)") }

  /// Refuses what makes no sense each time a file is saved.
  func validate(with sharing: ShardOptions, _ changes: ChangeOptions) throws {
    guard isOn else { return }
    if sharing.isAsked { throw ValidationError("--watch and --shard cannot be combined") }
    if changes.revision != nil {
      throw ValidationError(
        "--watch does again what depends on a saved file; leave out --changed-since")
    }
  }
}
