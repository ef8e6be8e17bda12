import Foundation
import SnapshotTesting
import Testing

/// Loops over languages and devices, as people write them: these references are committed.
@MainActor struct LoopTests {
  private struct Denied: View {
    var body: some View {
      HStack {
        Image(systemName: "calendar")
        Text(verbatim: "12:30")
      }
    }
  }

  /// Every cell, in a room so small that it is drawn at once.
  @Test func everyLocaleAndDevice() {
    for locale in SnapshotConfig.allLocales {
      for (deviceName, config) in SnapshotConfig.allDevices {
        assertFittingSnapshot(
          of: Denied(), named: "denied_\(deviceName)", width: 120, locale: locale,
          scale: config.traits.displayScale)
      }
    }
  }

  /// Whole screens are large: the smallest, in both directions.
  @Test func wholeScreens() {
    for locale in SnapshotConfig.allLocales.prefix(2) {
      for (deviceName, config) in SnapshotConfig.allDevices.prefix(1) {
        assertComponentSnapshot(
          of: Denied(), named: "denied_\(deviceName)", device: config, locale: locale)
      }
    }
  }

  @Test func fitting() {
    assertFittingSnapshot(of: Denied(), named: "denied", width: 120, locale: .arabic)
  }

  @Test(arguments: SnapshotConfig.allLocales) func directions(locale: SnapshotLocale) {
    #expect((locale.layoutDirection == .rightToLeft) == (locale == .arabic))
    #expect(locale.name == locale.identifier)
  }

  /// `locale` is Foundation's: an environment and a format take it.
  @Test(arguments: [
    (SnapshotLocale.german, "1,5"), (.english, "1.5"), (SnapshotLocale("pt_BR"), "1,5"),
  ])
  func formats(locale: SnapshotLocale, number: String) {
    #expect(1.5.formatted(.number.locale(locale.locale)) == number)
  }
}
