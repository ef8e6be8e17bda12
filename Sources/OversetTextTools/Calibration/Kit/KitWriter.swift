package import OversetProject
import OversetShaping
import OversetText
import OversetUnicode
package import OversetVocabulary

/// Plans the kit of a project.
package struct KitWriter {
  let engine: TextEngine

  package init(project: Project) {
    engine = TextEngine(fonts: project.fonts)
  }

  /// A kit of texts in `locales`; in all languages that there are texts for if none is named.
  ///
  /// - Throws: `Diagnostic` for a locale in whose script there are no texts.
  package func files(for locales: [LocaleTag]) throws(Diagnostic) -> KitFiles {
    KitFiles(try kit(for: locales))
  }

  func kit(for locales: [LocaleTag]) throws(Diagnostic) -> KitContents {
    var languages: [KitLanguage] = []
    for locale in locales {
      let script = locale.likelyScript.written(in: locale).code
      guard let language = KitLanguage.texts(for: locale, script: script) else {
        throw Diagnostic(
          .usage, problem: "there are no texts in the script of `\(locale)`, \(script)",
          remedy: "take screenshots of your own, and name them in a table")
      }
      if !languages.contains(where: { $0.locale == locale }) { languages.append(language) }
    }
    let plan = KitPlan { [engine] text, size, weight, locale in
      let text = MeasuredText(
        line: 0, text: text, size: size, weight: weight, width: 0, locale: locale, scale: 3,
        kind: .ink)
      return engine.naturalWidth(text.request)
    }
    let kit = plan.kit(for: languages.isEmpty ? KitLanguage.all : languages)
    guard kit.pages.count <= KitContents.mostPages else {
      throw Diagnostic(
        .usage, problem: "the kit would have \(kit.pages.count) pages",
        remedy: "write one for fewer locales with --locale")
    }
    return kit
  }
}
