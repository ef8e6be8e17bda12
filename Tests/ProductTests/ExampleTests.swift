#if os(Linux)
  import Foundation
  import Testing

  /// The package in Examples compiles against the products, unchanged.
  @Suite struct ExampleTests {
    private static let example = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Examples/Ferry").standardizedFileURL

    private func files(_ target: String) throws -> [URL] {
      try FileManager.default.contentsOfDirectory(
        at: Self.example.appending(path: "Sources/\(target)"), includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }

    @Test("the views import SwiftUI alone, and compile with their previews; so does the program")
    func compiles() throws {
      let views = try files("FerryUI")
      #expect(views.count > 4)
      for file in views {
        let text = try String(contentsOf: file, encoding: .utf8)
        let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
        #expect(imports.allSatisfy { ["import SwiftUI", "import Foundation"].contains($0) })
      }
      let compiler = try FixtureCompiler()
      #expect(try compiler.errors(in: views, asModule: "FerryUI") == [])
      let program = Self.example.appending(path: "Sources/FerryOverset/main.swift")
      #expect(try compiler.errors(inProgram: program) == [])
    }
  }
#endif
