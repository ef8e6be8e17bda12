import OversetCatalogs
import OversetChecks
import OversetProject
import OversetText
import OversetUnicode
import OversetVocabulary

/// A text is judged by the same steps in a batch and as a proposal.
extension BatchChecker {
  /// What is found in a text where it is drawn; of several places in the tightest.
  func findings(
    in sample: SlotSample, _ locale: LocaleTag, _ tally: inout LocaleTally
  ) -> [Finding] {
    TightestPlace.findings(
      in: sample.judgedPlaces.map { judge(sample, drawnIn: $0, locale, &tally) })
  }

  /// The texts of an entry in a locale that are the proposed text, or have it as a part, with each filling.
  func samples(of subject: ProposalSubject, in locale: LocaleTag) -> [SlotSample] {
    var (tally, broken) = (LocaleTally(), Set<Int>())
    return samples(of: subject.catalog, for: locale, &tally, &broken)
      .filter { $0.isJudged && subject.hasText(ofVariant: $0.sample.variant) }.map(\.sample)
  }

  /// What is found in the proposed text of an entry, in its layouts and by rules about catalogs.
  func outcome(of subject: ProposalSubject, in locale: LocaleTag) -> ProposalOutcome {
    var (tally, broken) = (LocaleTally(), Set<Int>())
    let all = samples(of: subject.catalog, for: locale, &tally, &broken)
      .filter { subject.hasText(ofVariant: $0.sample.variant) }
    var outcome = ProposalOutcome()
    var gaps: [String] = []
    for (sample, isJudged) in all {
      let missing = glyphs.missing(in: sample.text)
      guard missing.isEmpty else {
        gaps.append("no face here has \(CodePoint.examples(missing.sorted()))")
        continue
      }
      guard isJudged else { continue }
      outcome.findings += findings(in: sample, locale, &tally)
      for room in rooms(of: sample, in: locale) where room.template.request.lineLimit != nil {
        outcome.note(room)
      }
    }
    acceptance.accept(&outcome.findings)
    outcome.layoutCount = tally.laidOut
    if tally.laidOut == 0 {
      outcome.reason = gaps.first ?? reason(of: subject, tally, isBroken: !broken.isEmpty)
    } else if outcome.findings.isEmpty,
      let rule = tally.unjudged.keys.min(by: { $0.rawValue < $1.rawValue })
    {
      outcome.reason =
        "the rule \(rule.rawValue), which the project has switched off, says something of it"
    }
    var others = causeFinder.findings(
      in: subject.catalog, table: subject.table, 0, locale: locale)
    acceptance.accept(&others)
    outcome.findings += others
    return outcome
  }

  /// Why a text was laid out nowhere.
  private func reason(
    of subject: ProposalSubject, _ tally: LocaleTally, isBroken: Bool
  ) -> String {
    if tally.blank > 0 { return "the text is empty" }
    if let exclusion = subject.catalog.members.first?.exclusion { return exclusion.reason }
    if isBroken { return LayoutExclusion.ownLines.reason }
    if subject.catalog.catalog.entries.first?.source.origin == .rawKey {
      return LayoutExclusion.rawKey.reason
    }
    return "it is the source text, word for word, or spoken: it was not laid out in this language"
  }

  // MARK: Rooms

  /// The room of a text in each cell: of several ways in which one place may draw it, that with most room; of several
  /// places that with least.
  func rooms(
    of sample: SlotSample, in locale: LocaleTag,
    where isWanted: (SlotTemplate) -> Bool = { _ in true }
  ) -> [LaidOutRoom] {
    var tightest = CellRooms()
    for ways in sample.judgedPlaces {
      var roomiest = CellRooms()
      for way in ways {
        guard let room = templates.room(of: way.drawn, in: locale) else { continue }
        let templates = room.templates.filter(isWanted)
        let texts = [sample.text, sample.shortest?.text].compactMap(\.self).map {
          (text: $0, fits: judge.fits(of: $0, locale: locale, in: templates))
        }
        for (index, template) in templates.enumerated() {
          for (text, fits) in texts {
            let own = LaidOutRoom(
              slot: way.drawn.slot.name, template: template, text: text, fit: fits[index])
            roomiest.insert(own) { $0.left > $1.left }
          }
        }
      }
      for room in roomiest.list { tightest.insert(room) { $0.left < $1.left } }
    }
    return tightest.list
  }
}

/// The room of a text in a template.
struct LaidOutRoom {
  let slot: String
  let template: SlotTemplate
  /// The text as it is filled.
  let text: String
  /// The need against the room; nil if nothing limits the width.
  let fit: Fit?

  /// What is left of the room, in points; negative where the text is too long.
  var left: Double { fit.map { $0.available - $0.needed } ?? .infinity }
}

/// One room for each cell, in the order of the first ones.
private struct CellRooms {
  private struct Cell: Hashable {
    let device: String
    let typeSize: TypeSize
    let weight: LegibilityWeight
  }

  private(set) var list: [LaidOutRoom] = []
  private var numbers: [Cell: Int] = [:]

  /// Adds a room, or puts it in place of that of its cell where it is `better`.
  mutating func insert(_ room: LaidOutRoom, _ better: (LaidOutRoom, LaidOutRoom) -> Bool) {
    let template = room.template
    let cell = Cell(
      device: template.device, typeSize: template.typeSize, weight: template.legibilityWeight)
    guard let number = numbers[cell] else {
      numbers[cell] = list.count
      list.append(room)
      return
    }
    if better(room, list[number]) { list[number] = room }
  }
}

extension ProposalOutcome {
  /// Notes a room; the tightest stays.
  fileprivate mutating func note(_ room: LaidOutRoom) {
    guard let fit = room.fit else { return }
    if let tightest, tightest.left <= room.left { return }
    tightest = Room(
      slot: room.slot, device: room.template.device, typeSize: room.template.typeSize,
      legibilityWeight: room.template.legibilityWeight, fit: fit)
  }

  /// The same without what layouts came to.
  func withoutLayouts(because reason: String) -> ProposalOutcome {
    var outcome = self
    outcome.findings.removeAll { $0.catalogText?.slot != nil }
    outcome.tightest = nil
    outcome.layoutCount = 0
    outcome.reason = reason
    return outcome
  }
}

extension LayoutExclusion {
  /// Why one text is not laid out, in a sentence without a full stop.
  var reason: String {
    switch self {
    case .unknownSlot: "nothing says where the key is drawn"
    case .faintGuess: "where the key is drawn is only a faint guess"
    case .notDrawn: "the text is read aloud, stored, logged or sent, and never drawn"
    case .rawKey: "the key is an identifier and has no source text"
    case .unused: "no file of the app's source names the key"
    case .ownLines: "the text breaks its own lines, and only a guess limits them"
    case .address: "the source text holds a URL"
    case .markup: "the source text holds HTML or a block of Markdown"
    case .phrase: "the text is a phrase of Siri or Shortcuts"
    case .constant: "the source text has no word"
    case .neverCut: "the text is never cut: it is drawn at its own size"
    case .elsewhere: "the text is drawn outside of the phone's screens"
    case .openPlace: "the text may be drawn in a view of which nothing is known"
    }
  }
}
