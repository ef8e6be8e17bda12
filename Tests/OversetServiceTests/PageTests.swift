#if Service
  import Foundation
  import OversetService
  import OversetTestBasics
  import Testing

  /// `GET /translate`
  @Suite struct PageTests {
    @Test("the page and every file that it names are sent without a token, and hold nothing inline")
    func files() async throws {
      let service = try await RunningService(TestCatalog.project())
      let page = try await service.ask(PageRoutes.path, token: nil)
      #expect(page.status == 200)
      #expect(page.fields["content-type"] == "text/html; charset=utf-8")
      let policy = try #require(page.fields["content-security-policy"])
      #expect(policy.contains("script-src 'self'") && !policy.contains("-inline"))
      #expect(!page.text.contains(/<script>|<style|\sstyle=|\son[a-z]+=|javascript:/))
      #expect(!page.text.contains(/(?:src|href)="(?:https?:)?\/\//))
      var named: Set<String> = []
      for match in page.text.matches(of: /(?:src|href)="(\/[^"]+)"/) {
        named.insert(String(match.1))
      }
      for path in PageRoutes.all.map(\.path) where path.hasSuffix(".js") {
        let script = try await service.ask(path, token: nil)
        #expect(script.status == 200)
        #expect(script.fields["content-type"] == "text/javascript; charset=utf-8")
        #expect(!script.text.contains(/innerHTML|outerHTML|AdjacentHTML|document\.write|eval\(/))
        for match in script.text.matches(of: /from "\.(\/[^"]+)"/) {
          named.insert("\(PageRoutes.path)\(match.1)")
        }
      }
      #expect(named == Set(PageRoutes.all.map(\.path)).subtracting([PageRoutes.path]))
    }

    @Test("every element that the scripts look for is in the page, once")
    func names() async throws {
      let service = try await RunningService(TestCatalog.project())
      let page = try await service.ask(PageRoutes.path, token: nil).text
      var looked: Set<String> = []
      for path in PageRoutes.all.map(\.path) where path.hasSuffix(".js") {
        let script = try await service.ask(path, token: nil).text
        for match in script.matches(of: /element\("([a-z-]+)"\)/) { looked.insert(String(match.1)) }
      }
      #expect(looked.count > 20)
      for name in looked {
        #expect(page.matches(of: try Regex("id=\"\(name)\"")).count == 1, "\(name)")
      }
    }
  }
#endif
