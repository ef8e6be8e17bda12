import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetText
package import OversetVocabulary

/// Judges one proposed text after the other. Not `Sendable`: it owns a judge of texts.
package final class ProposalChecker {
  private let check: PreparedCheck
  private let batches: BatchChecker
  private let entries: KnownEntries

  init(_ check: PreparedCheck) {
    self.check = check
    batches = check.ground.makeChecker()
    entries = KnownEntries(check.ground)
  }

  /// What a proposed text comes to. Of a key of several tables it is what it comes to in all of them.
  ///
  /// - Parameter width: How wide rooms are taken to be.
  /// - Throws: `Diagnostic` for a face that cannot be used.
  package func outcome(
    of proposal: ProposedText, inRoomsOf width: RoomWidth = .own
  ) throws(Diagnostic) -> ProposalOutcome {
    batches.templates.roomWidth = width
    var outcome: ProposalOutcome?
    do throws(ProposalRefusal) {
      for subject in try ProposalSubject.subjects(of: proposal, in: check, entries) {
        let own = batches.outcome(of: subject, in: proposal.locale)
        if outcome == nil { outcome = own } else { outcome?.formUnion(own) }
      }
    } catch {
      return ProposalOutcome(reason: error.reason)
    }
    try check.project.proveFaces()
    guard var outcome else { return ProposalOutcome(reason: "no catalog has the key") }
    if check.uncovered.contains(proposal.locale) {
      // A check leaves such a locale out.
      outcome = outcome.withoutLayouts(
        because: "no face here has the letters of most texts in \(proposal.locale)")
    }
    return outcome
  }

  /// A proposed text where it is tightest, drawn as it was judged; nil where it is laid out nowhere.
  ///
  /// - Parameters:
  ///   - device: The token of a device; nil for the tightest.
  ///   - typeSize: The user's text size; nil for the tightest.
  ///   - width: How wide rooms are taken to be.
  package func drawing(
    of proposal: ProposedText, device: String? = nil, typeSize: TypeSize? = nil,
    inRoomsOf width: RoomWidth = .own
  ) throws(Diagnostic) -> ProposalDrawing? {
    batches.templates.roomWidth = width
    var tightest: (room: LaidOutRoom, text: String)?
    do throws(ProposalRefusal) {
      for subject in try ProposalSubject.subjects(of: proposal, in: check, entries) {
        for sample in batches.samples(of: subject, in: proposal.locale) {
          let rooms = batches.rooms(of: sample, in: proposal.locale) { template in
            (device.map { $0 == template.device } ?? true)
              && (typeSize.map { $0 == template.typeSize } ?? true)
          }
          for room in rooms where tightest.map({ room.left < $0.room.left }) ?? true {
            tightest = (room, room.text)
          }
        }
      }
    } catch { return nil }
    guard let tightest else { return nil }
    let drawing = batches.judge.drawing(
      of: tightest.text, locale: proposal.locale, in: tightest.room.template)
    try check.project.proveFaces()
    return drawing.map { ProposalDrawing($0, in: tightest.room, text: tightest.text) }
  }

  /// The text that the catalogs have for a key in a locale; nil where they have none.
  ///
  /// - Parameters:
  ///   - plural: The plural category whose form is meant; nil for a text without forms.
  ///   - file: The file, as for a proposed text.
  package func text(
    ofKey key: String, in locale: LocaleTag, plural: String? = nil, file: String? = nil
  ) -> String? {
    for number in check.places[ExactString(key)] ?? [] {
      let table = check.ground.input.tables[number.table]
      for entry in table.entries(number.entry..<number.entry + 1) {
        guard entry.isIn(file, of: table.files.byLocale.values) else { continue }
        var text: String?
        entry.forEachLeaf { leaf in
          guard text == nil, leaf.locale == locale, leaf.path.pluralCategory == plural else {
            return
          }
          text = leaf.value
        }
        if let text { return text }
      }
    }
    return nil
  }
}

/// Why a proposed text is not looked at.
package struct ProposalRefusal: Error {
  /// In one sentence, without a full stop.
  package let reason: String
}
