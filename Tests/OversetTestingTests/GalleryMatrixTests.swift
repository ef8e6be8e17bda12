import Foundation
import OversetChecks
import OversetGallery
import OversetProject
import OversetTestBasics
import Testing

@testable import OversetTesting

/// The sample components in every cell of the matrix, as an app's tests would assert them: recorded in a
/// package of their own by the first pass, verified by the second. What both take is printed.
struct GalleryMatrixTests {
  @MainActor @Test("every cell of the gallery is recorded by one pass and verified by the next")
  func everyCellIsRecordedAndThenVerified() async throws {
    let components = try await PreviewComponents.ofModule("OversetGallery")
    let scratch = try copyOfThisPackage()
    let first = try pass(components, in: scratch.folder)
    let second = try pass(components, in: scratch.folder)
    let cells = components.reduce(0) { $0 + $1.states.count } * 15
    for (outcomes, wasThere) in [(first.outcomes, false), (second.outcomes, true)] {
      let verdicts = outcomes.flatMap(\.cells).map(\.verdict)
      #expect(verdicts.count == cells)
      #expect(verdicts.allSatisfy { $0.isMatch == wasThere })
      // The truncation that the repository accepts by the name of its component, which is another here.
      #expect(outcomes.flatMap(\.failures).map(\.locale) == ["de"])
    }
    print(
      "the gallery in \(cells) cells: recorded in \(first.duration), verified in \(second.duration)"
    )
  }

  @MainActor
  private func pass(_ components: [Component], in folder: URL) throws -> (
    outcomes: [RunOutcome], duration: Duration
  ) {
    let start = ContinuousClock.now
    var outcomes: [RunOutcome] = []
    for component in components {
      for state in component.states {
        let name = LocalizedSnapshotName(
          fileID: "Module/GalleryTests.swift", suite: nil, testName: "gallery()",
          named: "\(component.name)-\(state.name)")
        let snapshot = LocalizedSnapshot(
          name: name, presentation: component.presentation(of: state), selection: MatrixSelection(),
          record: .missing,
          source: folder.appending(path: "Tests/GalleryTests.swift").path(percentEncoded: false),
          isContinuousIntegration: false)
        outcomes.append(try snapshot.outcome(of: state.view()))
      }
    }
    return (outcomes, ContinuousClock.now - start)
  }
}
