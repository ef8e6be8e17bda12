#if Service
  import Foundation
  import OversetCommand
  import OversetService
  import OversetTestBasics
  import Synchronization
  import Testing

  /// The server is killed between the writing of a message and its delivery.
  @Suite(.serialized) struct OutboxKillTests {
    /// Whether a receiver answers yet.
    private final class Door: Sendable {
      let isOpen = Mutex(false)
    }

    private func project(_ url: String) throws -> TestProject {
      let project = try TestCatalog.project()
      try project.write(
        """
        publicURL: https://overset.example
        webhooks:
          - {name: chat, url: "\(url)", secretFile: hook, internal: true, events: [run.opened]}
        """, to: "Config/service.yml")
      try project.write(Receivers.secret, to: "hook")
      return project
    }

    private func open(_ client: ServiceClient, _ number: Int) async throws {
      let opened = try await client.send(
        "POST", "/v1/runs", PushedApp.opening(PushedApp.commit(number), total: 2),
        answer: OpenedRun.self)
      #expect(opened.state == "waiting")
    }

    @Test("what was kept before a kill is told after it, with the same identity, and once")
    func killed() async throws {
      let door = Door()
      let hook = try await FakeServer { _ in
        // It has heard the message, and says nothing until the server is dead.
        while !door.isOpen.withLock({ $0 }) {
          try await Task.sleep(for: .milliseconds(20))
        }
        return FakeServer.Reply()
      }
      let project = try project(hook.url)
      let arguments = [
        "--project", project.root.path(percentEncoded: false), "--port", "0", "--open",
      ]
      let first = try ServerProcess(arguments)
      let (port, _) = try #require(await first.listening())
      let client = try ServiceClient("http://127.0.0.1:\(port)", token: nil) { _ in }
      for number in 1...3 { try await open(client, number) }
      #expect(try await Eventually.holds { hook.questions.count == 1 })
      first.send(SIGKILL)
      _ = await first.end()
      await client.close()
      door.isOpen.withLock { $0 = true }

      let second = try ServerProcess(arguments)
      let (next, _) = try #require(await second.listening())
      let watcher = try ServiceClient("http://127.0.0.1:\(next)", token: nil) { _ in }
      #expect(
        try await Eventually.holds {
          String(decoding: try await watcher.data("/metrics"), as: UTF8.self)
            .contains("overset_outbox_delivered_total{receiver=\"chat\"} 3")
        })
      await watcher.close()
      let heard = hook.questions
      try #require(heard.count == 4)
      #expect(heard.allSatisfy { $0.isSigned })
      #expect(heard[0].fields["webhook-id"] == heard[1].fields["webhook-id"])
      #expect(heard[0].body == heard[1].body)
      #expect(heard.dropFirst().compactMap { $0.message?.data.number } == [1, 2, 3])
      #expect(Set(heard.compactMap { $0.fields["webhook-id"] }).count == 3)
      second.send(SIGTERM)
      #expect(await second.end().code == 0)

      // Nothing is told a second time.
      let third = try ServerProcess(arguments)
      let (last, _) = try #require(await third.listening())
      let asker = try ServiceClient("http://127.0.0.1:\(last)", token: nil) { _ in }
      try await open(asker, 4)
      #expect(try await Eventually.holds { hook.questions.count == 5 })
      #expect(hook.questions.last?.message?.data.number == 4)
      await asker.close()
      third.send(SIGTERM)
      let (code, output, errors) = await third.end()
      #expect(code == 0 && !output.contains(Receivers.secret) && !errors.contains(Receivers.secret))
    }

    @Test("a wrong receiver ends the start with exit code 65 and its place")
    func wrongReceiver() async throws {
      let project = try project("https://hooks.example")
      try project.write("short", to: "hook")
      let server = try ServerProcess(["--project", project.root.path(percentEncoded: false)])
      let (code, _, errors) = await server.end()
      #expect(code == 65 && errors.contains("Config/service.yml:3:"))
      #expect(!errors.contains("short"))
    }
  }
#endif
