import Foundation
import OversetTestBasics

/// A way on which a text from outside comes to a terminal or a log.
struct OutputChannel: Decodable, Sendable {
  /// The command, and where the text stands.
  let channel: String
  let arguments: [String]
  /// By path; placeholders stand for the text in paths, too.
  var files: [String: String]?
  var input: String?
  var environment: [String: String]?
  /// Whether a run has recorded references before.
  var isRecorded: Bool?
  /// The stream that shows the text; either one without it.
  var stream: Stream?
  /// Why neither stream shows the text.
  var silent: String?
  /// A pattern of the commands that are Overset's own.
  var own: String?
  /// Whether a value of the JSON equals the text.
  var isExact: Bool?

  enum Stream: String, Decodable { case output, error }

  /// Every one.
  static let all: [OutputChannel] = {
    let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
    let data = try? Data(contentsOf: folder.appending(path: "Data/channels.json"))
    return (try? JSONDecoder().decode([OutputChannel].self, from: data ?? Data())) ?? []
  }()

  /// Bytes without the commands that are Overset's own.
  func withoutOwn(_ output: Data) throws -> Data {
    guard let own else { return output }
    return Data(String(decoding: output, as: UTF8.self).replacing(try Regex(own), with: "").utf8)
  }

  /// Runs the command in a folder with the files.
  func result() async throws -> OversetProcess.Result {
    let project = try TestProject()
    if isRecorded == true {
      _ = try await OversetProcess.run(
        ["run"] + TestProject.card + ["--locale", "en"], folder: project.root)
    }
    for (path, text) in files ?? [:] {
      try project.write(HostileText.filling(text), to: HostileText.filling(path))
    }
    return try await OversetProcess.run(
      arguments.map(HostileText.filling), input: HostileText.filling(input ?? ""),
      environment: environment ?? [:], folder: project.root)
  }
}
