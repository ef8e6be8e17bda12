import Foundation
import OversetConfig
import OversetFonts
import OversetShaping

// Times Overset against the same work done bare, in one process and the same rounds, and prints
// ratios: absolute times say more about the machine than about the code.
// With `fuzz COUNT SEED` it lays random texts out instead and checks what must hold of them.

let arguments = Array(CommandLine.arguments.dropFirst())
let fonts = try FontCollection(manifest: FontManifest.read(from: BundledFonts.folder))
if let fuzz = Fuzz(arguments: arguments, fonts: fonts) {
  exit(fuzz.run() ? 0 : 1)
}
let root = URL(filePath: arguments.first ?? ".", directoryHint: .isDirectory)
for corpus in [Corpus.names(), try Corpus.sentences(from: root.appending(path: "Locales"))] {
  try TextBenchmark(corpus: corpus, fonts: fonts).run()
}
