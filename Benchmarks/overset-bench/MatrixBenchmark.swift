import Foundation
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary

/// Times what a whole matrix asks of text: every string at every width and size, summary only, from
/// nothing shaped, on two cores.
struct MatrixBenchmark {
  let fonts: FontCollection
  /// The strings of each locale: as many for each.
  let entries: [Corpus.Entry]

  private static let tasks = 2
  private static let rounds = 5

  /// The first `count` strings of each locale in `corpora`, taken in turn, none twice.
  init(corpora: [Corpus], keys count: Int, fonts: FontCollection) {
    self.fonts = fonts
    entries = Corpus.locales.flatMap { locale in
      Self.strings(of: corpora, in: locale, count: count)
    }
  }

  private static func strings(
    of corpora: [Corpus], in locale: LocaleTag, count: Int
  ) -> [Corpus.Entry] {
    let lists = corpora.map { corpus in corpus.entries.filter { $0.locale == locale } }
    var seen: Set<[UInt16]> = []
    var chosen: [Corpus.Entry] = []
    for index in 0..<(lists.map(\.count).max() ?? 0) {
      for list in lists where index < list.count && chosen.count < count {
        if seen.insert(list[index].text).inserted { chosen.append(list[index]) }
      }
    }
    return chosen
  }

  /// Runs the matrix a few times and prints the best time.
  func run() async {
    var best = Double.infinity
    for _ in 0..<Self.rounds {
      let start = ContinuousClock.now
      await layOutEverything()
      best = min(best, (ContinuousClock.now - start).inSeconds)
    }
    let layouts = entries.count * MatrixSlots.count
    print(
      """
      matrix: \(entries.count) strings x \(MatrixSlots.widths.count) widths x \(MatrixSlots.sizes.count) sizes
        \(layouts) layouts     \(String(format: "%.2f", best)) s on \(Self.tasks) tasks
      """)
  }

  private func layOutEverything() async {
    await withTaskGroup(of: Double.self) { group in
      for task in 0..<Self.tasks {
        group.addTask { layOut(every: Self.tasks, from: task) }
      }
      let height = await group.reduce(0, +)
      precondition(height > 0, "texts take up height")
    }
  }

  /// Lays out each `step`th string from `first`: the sum of the heights, in points.
  private func layOut(every step: Int, from first: Int) -> Double {
    let engine = TextEngine(fonts: fonts)
    return stride(from: first, to: entries.count, by: step).reduce(0) {
      $0 + MatrixSlots.layOut(entries[$1].request, with: engine)
    }
  }
}

extension Corpus.Entry {
  /// The request for this string at 17 points in 343.
  var request: TextRequest {
    var request = TextRequest(
      text: text, spans: [TextSpan(font: TextFont(size: 17))], locale: locale,
      direction: .firstStrong(fallback: locale == "ar" ? .rightToLeft : .leftToRight))
    request.width = 343
    return request
  }
}
