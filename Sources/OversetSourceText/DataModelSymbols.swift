/// The classes that Xcode generates for the entities of a Core Data model, as Swift source.
///
/// Which types properties have, and which functions there are, is from memory of what Xcode 16 generates.
package struct DataModelSymbols {
  /// A kind of objects.
  package struct Entity: Sendable {
    package let name: String
    /// The name of the class, without that of a module.
    package let className: String
    /// The entity that it inherits from.
    package let parent: String?
    /// Whether Xcode generates the class, only its properties, or nothing.
    package let generation: Generation
    package var attributes: [Attribute] = []
    package var relationships: [Relationship] = []

    /// Reads what the element of an entity says; nil if it does not say enough, or names what Swift cannot.
    package init?(_ values: [String: String]) {
      guard let name = values["name"], DataModelSymbols.isName(name) else { return nil }
      let represented = values["representedClassName"] ?? name
      let className = represented.split(separator: ".").last.map(String.init) ?? name
      guard DataModelSymbols.isName(className) else { return nil }
      (self.name, self.className) = (name, className)
      parent = values["parentEntity"]
      generation = Generation(rawValue: values["codeGenerationType"] ?? "") ?? .none
    }
  }

  /// What Xcode generates for an entity.
  package enum Generation: String, Sendable {
    /// A class.
    case `class`
    /// An extension of a class that the app declares.
    case category
    /// Nothing: the app declares all.
    case none
  }

  /// A value of an object.
  package struct Attribute: Sendable {
    let name: String
    let type: String
    /// What it is without a value; nil for an optional type.
    let usual: String?

    /// Reads what the element of an attribute says; nil if it names what Swift cannot.
    package init?(_ values: [String: String]) {
      guard let name = values["name"], DataModelSymbols.isName(name) else { return nil }
      self.name = name
      let kind = values["attributeType"] ?? ""
      let isScalar = values["usesScalarValueType"] == "YES"
      if isScalar, let type = Self.scalars[kind] {
        self.type = type
        usual = Self.usual(values["defaultValueString"], of: type)
      } else {
        let own = values["customClassName"].flatMap { DataModelSymbols.isType($0) ? $0 : nil }
        type =
          (kind == "Transformable" ? own ?? "NSObject" : Self.objects[kind] ?? "NSNumber") + "?"
        usual = nil
      }
    }

    private static let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Float": "Float",
      "Double": "Double", "Boolean": "Bool", "Date": "TimeInterval",
    ]
    private static let objects = [
      "String": "String", "Date": "Date", "UUID": "UUID", "URI": "URL", "Binary": "Data",
      "Decimal": "NSDecimalNumber", "ObjectID": "NSManagedObjectID", "Composite": "[String: Any]",
    ]

    private static func usual(_ words: String?, of type: String) -> String {
      if type == "Bool" { return words == "YES" ? "true" : "false" }
      guard let words, let number = Double(words), number.isFinite else { return "0" }
      return type.hasPrefix("Int") ? Int64(exactly: number).map { "\($0)" } ?? "0" : "\(number)"
    }
  }

  /// Other objects that an object holds.
  package struct Relationship: Sendable {
    let name: String
    /// The entity of the others.
    let destination: String
    let isToMany: Bool
    let isOrdered: Bool

    /// Reads what the element of a relationship says; nil if it names what Swift cannot.
    package init?(_ values: [String: String]) {
      guard let name = values["name"], DataModelSymbols.isName(name) else { return nil }
      self.name = name
      destination = values["destinationEntity"] ?? ""
      isToMany = values["toMany"] == "YES"
      isOrdered = values["ordered"] == "YES"
    }
  }

  private var entities: [Entity] = []

  /// No classes.
  package init() {}

  /// Adds the entities of a model; of two of one name the first counts.
  package mutating func add(_ entity: Entity) {
    if !entities.contains(where: { $0.name == entity.name }) { entities.append(entity) }
  }

  /// The source: for Linux alone, since Xcode generates its own. Empty if Xcode generates nothing.
  package var source: String {
    let generated = entities.filter { $0.generation != .none }
    guard !generated.isEmpty else { return "" }
    let lines = ["#if os(Linux)", "import CoreData", "import Foundation", "import SwiftUI", ""]
    return (lines + generated.flatMap(declarations) + ["#endif", ""]).joined(separator: "\n")
  }

  private func className(of entity: String?) -> String {
    entities.first { $0.name == entity }?.className ?? "NSManagedObject"
  }

  private func declarations(of entity: Entity) -> [String] {
    let name = entity.className
    let head =
      entity.generation == .class
      ? ["public class \(name): \(className(of: entity.parent)) {}"] : []
    let request = [
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")", "  }",
    ]
    let properties =
      entity.attributes.map { Self.property($0.name, $0.type, usual: $0.usual) }
      + entity.relationships.map { relationship in
        let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        let type = relationship.isToMany ? many : className(of: relationship.destination)
        return Self.property(relationship.name, type + "?", usual: nil)
      }
    let changes = entity.relationships.filter(\.isToMany).flatMap { setFunctions(of: $0) }
    let isRoot = !entities.contains { $0.name == entity.parent }
    return head + ["extension \(name) {"] + request + properties + changes + ["}"]
      + (isRoot ? ["extension \(name): Identifiable {}"] : [])
  }

  private static func property(_ name: String, _ type: String, usual: String?) -> String {
    "  public var \(AssetSymbols.spelled(name)): \(type) { "
      + "get { _managed(\"\(name)\")\(usual.map { " ?? \($0)" } ?? "") } "
      + "set { _manage(newValue, \"\(name)\") } }"
  }

  /// The functions that put one or several objects into a set, and take them out.
  private func setFunctions(of relationship: Relationship) -> [String] {
    let (name, type) = (relationship.name, className(of: relationship.destination))
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let many = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    return [("addTo", true), ("removeFrom", false)].flatMap { verb, adds in
      [("value: \(type)", "[value]"), ("values: \(many)", "values")].map { parameter, values in
        "  public func \(verb)\(title)(_ \(parameter)) { _change(\"\(name)\", \(values), "
          + "adds: \(adds), isOrdered: \(relationship.isOrdered)) }"
      }
    }
  }

  // MARK: Words

  /// Whether a word can name something in Swift.
  private static func isName(_ word: String) -> Bool {
    guard let first = word.first, first.isLetter || first == "_" else { return false }
    return word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// Whether words can name a type: names, dots and brackets, on one line.
  private static func isType(_ words: String) -> Bool {
    !words.isEmpty && words.allSatisfy { $0.isLetter || $0.isNumber || "_.,:<>[]? ".contains($0) }
  }
}
