import OversetChecks
import OversetConfig
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetUI
import OversetVocabulary
import Testing

@testable import OversetProject
@testable import OversetStress

/// The largest text sizes and narrowest widths of components.
struct LimitTests {
  private func limits(
    _ component: Component, matrix: String = StressStage.oneCell, checks: String = ""
  ) async throws -> ComponentLimits {
    let outcome = try await StressStage.outcome([component], matrix: matrix, checks: checks)
    return try #require(outcome.components.first)
  }

  /// Runs at the limit find nothing; at the next size they do.
  @Test("runs find nothing at the largest type size and something at the next")
  func typeSize() async throws {
    let component = Sample.label("Restore purchases", width: 200)
    let limits = try await limits(component)
    let largest = try #require(limits.largestTypeSize)
    let breaking = try #require(limits.breakingTypeSize)
    #expect(largest >= .large && largest < breaking)
    for (size, holds) in [(largest, true), (breaking, false)] {
      let project = try TestProject(matrix: StressStage.oneCell)
      let run = try await project.outcome(
        [component], selection: MatrixSelection(typeSizes: [size]))
      #expect(run.findings.contains { $0.rule.severity == .error } != holds)
    }
    #expect(limits.beyondTypeSize?.firstBreak.kind == .truncated)
    #expect(limits.beyondTypeSize?.firstBreak.subject == "Restore purchases")
    #expect(limits.beyondTypeSize?.locale == "en" && limits.beyondTypeSize?.device == "iPhoneSE")
  }

  @Test("a text that fits at AX5 has no breaking type size")
  func everySizeHolds() async throws {
    let limits = try await limits(Sample.label("OK"))
    #expect(limits.largestTypeSize == .accessibility5 && limits.breakingTypeSize == nil)
    #expect(limits.beyondTypeSize == nil)
  }

  /// Where the usual size breaks, smaller ones are tried.
  @Test("where the usual type size breaks, smaller ones are tried")
  func smallerSizes() async throws {
    let none = try await limits(Sample.label("Restore purchases", width: 40))
    #expect(none.largestTypeSize == nil && none.breakingTypeSize == .xSmall)
    let small = try await limits(Sample.label("Restore purchases", width: 128))
    let largest = try #require(small.largestTypeSize)
    #expect(largest < .large)
    #expect(small.breakingTypeSize.map { $0 > largest } == true)
  }

  /// The width holds, as does the next one; a point less does not.
  @Test(
    "the narrowest width holds, and one point less does not",
    arguments: [
      "Restore all of your previous purchases", "Donaudampfschifffahrtsgesellschaften",
    ])
  func width(text: String) async throws {
    func component(_ width: Int) -> Component { Sample.label(text, width: CGFloat(width)) }
    let limits = try await limits(component(343))
    let narrowest = try #require(limits.narrowestWidth)
    #expect(limits.beyondWidth?.firstBreak.kind == .truncated)
    for (width, holds) in [(narrowest - 1, false), (narrowest, true), (narrowest + 1, true)] {
      let project = try TestProject(matrix: StressStage.oneCell)
      let run = try await project.outcome([component(width)])
      #expect(run.findings.contains { $0.rule.severity == .error } != holds)
    }
  }

  @Test("a text that always fits has the least width, and one that never fits has none")
  func narrowAndWide() async throws {
    #expect(try await limits(Sample.label("OK")).narrowestWidth == ComponentLimits.leastWidth)
    let never = try await limits(
      StressStage.component { Text(verbatim: "Restore purchases").lineLimit(1).frame(width: 50) })
    #expect(never.narrowestWidth == nil && never.beyondWidth != nil)
  }

  /// A screen is as wide as what fills it.
  @Test("the narrowest width of a screen is that of the text that fills it")
  func screens() async throws {
    let text = "Restore all of your previous purchases now"
    let card = try await limits(Sample.label(text))
    let screen = try await limits(StressStage.screen { Text(verbatim: text).lineLimit(1) })
    #expect(try #require(card.narrowestWidth) > ComponentLimits.leastWidth)
    #expect(screen.narrowestWidth == card.narrowestWidth)
  }

  /// What the project has accepted is no limit.
  @Test("an accepted finding does not limit the type size")
  func acceptedFindings() async throws {
    let component = Sample.label("Restore purchases", width: 40)
    let limits = try await limits(
      component, checks: "known: [{rule: text-truncated, component: Label, reason: ours}]")
    #expect(limits.largestTypeSize == .accessibility5)
  }
}
