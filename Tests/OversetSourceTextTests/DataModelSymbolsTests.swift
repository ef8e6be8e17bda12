import OversetSourceText
import Testing

/// The classes for entities of Core Data.
struct DataModelSymbolsTests {
  private func source(
    _ generation: String?, _ change: (inout DataModelSymbols.Entity) -> Void = { _ in }
  ) throws -> String {
    var values = ["name": "Note", "representedClassName": ".Note"]
    values["codeGenerationType"] = generation
    var entity = try #require(DataModelSymbols.Entity(values))
    change(&entity)
    var symbols = DataModelSymbols()
    symbols.add(entity)
    return symbols.source
  }

  @Test("a class, only its properties, or nothing is written, as the entity says")
  func generations() throws {
    #expect(try source("class").contains("public class Note: NSManagedObject {}"))
    let category = try source("category")
    #expect(category.contains("extension Note {") && !category.contains("class Note:"))
    #expect(category.contains("func fetchRequest() -> NSFetchRequest<Note>"))
    #expect(try source(nil) == "" && source("later") == "")
  }

  @Test(
    "a property has the type that Xcode gives it",
    arguments: [
      ("String", nil, nil, "String?", ""), ("Date", "NO", nil, "Date?", ""),
      ("Date", "YES", nil, "TimeInterval", " ?? 0"), ("Integer 16", "YES", "7", "Int16", " ?? 7"),
      ("Integer 64", "YES", "5000000000", "Int64", " ?? 5000000000"),
      ("Integer 32", "NO", "7", "NSNumber?", ""), ("Boolean", "YES", "YES", "Bool", " ?? true"),
      ("Double", "YES", "1.5", "Double", " ?? 1.5"), ("Double", "YES", "x", "Double", " ?? 0"),
      ("URI", nil, nil, "URL?", ""), ("Transformable", nil, nil, "NSObject?", ""),
    ] as [(String, String?, String?, String, String)])
  func types(kind: String, scalar: String?, usual: String?, type: String, words: String) throws {
    var values = ["name": "a", "attributeType": kind]
    (values["usesScalarValueType"], values["defaultValueString"]) = (scalar, usual)
    let attribute = try #require(DataModelSymbols.Attribute(values))
    let text = try source("class") { $0.attributes.append(attribute) }
    #expect(text.contains("public var a: \(type) { get { _managed(\"a\")\(words) } "))
  }

  @Test("what could not be a name or a type in Swift is left out")
  func hostileNames() throws {
    for name in ["", "a b", "1a", "a\"", "a\n}", "a;b"] {
      #expect(DataModelSymbols.Entity(["name": name]) == nil)
      #expect(DataModelSymbols.Attribute(["name": name]) == nil)
      #expect(DataModelSymbols.Relationship(["name": name]) == nil)
    }
    let attribute = try #require(
      DataModelSymbols.Attribute([
        "name": "class", "attributeType": "Transformable", "customClassName": "A {}\nstruct B",
      ]))
    let text = try source("class") { $0.attributes.append(attribute) }
    #expect(text.contains("public var `class`: NSObject? {") && !text.contains("struct B"))
  }
}
