#if Service
  import Foundation
  import OversetService
  import OversetTestBasics
  import Testing

  /// `GET /translate`, `GET /runs` and `GET /runs/{number}`
  @Suite struct PageTests {
    /// The pages of a folder of files.
    struct Pages: Sendable, CustomTestStringConvertible {
      let files: [PageFile]
      var pages: [PageFile] { files.filter { $0.type.hasPrefix("text/html") } }
      var scripts: [PageFile] { files.filter { $0.path.hasSuffix(".js") } }
      var testDescription: String { files.first?.path ?? "" }
    }

    static let all = [Pages(files: PageFile.translate), Pages(files: PageFile.runs)]

    private func address(_ file: PageFile) -> String { file.path.replacing("{number}", with: "1") }

    @Test(
      "a page and every file that it names are sent without a token, and hold nothing inline",
      arguments: all)
    func files(pages: Pages) async throws {
      let service = try await RunningService(TestCatalog.project())
      var named: Set<String> = []
      for file in pages.pages {
        let page = try await service.ask(address(file), token: nil)
        #expect(page.status == 200)
        #expect(page.fields["content-type"] == "text/html; charset=utf-8")
        let policy = try #require(page.fields["content-security-policy"])
        #expect(policy.contains("script-src 'self'") && !policy.contains("-inline"))
        #expect(!page.text.contains(/<script>|<style|\sstyle=|\son[a-z]+=|javascript:/))
        #expect(!page.text.contains(/(?:src|href)="(?:https?:)?\/\//))
        for match in page.text.matches(of: /(?:src|href)="(\/[^"]+)"/) {
          named.insert(String(match.1))
        }
      }
      for file in pages.scripts {
        let script = try await service.ask(file.path, token: nil)
        #expect(script.status == 200)
        #expect(script.fields["content-type"] == "text/javascript; charset=utf-8")
        #expect(!script.text.contains(/innerHTML|outerHTML|AdjacentHTML|document\.write|eval\(/))
        let folder = file.path.split(separator: "/").dropLast().joined(separator: "/")
        for match in script.text.matches(of: /from "\.(\/[^"]+)"/) {
          named.insert("/\(folder)\(match.1)")
        }
      }
      // Pages name each other, too.
      let own = pages.pages.map(\.path) + [SignInRoutes.start]
      #expect(named.subtracting(own) == Set(pages.files.map(\.path)).subtracting(own))
    }

    @Test("every element that the scripts of the translator look for is in the page, once")
    func names() async throws {
      let service = try await RunningService(TestCatalog.project())
      let page = try await service.ask(PageRoutes.path, token: nil).text
      let looked = try await looked(in: Self.all[0].scripts, service)
      #expect(looked.count > 20)
      for name in looked {
        #expect(page.matches(of: try Regex("id=\"\(name)\"")).count == 1, "\(name)")
      }
    }

    @Test("every element that the scripts of runs look for is in a page, once, or made by them")
    func namesOfRuns() async throws {
      let service = try await RunningService(TestCatalog.project())
      let list = try await service.ask(PageRoutes.runs, token: nil).text
      let review = try await service.ask("\(PageRoutes.runs)/1", token: nil).text
      let looked = try await looked(in: Self.all[1].scripts, service)
      #expect(looked.count > 15)
      for name in looked where name != "reason" {
        let pattern = try Regex("id=\"\(name)\"")
        let found = [list, review].map { $0.matches(of: pattern).count }
        #expect(found.max() == 1, "\(name)")
      }
    }

    private func looked(
      in scripts: [PageFile], _ service: RunningService
    ) async throws -> Set<String> {
      var looked: Set<String> = []
      for file in scripts {
        let script = try await service.ask(file.path, token: nil).text
        for match in script.matches(of: /element\("([a-z-]+)"\)/) { looked.insert(String(match.1)) }
      }
      return looked
    }
  }
#endif
