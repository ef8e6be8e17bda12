import Foundation
import OversetConfig
import OversetFonts
import OversetGallery
import OversetProject
import OversetShaping

// Times Overset against the same work done bare, in one process and the same rounds, and prints
// ratios: absolute times say more about the machine than about the code.
// With `fuzz COUNT SEED` it lays random texts out instead and checks what must hold of them; with
// `plant FOLDER` it plants faults into catalogs and counts those that the rules find; with `allocations
// FILE` it counts what is allocated, which no neighbour on the machine changes.

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  let fonts = try FontCollection(manifest: FontManifest.read(from: BundledFonts.folder))
  if let fuzz = Fuzz(arguments: arguments, fonts: fonts) {
    exit(fuzz.run() ? 0 : 1)
  }
  if let planting = PlantBenchmark(arguments: arguments, fonts: fonts) {
    exit(try planting.run() ? 0 : 1)
  }
  if let allocations = AllocationBenchmark(arguments: arguments, fonts: fonts) {
    exit(try await allocations.run() ? 0 : 1)
  }
  let root = URL(filePath: arguments.first ?? ".", directoryHint: .isDirectory)
  let locales = root.appending(path: "Locales")
  let names = Corpus.names()
  let sentences = try Corpus.sentences(from: locales)
  // The matrix first: the memory it took is stated before the other measurements take theirs.
  let all = [names, sentences, try Corpus.strings(from: locales), names.pairs()]
  await MatrixBenchmark(corpora: all, keys: 1000, fonts: fonts).run()
  if let peak = PeakMemory.megabytes {
    print("  peak memory        \(String(format: "%.0f", peak)) MB")
  }
  // Then the run, which has a process of its own where people run it.
  let gallery = try await PreviewComponents.ofModule("OversetGallery")
  try await VerifyBenchmark(root: root, gallery: gallery).run()
  for corpus in [names, sentences] {
    try TextBenchmark(corpus: corpus, fonts: fonts).run()
  }
  LengthBenchmark(corpus: sentences, fonts: fonts).run()
  try PictureBenchmark(root: root, gallery: gallery).run()
  try ChecksBenchmark(root: root, gallery: gallery).run()
} catch {
  FileHandle.standardError.write(Data("overset-bench: \(error)\n".utf8))
  exit(65)
}
