#if Service
  import Foundation
  package import Logging
  import OversetCommand
  import OversetVocabulary

  /// Writes each event of a log as a line of JSON to the standard error stream.
  package struct JSONLogHandler: LogHandler {
    package var logLevel: Logger.Level
    package var metadata: Logger.Metadata = [:]
    package var metadataProvider: Logger.MetadataProvider?
    private let label: String

    /// A handler of events from `level` on.
    package init(label: String, level: Logger.Level) {
      self.label = label
      logLevel = level
    }

    package subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    package func log(event: LogEvent) {
      var members: [String: JSONValue] = [:]
      let all = metadata.merging(metadataProvider?.get() ?? [:]) { $1 }
        .merging(event.metadata ?? [:]) { $1 }
      for (name, value) in all { members[name] = .string("\(value)") }
      members["time"] = .string(
        Date().ISO8601Format(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
      members["level"] = .string(event.level.rawValue)
      members["logger"] = .string(label)
      members["message"] = .string("\(event.message)")
      guard let line = try? PrintedJSON(JSONValue.object(members), isIndented: false) else {
        return
      }
      Output.log(line)
    }
  }
#endif
