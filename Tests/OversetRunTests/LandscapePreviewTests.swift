import OversetProject
import OversetRun
import OversetSnapshots
import OversetTestBasics
import OversetTestProjects
import OversetUI
import Testing

/// Previews of devices that are held in landscape.
@MainActor
struct LandscapePreviewTests {
  private func components() -> [Component] {
    PreviewComponents(
      [("tall", false), ("wide", true)].enumerated().map { line, preview in
        DiscoveredPreview(
          source: .file(id: "App/Card.swift", line: line), name: preview.0, room: .device,
          isLandscape: preview.1
        ) { AnyView(Text(verbatim: "a")) }
      }
    ).components
  }

  @Test("a preview in landscape is laid out on the devices in landscape, on each once")
  func turnsDevices() async throws {
    let project = try TestProject(
      matrix: "locales: [en]\ndevices: [iPhoneSE, iPadMini, iPadMini-landscape]\n")
    let outcome = try await project.outcome(components())
    #expect(
      outcome.cells.map(\.snapshot.stem) == [
        "tall.en_iPhoneSE", "tall.en_iPadMini", "tall.en_iPadMini-landscape",
        "wide.en_iPhoneSE-landscape", "wide.en_iPadMini-landscape",
      ])
  }

  @Test("where a device cannot be turned, the preview stays upright and leaves a record")
  func keepsDevicesUpright() async throws {
    let project = try TestProject(matrix: "locales: [en]\ndevices: [Kiosk]\n")
    try project.write(
      """
      extends: default
      devices:
        - token: Kiosk
          name: Kiosk
          size: [400, 700]
          scale: 2
          safeArea: {top: 0, bottom: 0}
      """, to: "Config/devices.yml")
    var run = MatrixRun(project: try Project(root: project.root), components: components())
    run.looksAtIgnored = true
    let outcome = try await run.outcome()
    #expect(outcome.cells.map(\.snapshot.stem) == ["tall.en_Kiosk", "wide.en_Kiosk"])
    #expect(outcome.ignoredModifiers.map(\.modifiers) == [["previewInterfaceOrientation"]])
  }
}
