import Foundation
import OversetUI
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
  @Test("a loop over every locale and device matches a reference for each")
  func everyLocaleAndDevice() {
    #expect(SnapshotConfig.allLocales.count == 5 && SnapshotConfig.allDevices.count == 3)
    for locale in SnapshotConfig.allLocales {
      for (deviceName, config) in SnapshotConfig.allDevices {
        assertFittingSnapshot(
          of: Denied(), named: "denied_\(deviceName)", width: 120, locale: locale,
          scale: config.traits.displayScale)
      }
    }
  }

  /// Whole screens are large: the smallest, in both directions.
  @Test("a loop over whole screens matches in both directions")
  func wholeScreens() {
    #expect(Set(SnapshotConfig.allLocales.prefix(2).map(\.layoutDirection)).count == 2)
    #expect(!SnapshotConfig.allDevices.isEmpty)
    for locale in SnapshotConfig.allLocales.prefix(2) {
      for (deviceName, config) in SnapshotConfig.allDevices.prefix(1) {
        assertComponentSnapshot(
          of: Denied(), named: "denied_\(deviceName)", device: config, locale: locale)
      }
    }
  }

  @Test("a fitting snapshot in Arabic matches")
  func fitting() {
    assertFittingSnapshot(of: Denied(), named: "denied", width: 120, locale: .arabic)
  }

  @Test(
    "Arabic alone of the usual locales runs from right to left",
    arguments: SnapshotConfig.allLocales)
  func directions(locale: SnapshotLocale) {
    #expect((locale.layoutDirection == .rightToLeft) == (locale == .arabic))
    #expect(locale.name == locale.identifier)
  }

  /// `locale` is Foundation's: an environment and a format take it.
  @Test(
    "the Foundation locale of a snapshot locale formats its numbers",
    arguments: [
      (SnapshotLocale.german, "1,5"), (.english, "1.5"), (SnapshotLocale("pt_BR"), "1,5"),
    ])
  func formats(locale: SnapshotLocale, number: String) {
    #expect(1.5.formatted(.number.locale(locale.locale)) == number)
  }
}
