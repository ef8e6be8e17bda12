#if Service
  import Foundation
  import GRDB
  import NIOHTTP1
  import OversetCommand
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// The server is killed at any time: nothing is done without its line in the audit log.
  @Suite(.serialized) struct AuditKillTests {
    @Test("a text that is in the catalog has its line, however the server ended")
    func texts() async throws {
      let project = try TestCatalog.project()
      let root = project.root.path(percentEncoded: false)
      let file = project.root.appending(path: "Locales/Main.xcstrings")
      func current() throws -> String {
        let object =
          try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let strings = object?["strings"] as? [String: Any]
        let entry = strings?["half.go"] as? [String: Any]
        let locale = (entry?["localizations"] as? [String: Any])?["de"] as? [String: Any]
        return (locale?["stringUnit"] as? [String: Any])?["value"] as? String ?? ""
      }
      var query = AuditQuery()
      query.limit = 1_000_000
      let store = try RunStore(
        project.root.appending(path: ".overset/service", directoryHint: .isDirectory))
      for kill in 0..<4 {
        let server = try ServerProcess(["--project", root, "--port", "0", "--open"])
        let (port, _) = try #require(await server.listening())
        let load = Task {
          for step in 0..<10_000 {
            let change = TextChange(
              key: "half.go", locale: "de", text: "Los \(kill) \(step)", seen: try current())
            let body = String(decoding: try JSONEncoder().encode(change), as: UTF8.self)
            let reply = try? await TestBrowser.get(
              "http://127.0.0.1:\(port)/v1/texts", .PUT, ["Content-Type": "application/json"], body)
            guard reply?.status == 200 else { return }
          }
        }
        let before = try await store.audit(query).count
        _ = try await Eventually.holds {
          try await store.audit(query).count >= before + 3 + kill * 5
        }
        server.send(SIGKILL)
        _ = await server.end()
        try await load.value
        let words = try current().split(separator: " ")
        let written = try #require(Int(words[2])) + 1
        let lines = try await store.audit(query).count - before
        #expect(words[1] == "\(kill)" && written >= 2 + kill * 5)
        // At most the one text that was being written when it ended has a line without being there.
        #expect((written...written + 1).contains(lines))
      }
    }
  }
#endif
