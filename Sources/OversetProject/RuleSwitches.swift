package import OversetChecks
import OversetConfig
import OversetVocabulary

extension ChecksConfiguration {
  /// The rules about laid-out components that are not switched off.
  package var treeChecks: [any TreeCheck] { TreeChecks.all.filter { isOn($0.rule.name) ?? true } }

  /// The rules about catalogs that are on.
  package var catalogChecks: [any CatalogCheck] {
    CatalogChecks.all.filter { isOn($0.rule.name) ?? $0.rule.isOnByDefault }
  }

  /// The rules about source that are on.
  package var sourceChecks: [any SourceCheck] {
    SourceChecks.all.filter { isOn($0.rule.name) ?? $0.rule.isOnByDefault }
  }

  /// The rules about catalogs that are off by default and not switched on or off, where `count` things
  /// are looked at, which `noun` names.
  package func offByDefault(count: Int, _ noun: String) -> [NotChecked] {
    Self.offByDefault(CatalogChecks.all.map(\.rule).filter { isOn($0.name) == nil }, count, noun)
  }

  /// The same of the rules about source, where `count` files are looked at.
  package func sourceRulesOffByDefault(count: Int) -> [NotChecked] {
    Self.offByDefault(
      SourceChecks.all.map(\.rule).filter { isOn($0.name) == nil }, count, "files of source")
  }

  private static func offByDefault(_ rules: [Rule], _ count: Int, _ noun: String) -> [NotChecked] {
    rules.filter { !$0.isOnByDefault }.map { rule in
      NotChecked(
        reason: .switchedOff, subject: rule.name, count: count,
        detail: "\(noun): off by default; switch it on with `rules:` in Config/checks.yml")
    }
  }

  /// What the project's configuration has switched off among `rules`, where `count` things are looked at,
  /// which `noun` names.
  package func switchedOff(_ rules: [Rule], count: Int, _ noun: String) -> [NotChecked] {
    rules.compactMap { rule in
      guard let found = switches.first(where: { $0.rule == rule.name }), !found.isOn else {
        return nil
      }
      let place = found.place.description
      return NotChecked(
        reason: .switchedOff, subject: rule.name, count: count, detail: "\(noun): \(place)")
    }
  }
}
