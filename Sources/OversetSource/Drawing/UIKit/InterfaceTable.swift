/// The documents of Interface Builder, by the classes that use them.
struct InterfaceTable: Sendable {
  /// An object and the number of its document.
  struct Found: Sendable {
    let object: InterfaceObject
    let document: Int
  }

  /// An outlet of a class.
  private struct Outlet: Hashable {
    let type: String
    let property: String
  }

  let documents: [InterfaceDocument]
  private var outlets: [Outlet: Found] = [:]
  private var controllers: [String: [Found]] = [:]
  private var cells: [String: [Found]] = [:]

  init(documents: [InterfaceDocument]) {
    self.documents = documents
    for (number, document) in documents.enumerated() {
      for outlet in document.outlets {
        guard let type = outlet.ownerClass, let object = document.object(outlet.destination) else {
          continue
        }
        let key = Outlet(type: type, property: outlet.property)
        if outlets[key] == nil { outlets[key] = Found(object: object, document: number) }
      }
      for object in document.objects {
        if let identifier = object.attributes["reuseIdentifier"] {
          cells[identifier, default: []].append(Found(object: object, document: number))
        }
        guard let type = object.customClass else { continue }
        controllers[type, default: []].append(Found(object: object, document: number))
      }
    }
  }

  /// The object that a property of a type holds, by the type's simple name and those of its ancestors and heirs.
  func object(_ property: String, ofType type: String, _ index: ProgramIndex) -> Found? {
    guard !documents.isEmpty else { return nil }
    for name in [type] + index.supertypes(of: type) + index.subtypes(of: type) {
      let simple = name.split(separator: ".").last.map(String.init) ?? name
      if let found = outlets[Outlet(type: simple, property: property)] { return found }
    }
    return nil
  }

  /// The cells that Interface Builder drew for an identifier.
  func prototypes(_ identifier: String) -> [Found] { cells[identifier] ?? [] }

  /// The objects that Interface Builder gives a class.
  func objects(ofClass type: String) -> [Found] {
    let simple = type.split(separator: ".").last.map(String.init) ?? type
    return controllers[simple] ?? []
  }
}
