import OversetConfig
import OversetProject
import OversetTestBasics
import OversetTestProjects
import OversetUI
import OversetVocabulary
import Testing

@testable import OversetStress

/// Limits of components that read what device they are on.
struct DeviceLimitTests {
  /// A view that fits where the width is compact, and nowhere else.
  private struct Compact: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      if sizeClass == .regular {
        Text(verbatim: "Restore purchases").lineLimit(1).frame(width: 40)
      } else {
        Text(verbatim: "OK").lineLimit(1)
      }
    }
  }

  private func limits(
    _ component: Component, devices: String, boldText: String = "off"
  ) async throws -> ComponentLimits {
    let outcome = try await StressStage.outcome(
      [component],
      matrix: "locales: [en]\ndevices: [\(devices)]\nboldText: [\(boldText)]\n")
    return try #require(outcome.components.first)
  }

  @Test("a component of fixed width is tried once for each scale and size class")
  func sizeClasses() async throws {
    let component = StressStage.component { Compact() }
    let regular = try await limits(component, devices: "iPhoneSE, iPadMini")
    #expect(regular.beyondTypeSize?.device == "iPadMini")
    let compact = try await limits(component, devices: "iPhoneSE, iPadMini-third")
    #expect(compact.largestTypeSize == .accessibility5)
  }

  @Test("a screen has the size classes of the width that it is tried in")
  func classesOfWidths() async throws {
    let component = StressStage.screen { Compact() }
    let regular = try await limits(component, devices: "iPadMini-third, iPadMini")
    #expect(regular.narrowestWidth == nil && regular.beyondWidth != nil)
    let compact = try await limits(component, devices: "iPadMini-third, iPadMini-half")
    #expect(compact.narrowestWidth == ComponentLimits.leastWidth)
  }

  @Test("a component is tried with the first setting of Bold Text")
  func boldText() async throws {
    let component = Sample.label("Restore all of your previous purchases")
    var narrowest: [Int] = []
    for setting in ["off", "off, on", "on, off"] {
      let limits = try await limits(component, devices: "iPhoneSE", boldText: setting)
      narrowest.append(try #require(limits.narrowestWidth))
    }
    #expect(narrowest[0] == narrowest[1])
    #expect(narrowest[2] > narrowest[0])
  }
}
