import COversetBench
import Foundation
import OversetConfig
import OversetFonts
import OversetVocabulary

/// The loop that everything is measured against: one `hb_shape` for each string, from C.
@safe
final class BareShaping {
  private let corpus: OpaquePointer?

  /// Prepares the strings of `corpus`, each with its locale's main face.
  init(_ corpus: Corpus) throws {
    let prepared = unsafe overset_bench_open()
    unsafe self.corpus = prepared
    guard let prepared = unsafe prepared else { return }
    let manifest = try FontManifest.read(from: BundledFonts.folder)
    var faces: [String: Int32] = [:]
    for entry in corpus.entries {
      let main = MainFace.of(locale: entry.locale)
      if faces[main.family] == nil,
        let face = manifest.families.first(where: { $0.name == main.family })?.faces.first
      {
        let data = [UInt8](try manifest.verifiedData(of: face))
        faces[main.family] = unsafe overset_bench_add_font(prepared, data, data.count)
      }
      unsafe overset_bench_add(
        prepared, entry.text, Int32(entry.text.count), faces[main.family] ?? 0,
        main.isRightToLeft ? 1 : 0, main.script, entry.locale.identifier)
    }
  }

  deinit {
    if let corpus = unsafe corpus { unsafe overset_bench_close(corpus) }
  }

  /// Shapes every string once; the sum of the advances keeps the work from being left out.
  func run() -> Int64 {
    guard let corpus = unsafe corpus else { return 0 }
    return unsafe overset_bench_shape(corpus)
  }
}

/// The face, script and direction that a locale's text is mostly in.
private struct MainFace {
  let family: String
  let script: String
  var isRightToLeft = false

  static func of(locale: LocaleTag) -> MainFace {
    switch locale {
    case "ar": MainFace(family: "Noto Sans Arabic", script: "Arab", isRightToLeft: true)
    case "ja": MainFace(family: "Noto Sans JP", script: "Hani")
    default: MainFace(family: "Inter", script: "Latn")
    }
  }
}
