import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetVocabulary

/// A text of an entry as the app shows it, filled with arguments. A class: it goes from list to list by one
/// reference.
final class SlotSample {
  let entry: CatalogEntry
  let variant: String
  /// With what arguments were filled; empty for the usual.
  let filling: String
  let place: SourcePlace
  let text: String
  /// The same with the shortest arguments, if it has to be too long with these too; nil if not.
  var shortest: SlotSample?

  /// Where it is drawn.
  let choice: SlotChooser.Choice

  init(
    _ rendering: Rendering, of entry: CatalogEntry, _ choice: SlotChooser.Choice, filling: String
  ) {
    self.entry = entry
    self.choice = choice
    self.filling = filling
    variant = rendering.path.description
    place = rendering.place
    text = Self.withoutTrailingSpace(SampleTokens.filled(rendering.resolved.styled.text))
  }

  /// The text without blanks and line breaks at its end, which nobody sees; one that has nothing else stays.
  private static func withoutTrailingSpace(_ text: String) -> String {
    guard let end = text.lastIndex(where: { !$0.isWhitespace }) else { return text }
    return String(text[...end])
  }

  /// Whether only an identifier is left to show: the key itself.
  var isRawKey: Bool {
    text == entry.key && (entry.source.origin == .rawKey || TextForm(of: text) == .constant)
  }

  /// Whether the text breaks its own lines where only a guess limits them.
  var hasOwnLines: Bool {
    !choice.placements.isEmpty && text.breaksLines
      && !choice.placements.contains(where: \.judgesOwnLines)
  }

  /// The places in which the text is judged, each with the ways in which it may draw the text. One way in which it is
  /// never cut is enough to say nothing of a place.
  var judgedPlaces: [[SlotPlacement]] {
    let breaksLines = choice.placements.count > 1 && text.breaksLines
    return choice.ways.filter { ways in
      ways.allSatisfy { way in
        !way.isUnjudged && !way.isNeverCut && (!breaksLines || way.judgesOwnLines)
      }
    }
  }

  /// A finding about the text in its slot.
  func located(
    _ finding: Finding, in template: SlotTemplate, of placement: SlotPlacement, locale: LocaleTag
  ) -> Finding {
    var finding = finding
    finding.locale = locale
    finding.subject = .text(
      TextSubject(
        key: entry.key, variant: variant, slot: placement.drawn.slot.name,
        evidence: placement.evidence, filling: filling))
    finding.device = template.device
    finding.typeSize = template.typeSize
    finding.legibilityWeight = template.legibilityWeight
    finding.place = place
    finding.evidence.frame = nil
    finding.evidence.text = text
    return finding
  }
}
