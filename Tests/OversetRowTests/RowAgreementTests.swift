#if Source
  import Foundation
  import OversetGallery
  import OversetProject
  import OversetTestScreens
  import OversetTestBasics
  import OversetTestProjects
  import OversetVocabulary
  import Testing

  /// Rows that are made from source give texts the width that the compiled views give them.
  @MainActor
  struct RowAgreementTests {
    /// The package's folder.
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    /// What came of a comparison.
    private struct Figures: CustomStringConvertible {
      let all: Int
      let known: Int
      let close: Int
      let worst: Double

      init(_ texts: [RowAgreement.Text]) {
        all = texts.count
        let differences = texts.filter(\.isKnown).compactMap(\.difference).map(abs)
        known = differences.count
        close = differences.count { $0 <= 0.5 }
        worst = differences.max() ?? 0
      }

      var description: String {
        "\(known) of \(all) texts known, \(close) of them within 0.5 pt, the worst off by \(worst) pt"
      }

      /// Whether enough is known, and what is known is right.
      var isGood: Bool {
        Double(known) >= 0.6 * Double(all) && Double(close) >= 0.98 * Double(known) && worst <= 2
      }
    }

    private func check(_ name: String, _ texts: [RowAgreement.Text]) {
      let figures = Figures(texts)
      print("rows of \(name): \(figures)")
      for text in texts where text.isKnown && abs(text.difference ?? 0) > 0.5 {
        print(
          "  off: \(text.component) \(text.key.prefix(40)) \(text.locale) by \(text.difference ?? 0)"
        )
      }
      for text in texts where !text.isKnown && text.locale == "en" && text.doubt != nil {
        print("  not known: \(text.component) \(text.key.prefix(40)): \(text.doubt ?? "")")
      }
      #expect(figures.isGood)
    }

    @Test("rows of the gallery agree with its compiled views")
    func gallery() async throws {
      let agreement = try RowAgreement(
        sources: Self.root.appending(path: "Sources/OversetGallery"),
        project: Project(root: Self.root))
      let components = try await PreviewComponents.ofModule("OversetGallery")
      check("the gallery", agreement.texts(of: components))
    }

    @Test("rows of an app's usual screens agree with the compiled views")
    func sampleScreens() throws {
      let folder = Self.root.appending(path: "Tests/OversetTestScreens")
      let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
      let catalog = try Data(contentsOf: folder.appending(path: "Data/Screens.xcstrings"))
      try files.write(String(decoding: catalog, as: UTF8.self), to: "Locales/Localizable.xcstrings")
      let agreement = try RowAgreement(sources: folder, project: Project(root: files.root))
      check("the sample screens", agreement.texts(of: SampleScreens.components))
    }
  }
#endif
