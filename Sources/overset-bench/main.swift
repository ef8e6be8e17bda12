import Foundation
import OversetConfig
import OversetFonts
import OversetShaping

// Times Overset against the same work done bare, in one process and the same rounds, and prints
// ratios: absolute times say more about the machine than about the code.

let root = URL(
  filePath: CommandLine.arguments.dropFirst().first ?? ".", directoryHint: .isDirectory)
let fonts = try FontCollection(manifest: FontManifest.read(from: BundledFonts.folder))
for corpus in [Corpus.names(), try Corpus.sentences(from: root.appending(path: "Locales"))] {
  try TextBenchmark(corpus: corpus, fonts: fonts).run()
}
