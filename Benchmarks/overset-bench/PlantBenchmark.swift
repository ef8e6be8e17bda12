import Foundation
import OversetFaultSeeding
import OversetShaping
import OversetSlots
import OversetVocabulary

/// `plant FOLDER`: plants faults into the catalogs of a folder, beside clean twins, and prints how many the
/// rules find of either.
struct PlantBenchmark {
  private let folder: URL
  private let fonts: FontCollection

  /// Nil if something else is asked for.
  init?(arguments: [String], fonts: FontCollection) {
    guard arguments.count == 2, arguments[0] == "plant" else { return nil }
    folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    self.fonts = fonts
  }

  /// Whether every fault was found and no twin has any.
  @MainActor func run() throws -> Bool {
    let input = try CatalogInput([folder], root: folder)
    let tallies =
      CatalogPlanting().tallies(of: input.catalogs)
      + [SlotPlanting(fonts: fonts).tally(of: input.catalogs)]
    print("rule                       planted    found   recall   false")
    for tally in tallies {
      let name = tally.rule.rawValue.padding(toLength: 24, withPad: " ", startingAt: 0)
      let counts = String(format: "%10d%9d", tally.plantedCount, tally.foundCount)
      let recall = tally.recall.map { String(format: "%7.2f %%", $0) } ?? "        -"
      print(name + counts + recall + String(format: "%8d", tally.falseCount))
      for example in tally.examples { print("    \(example)") }
    }
    let planted = tallies.reduce(0) { $0 + $1.plantedCount }
    let found = tallies.reduce(0) { $0 + $1.foundCount }
    print(
      "\(found) of \(planted) planted faults found, \(tallies.reduce(0) { $0 + $1.falseCount }) false"
    )
    return planted > 0 && tallies.allSatisfy(\.isPerfect)
  }
}
