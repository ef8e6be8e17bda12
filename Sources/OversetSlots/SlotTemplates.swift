import Foundation
import OversetConfig
import OversetProject
import OversetText
import OversetUI
import OversetUnicode
import OversetVocabulary

/// The layouts of slots' texts, taken from their components: each component is laid out once for a device
/// and a user's settings of text, around a text that takes all the space it is offered.
///
/// Strings are then judged in that template without a component for each. A test holds that the verdict is
/// that of the component.
struct SlotTemplates: Sendable {
  private var templates: [DrawnSlot: [SlotTemplate]] = [:]
  /// Those of the rows that the source describes, by number.
  private var rows: [RowTemplates] = []
  /// How wide rooms are taken to be.
  var roomWidth = RoomWidth.own

  /// What the user has set of texts.
  struct Settings {
    var typeSize = TypeSize.large
    var legibilityWeight = LegibilityWeight.regular

    /// Those of a matrix: text sizes outermost.
    static func of(_ matrix: MatrixConfiguration) -> [Settings] {
      matrix.typeSizes.flatMap { size in
        matrix.boldText.map { Settings(typeSize: size.value, legibilityWeight: $0.value.weight) }
      }
    }
  }

  /// Lays the component of each slot out.
  @MainActor init(of slots: [DrawnSlot], project: Project, devices: [Device], settings: [Settings])
  {
    let bench = TemplateBench(project: project, devices: devices, settings: settings)
    for slot in slots where slot.slot.isDrawn && !slot.isNeverCut && slot.row == nil {
      let found = bench.templates(in: "en") { width in
        SlotView(slot, text: Text(verbatim: TemplateBench.filling), screenWidth: width)
      }
      if !found.isEmpty { templates[slot] = found }
    }
  }

  /// Lays the rows out in which the source draws texts, in each of `locales` with the words that stand beside them
  /// there.
  @MainActor
  mutating func layOut(
    _ list: [RowDescription], in locales: [LocaleTag], _ words: RowWords, _ bench: TemplateBench
  ) {
    rows = list.map { RowTemplates(of: $0, in: locales, words, bench) }
  }

  /// The width of a slot's text at most, in points; nil if nothing limits it.
  func width(of slot: Slot, _ device: Device, _ typeSize: TypeSize) -> Double? {
    template(of: slot, device, typeSize)?.request.width
  }

  /// The most lines in a slot; nil is unlimited.
  func lineLimit(of slot: Slot, _ device: Device, _ typeSize: TypeSize) -> Int? {
    template(of: slot, device, typeSize)?.request.lineLimit
  }

  /// The templates of a slot or row in a locale, devices outermost; nil if the slot is not drawn.
  func room(of slot: DrawnSlot, in locale: LocaleTag) -> SlotRoom? {
    ownRoom(of: slot, in: locale)?.at(roomWidth)
  }

  private func ownRoom(of slot: DrawnSlot, in locale: LocaleTag) -> SlotRoom? {
    guard let row = slot.row else { return templates[slot].map { SlotRoom(templates: $0) } }
    guard !slot.isNeverCut, rows.indices.contains(row.number) else { return nil }
    return rows[row.number][locale]
  }

  private func template(of slot: Slot, _ device: Device, _ typeSize: TypeSize) -> SlotTemplate? {
    templates[DrawnSlot(slot)]?.first { $0.device == device.token && $0.typeSize == typeSize }
  }

  /// The base direction of texts in a locale: that of their first strong letter, else the locale's.
  static func direction(of locale: LocaleTag) -> BaseDirection {
    .firstStrong(fallback: .of(locale: locale))
  }
}
