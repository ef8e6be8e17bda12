import Foundation
import OversetConfig
import OversetFonts
import OversetVocabulary
import Testing

/// The files that come with the package are read without a proof that reading them costs little: here is the proof.
@Suite struct OwnFilesTests {
  /// A file as text, the way a stranger's would be read.
  private func text(_ target: String, _ name: String) throws -> String {
    try String(
      contentsOf: ResourceFolder(ofTarget: target).url.appending(path: name), encoding: .utf8)
  }

  @Test("devices, samples and slots pass the proof of a stranger's file, and mean the same")
  func configuration() throws {
    #expect(
      try DeviceTable.parse(text("OversetConfig", "devices.yml"), file: "d").models
        == DeviceTable.default.models)
    #expect(
      try SampleRules.parse(text("OversetConfig", "sample-guesses.yml"), file: "s").rules.count
        == SampleRules.guesses.rules.count)
    #expect(
      try SlotRules.parse(text("OversetConfig", "slot-guesses.yml"), file: "s").rules.count
        == SlotRules.guesses.rules.count)
  }

  @Test("faces and corrections pass the proof of a stranger's file, and mean the same")
  func faces() throws {
    let folder = try BundledFonts.folder
    let own = try FontManifest.read(from: folder)
    let manifest = try FontManifest.parse(
      text("OversetFonts", "fonts.yml"), file: folder.appending(path: "fonts.yml"))
    #expect(manifest.families.map(\.name) == own.families.map(\.name))
    #expect(manifest.corrections == own.corrections)
  }
}
