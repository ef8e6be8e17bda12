#if Service
  import ArgumentParser
  import Foundation
  import GRDB
  import OversetCommand
  import OversetConfig
  import OversetFiles
  import OversetVocabulary

  /// `overset-server audit`
  struct AuditCommand: ParsableCommand {
    private enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

    /// The document that `--format json` prints.
    private struct Document: Encodable {
      let version = 1
      let lines: [AuditLine]
    }

    static let configuration = CommandConfiguration(
      commandName: "audit", abstract: "Prints the audit log: who has done what, and when.",
      discussion: """
        The oldest line comes first. It can be asked for while a server runs. A moment is a day, 2026-11-26, or a moment in \
        Greenwich, 2026-11-26T19:00:00Z.
        """)

    @Option(help: "From this moment on.", transform: AuditCommand.moment)
    var since: Double?

    @Option(help: "Before this moment.", transform: AuditCommand.moment)
    var until: Double?

    @Option(help: "Of this name: a token's or a person's.")
    var name: String?

    @Option(
      help: ArgumentHelp(
        "Of this kind. Repeatable.", valueName: "action"))
    var action: [AuditAction] = []

    @Option(help: "The number of lines: the last of those that are asked for.")
    var limit = 1_000

    @Option(help: "text or json.")
    private var format = Format.text

    @OptionGroup var place: PlaceOptions

    func validate() throws {
      guard (1...10_000_000).contains(limit) else {
        throw ValidationError("--limit is \(limit); give 1 to 10000000")
      }
    }

    func run() throws {
      do throws(Diagnostic) {
        let lines = try lines()
        switch format {
        case .text: for line in lines { Output.write("\(line.text)\n") }
        case .json:
          guard let document = try? PrintedJSON(Document(lines: lines), isIndented: true) else {
            throw Diagnostic(
              .inputOutput, problem: "the log cannot be written as JSON", remedy: "print it as text"
            )
          }
          Output.write(document)
        }
      } catch {
        throw CommandExit.report(error)
      }
    }

    private func lines() throws(Diagnostic) -> [AuditLine] {
      let settings = try place.settings()
      let folder = URL(filePath: settings.configuration.data, relativeTo: settings.root).absoluteURL
      let path = folder.appending(path: RunStore.file).path(percentEncoded: false)
      guard NamedPath.kind(path) == .file else {
        throw Diagnostic(
          .usage, file: path, problem: "there is no database", remedy: "give the folder of --data")
      }
      var query = AuditQuery()
      (query.since, query.until, query.name) = (since, until, name)
      (query.actions, query.limit) = (action, limit)
      do {
        var reading = Configuration()
        reading.busyMode = .timeout(10)
        let database = try DatabaseQueue(path: path, configuration: reading)
        return try database.read { database in
          // An earlier version has kept no log.
          try database.tableExists("audit") ? RunStore.audit(query, database) : []
        }
      } catch {
        throw Diagnostic(
          .data, file: path, problem: "the database cannot be read: \(error)",
          remedy: "put the copy in its place that `overset-server backup` has made")
      }
    }

    private static func moment(_ text: String) throws -> Double {
      let whole = text.utf8.count == 10 ? "\(text)T00:00:00Z" : text
      guard let date = try? Date.ISO8601FormatStyle().parse(whole) else {
        throw ValidationError("“\(text)” is no moment such as 2026-11-26 or 2026-11-26T19:00:00Z")
      }
      return date.timeIntervalSince1970
    }
  }
#endif
