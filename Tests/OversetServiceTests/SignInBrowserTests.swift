#if Service
  import Foundation
  import OversetService
  import OversetTestBasics
  import Testing

  /// Signing in on the pages, in a real browser.
  @Suite(
    .serialized,
    .enabled(if: PageBrowser.missing == nil, "not installed: \(PageBrowser.missing ?? "")"))
  struct SignInBrowserTests {
    @Test(
      "a person signs in on each page, works without a token, and signs out",
      arguments: ["runs", "review", "translate", "refusal"])
    func page(check: String) async throws {
      let rooms = try await SignInRooms()
      var app = try await PushedApp()
      app.label = "Changed"
      _ = try await rooms.service.push(
        try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      if check == "refusal" {
        rooms.provider.change { $0.lie = { $0["email_verified"] = false } }
      }
      let origin = rooms.origin
      let verdict = try await Blocking.run {
        PageBrowser.checkSignIn(check, origin, as: "ada@example.org")
      }
      #expect(verdict.status == 0, "\(verdict.output)")
      withExtendedLifetime(rooms) {}
    }
  }
#endif
