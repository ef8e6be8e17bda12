#if Service
  import ArgumentParser
  import OversetCommand
  import OversetFiles

  /// The program `overset-server`.
  public enum OversetServer {
    /// Reads the command line, serves or makes a token, and ends the process with its exit code: 0 when it was told to
    /// stop; 64: wrong arguments; 65: bad data; 70: an internal error; 74: an address that cannot be listened on, or a
    /// file that cannot be read or written.
    public static func main() async {
      StandardStream.prepare()
      do {
        var command = try ServerCommand.parseAsRoot()
        if var asynchronous = command as? any AsyncParsableCommand {
          try await asynchronous.run()
        } else {
          try command.run()
        }
      } catch {
        CommandExit.end(with: error, of: ServerCommand.self)
      }
      CommandExit.end(with: nil, of: ServerCommand.self)
    }
  }

  /// The command itself.
  struct ServerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "overset-server",
      abstract: "Says over HTTP whether translations fit, and draws them.",
      discussion: """
        Exit codes: 0 it was told to stop; 64 wrong arguments; 65 bad data; 70 an internal error; 74 an address \
        cannot be listened on, or a file cannot be read or written.
        """,
      version: ProgramVersion.description,
      subcommands: [ServeCommand.self, TokenCommand.self, BackupCommand.self, AuditCommand.self],
      defaultSubcommand: ServeCommand.self)
  }
#endif
