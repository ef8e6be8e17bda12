#if Service
  import Foundation
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// The translator's page in a real browser.
  @Suite(.enabled(if: PageBrowser.missing == nil, "not installed: \(PageBrowser.missing ?? "")"))
  struct TranslatorBrowserTests {
    private func expectGood(_ check: String) async throws {
      let service = try await RunningService(TestCatalog.project()) { $0.seconds = 240 }
      let url =
        "http://127.0.0.1:\(service.port)\(PageRoutes.path)#token=\(RunningService.secret)"
      let catalog = service.project.file("Locales/Main.xcstrings")
      let verdict = try await Blocking.run {
        PageBrowser.checkTranslator(check, url, catalog: catalog)
      }
      #expect(verdict.status == 0, "\(verdict.output)")
    }

    @Test("the page does what translators ask of it", arguments: PageBrowser.translatorChecks)
    func page(check: String) async throws {
      try await expectGood(check)
    }

    @Test("where a component draws the text, the page shows the component")
    func component() async throws {
      let service = try await ComponentProject.service(ComponentProject.project())
      let url =
        "http://127.0.0.1:\(service.port)\(PageRoutes.path)#token=\(RunningService.secret)"
      let catalog = service.project.file("Locales/Main.xcstrings")
      let verdict = try await Blocking.run {
        PageBrowser.checkTranslator("component", url, catalog: catalog)
      }
      #expect(verdict.status == 0, "\(verdict.output)")
    }

    @Test(
      "axe finds nothing on it",
      .enabled(if: PageBrowser.missingAxe == nil, "not installed: \(PageBrowser.missingAxe ?? "")"))
    func axe() async throws {
      try await expectGood("axe")
    }
  }
#endif
