import Foundation
import OversetFiles
import OversetVocabulary

/// What people have decided about a run on a service, brought into the working tree.
struct RemoteReview {
  private let address: String
  private let tokenFile: String?

  init(_ address: String, _ tokenFile: String?) {
    self.address = address
    self.tokenFile = tokenFile
  }

  #if Service
    /// Writes what was accepted. What is open or was rejected counts as a finding.
    ///
    /// - Throws: `Diagnostic` as ``AcceptedWriter`` does, and for a server that does not answer.
    func write(into project: ProjectOptions) async throws(Diagnostic) -> ExitStatus {
      let environment = ProcessInfo.processInfo.environment
      let folder = try project.existingURL()
      guard let match = address.wholeMatch(of: /(.+)\/runs\/(\d{1,15})\/?/) else {
        throw Diagnostic(
          .usage, problem: "'\(address)' is no run of a service",
          remedy: "give the address of its page, such as https://overset.example/runs/12")
      }
      let client = try ServiceClient(
        String(match.1), token: try ServiceToken.read(file: tokenFile, in: environment))
      let result: Result<(AcceptedList, AcceptedWriter.Outcome), Diagnostic>
      do throws(Diagnostic) {
        let list = try await client.get("/v1/runs/\(match.2)/accepted", answer: AcceptedList.self)
        let outcome = try await AcceptedWriter(project: folder).write(list) {
          (digest) async throws(Diagnostic) in try await client.data("/v1/objects/\(digest)")
        }
        result = .success((list, outcome))
      } catch {
        result = .failure(error)
      }
      await client.close()
      let (list, outcome) = try result.get()
      tell(list, outcome)
      return list.left.isEmpty ? .clean : .findings
    }

    private func tell(_ list: AcceptedList, _ outcome: AcceptedWriter.Outcome) {
      for path in outcome.references { Output.write("wrote \(path)\n") }
      if outcome.suppressions > 0 {
        let noun = outcome.suppressions == 1 ? "suppression" : "suppressions"
        Output.write("wrote \(outcome.suppressions) \(noun) to \(AcceptedWriter.checks)\n")
      }
      for cause in list.left { Output.write("left \(cause.title): \(cause.why)\n") }
      Output.write(
        "references: \(outcome.references.count) written, \(outcome.unchanged) already there; causes left: \(list.left.count)\n"
      )
    }
  #else
    func write(into project: ProjectOptions) async throws(Diagnostic) -> ExitStatus {
      throw Diagnostic(
        .usage, problem: "this program was built without the trait Service",
        remedy: "build it with `swift build --traits Service,Source`")
    }
  #endif
}
