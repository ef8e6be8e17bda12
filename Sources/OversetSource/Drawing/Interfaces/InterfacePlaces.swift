package import OversetVocabulary

/// Finds where the texts of storyboards and xibs are drawn.
package struct InterfacePlaces: Sendable {
  private let reader: UIKitReader
  private let documents: [InterfaceDocument]

  /// Reads documents beside the program's code, which may set other texts in their place.
  package init(reader: UIKitReader) {
    self.reader = reader
    documents = reader.labels.interfaces.documents
  }

  /// The places of the keys that catalogs have for the documents, in the order of the documents.
  package func places(of keys: CatalogKeys) -> [TextPlace] {
    documents.indices.flatMap { places(inDocument: $0, keys) }
  }

  private func places(inDocument number: Int, _ keys: CatalogKeys) -> [TextPlace] {
    let document = documents[number]
    var places: [TextPlace] = []
    for (position, object) in document.objects.enumerated() where !object.id.isEmpty {
      for text in object.texts {
        let key = "\(object.id).\(text.property)"
        guard keys.contains(key, table: document.table) else { continue }
        places.append(
          place(of: key, table: document.table, as: text, object: position, document: number))
      }
      for (key, text) in attributeTexts(of: object) where keys.contains(key) {
        places.append(place(of: key, table: nil, as: text, object: position, document: number))
      }
    }
    return places
  }

  private func attributeTexts(
    of object: InterfaceObject
  ) -> [(key: String, text: InterfaceText)] {
    let properties = AttributeProperties(index: reader.index)
    return LocalizingAttributes.texts(of: object) { properties.isSpoken($0) }
  }

  private func place(
    of key: String, table: String?, as text: InterfaceText, object position: Int,
    document number: Int
  ) -> TextPlace {
    let document = documents[number]
    let object = document.objects[position]
    let place = SourcePlace(file: document.file, line: object.line, column: object.column)
    var drawing = drawing(of: text, object: position, document: number)
    reader.appearances.set(&drawing)
    var found = TextPlace(key: key, table: table, place: place, drawing: drawing.drawing)
    found.setting = drawing.setting
    found.otherSlots = drawing.otherSlots
    found.surface = drawing.surface
    return found
  }

  /// How a text of an object is drawn.
  func drawing(
    of text: InterfaceText, object position: Int, document number: Int
  ) -> SiteDrawing {
    let document = documents[number]
    let object = document.objects[position]
    let property = text.property
    if property.hasPrefix("accessibility") || property.hasPrefix("largeContent") {
      return SiteDrawing(.notDrawn(property))
    }
    if InterfaceOverwriting(reader: reader).isSetInCode(object, property, in: document) {
      return SiteDrawing(.notDrawn("set in code"))
    }
    if reader.unshownScenes.contains(position, inDocument: number) {
      return SiteDrawing(.notDrawn("a scene that nothing shows"))
    }
    if HiddenViews(labels: reader.labels).hides(object: position, inDocument: number) {
      return SiteDrawing(.notDrawn("in a hidden view"))
    }
    let slots = InterfaceSlots(reader: reader, document: document)
    return slots.drawing(of: object, at: position, property)
  }
}
