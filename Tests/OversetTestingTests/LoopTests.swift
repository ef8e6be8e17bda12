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

  @Test func everyLocaleAndDevice() {
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
  }
}
