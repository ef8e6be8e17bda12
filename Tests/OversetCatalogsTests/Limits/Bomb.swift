import Foundation
import OversetCatalogs
import OversetVocabulary
import Testing

/// A file made to take time or memory, of any size.
struct Bomb: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The file's path, which tells its format.
  let file: String
  let make: @Sendable (_ size: Int) -> String

  init(_ name: String, _ file: String, make: @escaping @Sendable (Int) -> String) {
    testDescription = name
    self.file = file
    self.make = make
  }

  func reading(_ size: Int) throws -> CatalogReading {
    try CatalogReading(parsing: Array(make(size).utf8), file: file)
  }
}

// MARK: Files

/// A string catalog of one key with English texts, as JSON of its localization.
func stringCatalog(_ localization: String) -> String {
  #"{"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":"#
    + localization + "}}}}"
}

/// A text as JSON of a string catalog.
func unit(_ value: String) -> String {
  #""stringUnit":{"state":"translated","value":"\#(value)"}"#
}

/// A localization whose text names substitutions, each with one form.
func substituted(_ text: String, _ forms: [(name: String, text: String)]) -> String {
  let parts = forms.map { form in
    #""\#(form.name)":{"argNum":1,"formatSpecifier":"lld","variations":"#
      + #"{"plural":{"other":{\#(unit(form.text))}}}}"#
  }
  return "{\(unit(text)),\"substitutions\":{\(parts.joined(separator: ","))}}"
}

/// An export of units, given as their identifiers and what else is in them.
func export(_ units: some Sequence<(id: String, inner: String)>) -> String {
  let body = units.map {
    #"<trans-unit id="\#($0.id)"><source>s</source>\#($0.inner)</trans-unit>"#
  }
  return #"<xliff version="1.2"><file original="L.strings" source-language="en"><body>"#
    + body.joined(separator: "\n") + "</body></file></xliff>"
}

/// A property list whose only entry has these members, as XML.
func dictionary(_ members: String) -> String {
  "<plist version=\"1.0\"><dict><key>k</key><dict>\(members)</dict></dict></plist>"
}

/// A member of a property list that is a dictionary of texts.
func member(_ key: String, _ texts: some Sequence<(key: String, text: String)>) -> String {
  let inner = texts.map { "<key>\($0.key)</key><string>\($0.text)</string>" }
  return "<key>\(key)</key><dict>\(inner.joined(separator: "\n"))</dict>"
}

/// So many spellings of one text that are canonically equivalent: to `String` they are equal.
func equivalentSpellings(_ count: Int) -> [String] {
  (0..<count).map { number in
    (0..<15).map { number >> $0 & 1 == 0 ? "\u{C5}" : "A\u{30A}" }.joined()
  }
}
