import OversetProject
package import OversetVocabulary

extension PreparedCheck {
  /// The same at one text size of the user alone, whether or not the project's matrix has it: the slots and rows are laid
  /// out anew. What the check found in the catalogs stays.
  @MainActor
  package func at(_ typeSize: TypeSize) -> PreparedCheck {
    let settings = outcome.legibilityWeights.map {
      SlotTemplates.Settings(typeSize: typeSize, legibilityWeight: $0)
    }
    let named = slots.usual.map { DrawnSlot($0) }
    var templates = SlotTemplates(
      of: ground.chooser.slots + named, project: project, devices: devices, settings: settings)
    if let source = ground.chooser.source {
      templates.layOut(
        source.rows.list, in: locales, source.words,
        TemplateBench(project: project, devices: devices, settings: settings))
    }
    return PreparedCheck(
      outcome: outcome, digest: digest, ground: ground.with(templates), slots: slots,
      places: places, uncovered: uncovered)
  }
}
