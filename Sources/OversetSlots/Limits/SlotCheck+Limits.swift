package import Foundation
import OversetCatalogs
import OversetProject
import OversetShaping
import OversetText
package import OversetVocabulary

extension SlotCheck {
  /// The limits of the keys of `files`, from the rooms in which a check judges them.
  ///
  /// One number has to serve all languages. A limit in characters is that of the language in the middle: of half of the
  /// languages texts may be longer.
  ///
  /// - Parameter takesGuesses: Whether guessed slots count, and rooms that are not wholly known.
  /// - Throws: `Diagnostic` as ``outcome(files:key:)`` does.
  package func limits(
    files: [URL], takesGuesses: Bool
  ) async throws(Diagnostic) -> LimitReport {
    let ground = try await ground(files: files)
    let finder = LimitFinder(ground, takesGuesses: takesGuesses)
    let subjects = CheckBatch.batches(of: ground.input.tables).flatMap(finder.subjects)
    let widths = TextWidths(of: finder.texts, engine: finder.batches.judge.engine)
    var agreement = LimitAgreement()
    let limits = subjects.map { subject in
      let limit = KeyLimit(subject, widths, ground.locales)
      if let characters = limit.characters {
        for text in subject.texts {
          agreement.count(
            isWithin: text.written.unicodeScalars.count <= characters, share: finder.share(of: text)
          )
        }
      }
      return limit
    }
    try project.proveFaces()
    return LimitReport(
      limits: limits,
      gaps: finder.gaps.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { (reason: $0.key, count: $0.value) },
      agreement: agreement, faults: ground.input.errors, files: ground.input.files)
  }
}

extension LimitFinder {
  /// What a text needs of its room; 0 where nothing limits it.
  fileprivate func share(of text: Text) -> Double {
    guard
      let fit = batches.judge.fit(of: text.shown, locale: text.locale, in: text.room.template),
      fit.available > 0
    else { return 0 }
    return fit.needed / fit.available
  }
}

extension KeyLimit {
  /// The limit of a key.
  fileprivate init(
    _ subject: LimitFinder.Subject, _ widths: TextWidths, _ locales: [LocaleTag]
  ) {
    let entry = subject.entry
    key = entry.key
    file = entry.place.file
    source = entry.source.text
    comment = entry.comment
    guard let room = subject.room else {
      self.room = nil
      return
    }
    let own = subject.texts.first { $0.locale == entry.sourceLanguage }
    let look = room.look
    let filled = own.map { widths.width(of: $0.shown, look, entry.sourceLanguage) } ?? 0
    let written = own.map { widths.width(of: $0.written, look, entry.sourceLanguage) } ?? 0
    self.room = Room(
      slot: room.slot, device: room.template.device, typeSize: room.template.typeSize,
      legibilityWeight: room.template.legibilityWeight, width: room.width,
      lineLimit: room.lineLimit, fontSize: look.font.size, fontWeight: look.font.style.weight,
      faceFactor: widths.faceFactor(of: look, entry.sourceLanguage),
      specifierWidth: written - filled)
    let others = locales.filter { $0 != entry.sourceLanguage }
    let counts = (others.isEmpty ? locales : others)
      .compactMap { widths.characters(in: room, $0) }.sorted()
    let added = own.map { $0.shown.unicodeScalars.count - $0.written.unicodeScalars.count } ?? 0
    characters = counts.isEmpty ? nil : max(counts[(counts.count - 1) / 2] - added, 1)
  }
}
