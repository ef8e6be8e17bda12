import OversetCatalogs
package import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetProject
package import OversetShaping
import OversetText
import OversetVocabulary

/// How a check has laid out its texts, kept so that findings can be drawn as they were judged.
package struct SlotLayouts: Sendable {
  private let project: Project
  private let tables: [CatalogTable]
  private let chooser: SlotChooser
  private let templates: SlotTemplates

  /// The faces of the texts.
  package var fonts: FontCollection { project.fonts }

  init(
    project: Project, tables: [CatalogTable], chooser: SlotChooser, templates: SlotTemplates
  ) {
    self.project = project
    self.tables = tables
    self.chooser = chooser
    self.templates = templates
  }

  /// The drawing of each finding; nil for one that is about no width, and where the layout that it was found in is not
  /// found again.
  package func drawings(of findings: [Finding]) -> [SlotDrawing?] {
    let engine = TextEngine(fonts: project.fonts, slackOverrides: project.checks.slack)
    let placements = placements(ofKeys: Set(findings.compactMap(\.key)))
    return findings.map { finding in
      guard let key = finding.key else { return nil }
      return drawing(of: finding, in: placements[key] ?? [], engine)
    }
  }

  /// Where each key is drawn. Keys of one name in several tables have the places of all.
  private func placements(ofKeys keys: Set<String>) -> [String: [SlotPlacement]] {
    var placements: [String: [SlotPlacement]] = [:]
    for table in tables {
      for index in table.keys.indices where keys.contains(table.keys[index]) {
        for entry in table.entries(index..<index + 1) {
          let choice = chooser.choice(for: EntryTraits(entry, table: table.table))
          placements[entry.key, default: []] += choice.ways.flatMap(\.self)
        }
      }
    }
    return placements
  }

  /// The layout is found again by what it comes to: the same text in it must need and have what the finding says.
  private func drawing(
    of finding: Finding, in placements: [SlotPlacement], _ engine: TextEngine
  ) -> SlotDrawing? {
    guard let text = finding.evidence.text, let fit = finding.evidence.fit,
      let subject = finding.catalogText
    else { return nil }
    var shown = SlotText(
      text, locale: finding.locale, direction: SlotTemplates.direction(of: finding.locale))
    for placement in placements where placement.drawn.slot.name == subject.slot {
      let templates = templates.room(of: placement.drawn, in: finding.locale)?.templates ?? []
      for template in templates
      where template.device == finding.device && template.typeSize == finding.typeSize
        && template.legibilityWeight == finding.legibilityWeight
      {
        let request = shown.request(in: template)
        guard engine.fit(request) == fit else { continue }
        return SlotDrawing(request, string: shown.string(in: template), engine)
      }
    }
    return nil
  }
}
