import Foundation
import OversetConfig
import OversetVocabulary

extension FuzzedReader {
  /// The files below `Config`, and those that go with faces.
  static let configurationReaders: [FuzzedReader] = [
    configuration("matrix") { text, file throws(Diagnostic) in
      let matrix = try MatrixConfiguration.parse(text, file: file)
      try matrix.validate()
      _ = try matrix.resolvedDevices(in: DeviceTable.parse("extends: default", file: file))
    },
    configuration("devices") { text, file throws(Diagnostic) in
      _ = try DeviceTable.parse(text, file: file)
    },
    configuration("checks") { text, file throws(Diagnostic) in
      let checks = try ChecksConfiguration.parse(text, file: file)
      try checks.validate(rules: ["a", "b"])
      _ = checks.slack(forScript: "Jpan")?.slack(forWidth: 100)
    },
    configuration("slots") { text, file throws(Diagnostic) in
      _ = try SlotRules.parse(text, file: file)
    },
    configuration("samples") { text, file throws(Diagnostic) in
      _ = try SampleRules.parse(text, file: file)
    },
    configuration("fonts") { text, file throws(Diagnostic) in
      _ = try FontManifest.parse(text, file: URL(filePath: file))
    },
    configuration("corrections") { text, file throws(Diagnostic) in
      let correction = try WidthCorrection.parse(text, file: file)
      _ = correction.terms(size: 17, weight: 400)
    },
    configuration("scripts") { text, file throws(Diagnostic) in
      let corrections = try ScriptCorrections.parse(text, file: file)
      _ = corrections.lines.map { $0.points(at: 17) }
    },
  ]

  private static func configuration(
    _ name: String, _ read: @escaping @Sendable (String, String) throws(Diagnostic) -> Void
  ) -> FuzzedReader {
    FuzzedReader(name) { input throws(Breach) in
      let text = input.text
      // The places are those of the text that was read.
      let shown = FuzzInput(Array(text.utf8))
      _ = try shown.accepted(by: .unicode) { () throws(Diagnostic) in
        try read(text, "Config/\(name).yml")
      }
    }
  }
}
