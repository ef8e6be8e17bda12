import OversetConfig
import OversetSlots

extension JSONReport {
  /// A slot of a check.
  struct CheckSlot: Encodable {
    let name: String
    let keys: Int
    let judged: Int
    let sources: [Source]

    struct Source: Encodable {
      let evidence: SlotEvidenceJSON
      let keys: Int
      let judged: Int
    }

    init(_ use: SlotUse) {
      name = use.slot.name
      keys = use.keyCount
      judged = use.judgedCount
      sources = use.sources.map {
        Source(
          evidence: SlotEvidenceJSON($0.evidence), keys: $0.keyCount, judged: $0.judgedCount)
      }
    }
  }
}
