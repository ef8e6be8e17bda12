import OversetCatalogs
import OversetConfig
import OversetText
import OversetVocabulary

/// Finds the rooms of keys, and the texts that they have there. Not `Sendable`: it owns a judge of texts.
final class LimitFinder {
  /// A key with its room and its texts.
  struct Subject {
    let entry: CatalogEntry
    let room: LimitRoom?
    let texts: [Text]
  }

  /// A text that has a room.
  struct Text {
    let locale: LocaleTag
    /// As the app shows it.
    let shown: String
    /// As the catalog has it, with its specifiers.
    let written: String
    /// The room in its language, where it is tightest.
    let room: LimitRoom
  }

  let batches: BatchChecker
  private let ground: CheckGround
  /// Whether guessed slots count, and rooms that are not wholly known.
  private let takesGuesses: Bool
  /// Every text of each language that can be drawn.
  private(set) var texts: [LocaleTag: [String]] = [:]
  /// Why keys have no limit.
  private(set) var gaps: [String: Int] = [:]

  init(_ ground: CheckGround, takesGuesses: Bool) {
    self.ground = ground
    self.takesGuesses = takesGuesses
    batches = ground.makeChecker()
  }

  /// The keys of a batch, in order.
  func subjects(of batch: CheckBatch) -> [Subject] {
    let table = ground.input.tables[batch.table]
    let part = table.catalog(batch.entries, notes: [])
    let catalog = SlottedCatalog(
      ground.chooser.source?.statements.completing(part) ?? part, locales: table.locales,
      countsOfOne: ground.countsOfOne[batch.table], copies: ground.copies[batch.table],
      ground.chooser)
    let samples = samples(of: catalog)
    return zip(catalog.catalog.entries, catalog.members).compactMap { entry, member in
      guard entry.shouldTranslate, !entry.source.text.isEmpty else { return nil }
      return subject(entry, member, samples[ExactString(entry.key)] ?? [])
    }
  }

  private func samples(
    of catalog: SlottedCatalog
  ) -> [ExactString: [(locale: LocaleTag, sample: SlotSample)]] {
    var samples: [ExactString: [(locale: LocaleTag, sample: SlotSample)]] = [:]
    for locale in ground.locales {
      var (tally, broken) = (LocaleTally(), Set<Int>())
      for (sample, isJudged) in batches.samples(of: catalog, for: locale, &tally, &broken)
      where batches.glyphs.missing(in: sample.text).isEmpty {
        texts[locale, default: []].append(sample.text)
        if isJudged { samples[ExactString(sample.entry.key), default: []].append((locale, sample)) }
      }
    }
    return samples
  }

  private func subject(
    _ entry: CatalogEntry, _ member: SlottedCatalog.Member,
    _ samples: [(locale: LocaleTag, sample: SlotSample)]
  ) -> Subject {
    let gap = gap(of: member)
    var texts: [Text] = []
    var isOpen = false
    if gap == nil {
      let written = written(in: entry)
      for (locale, sample) in samples {
        guard let room = room(of: sample, in: locale) else {
          isOpen = true
          continue
        }
        let name = LeafName(locale: locale, variant: sample.variant)
        texts.append(
          Text(
            locale: locale, shown: sample.text,
            written: written[name] ?? sample.text, room: room))
      }
    }
    let tightest = LimitRoom.tightest(of: texts.map(\.room))
    if tightest == nil {
      let own = isOpen ? "their lines are not limited: they grow with their texts" : nil
      gaps[gap ?? own ?? "no text of theirs is laid out", default: 0] += 1
    }
    return Subject(entry: entry, room: tightest, texts: tightest == nil ? [] : texts)
  }

  private func gap(of member: SlottedCatalog.Member) -> String? {
    if let exclusion = member.exclusion { return exclusion.reason }
    let isUncertain = member.choice.placements.contains { $0.evidence.isUncertain }
    guard isUncertain, !takesGuesses else { return nil }
    return member.choice.evidence.isGuess
      ? "where they are drawn is a guess; --guesses takes it"
      : "their room is not wholly known; --guesses takes what is known"
  }

  private struct LeafName: Hashable {
    let locale: LocaleTag
    let variant: String
  }

  /// The texts of an entry as the catalog has them.
  private func written(in entry: CatalogEntry) -> [LeafName: String] {
    var texts: [LeafName: String] = [:]
    entry.forEachLeaf { leaf in
      texts[LeafName(locale: leaf.locale, variant: leaf.path.description)] = leaf.value
    }
    return texts
  }

  /// The room of a text: in each cell, of the ways in which one place may draw it that with most room, and of several
  /// places that with least; of all cells the tightest. Nil where one of the ways is not limited.
  private func room(of sample: SlotSample, in locale: LocaleTag) -> LimitRoom? {
    var tightest: [LimitRoom] = []
    for ways in sample.judgedPlaces {
      let rooms = ways.compactMap { way in
        batches.templates.room(of: way.drawn, in: locale).map {
          (way.drawn.slot.name, $0.templates)
        }
      }
      for index in rooms.first?.1.indices ?? 0..<0 {
        let own = rooms.filter { $0.1.indices.contains(index) }.map {
          LimitRoom($0.1[index], slot: $0.0)
        }
        guard own.allSatisfy({ $0 != nil }) else { continue }
        let widest = own.compactMap(\.self).max { $0.capacity < $1.capacity }
        if let widest { tightest.append(widest) }
      }
    }
    return LimitRoom.tightest(of: tightest)
  }
}
