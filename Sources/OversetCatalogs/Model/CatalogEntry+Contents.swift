import OversetVocabulary

extension CatalogEntry {
  /// All that the entry says, whatever its place in its file: two with the same contents differ in places alone.
  package var contents: String {
    var writer = ContentsWriter()
    writer.write(key)
    writer.write(comment)
    writer.write(extractionState)
    writer.write("\(shouldTranslate)")
    for member in otherMembers {
      writer.write(member.name)
      writer.write(member.json)
    }
    for locale in locales.sorted() {
      guard let localization = localizations[locale] else { continue }
      writer.write(locale.identifier)
      writer.write(localization.content)
      for substitution in localization.substitutions {
        writer.write(substitution.name)
        writer.write(substitution.argumentNumber.map { "\($0)" })
        writer.write(substitution.formatSpecifier)
        writer.write(substitution.content)
      }
    }
    return writer.text
  }
}

/// Texts one after the other, told apart by their lengths: what ends one cannot begin the next.
private struct ContentsWriter {
  private(set) var text = ""

  mutating func write(_ part: String?) {
    text += part.map { "\($0.utf8.count):\($0)" } ?? "-"
  }

  mutating func write(_ content: VariantContent) {
    write(content.unit?.value)
    write(content.unit?.state)
    write("\(content.variations.count)")
    for variation in content.variations {
      write(variation.axis)
      write("\(variation.cases.count)")
      for variant in variation.cases {
        write(variant.name)
        write(variant.content)
      }
    }
  }
}
