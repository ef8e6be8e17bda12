import Foundation
package import OversetVocabulary

/// Makes a document of the elements of its file, as they begin and end.
///
/// Elements with an identifier are objects; those without one say something of the object around them. What is not
/// known is passed over, and no order or nesting of elements is an error.
package struct InterfaceAssembly: Sendable {
  /// The document so far.
  package var document: InterfaceDocument { finished() }

  /// An element that is open.
  private struct Frame {
    let name: String
    let attributes: [String: String]
    /// The nearest object: itself, or the one around it.
    let object: Int?
    let isObject: Bool
    /// Whether it tells of another size class.
    let isVariation: Bool
    let place: SourcePlace
  }

  private var base: InterfaceDocument
  private var open: [Frame] = []
  private var widths: [(id: String, width: InterfaceWidth)] = []
  private var edges: [InterfaceEdge] = []
  /// The views of guides, by the guides' identifiers.
  private var guides: [String: String] = [:]

  /// A document of which nothing is read yet.
  package init(file: String, table: String) {
    base = InterfaceDocument(file: file, table: table)
  }

  // MARK: Elements

  /// An element begins.
  package mutating func start(
    _ name: String, _ attributes: [String: String], at place: SourcePlace
  ) {
    let isVariation = name == "variation" || open.last?.isVariation == true
    let around = open.last?.object
    let id = attributes[name == "scene" ? "sceneID" : "id"]
    let isObject = id != nil && !isVariation && !InterfaceNames.parts.contains(name)
    var object = around
    if isVariation {
      // What it says holds in another size class only.
    } else if let id, isObject {
      object = addObject(id, name, attributes, at: place)
    } else {
      addPart(name, attributes, of: around, at: place)
    }
    open.append(
      Frame(
        name: name, attributes: attributes, object: object, isObject: isObject,
        isVariation: isVariation, place: place))
  }

  /// An element ends, with its text.
  package mutating func end(_ name: String, _ text: String) {
    guard let last = open.lastIndex(where: { $0.name == name }) else { return }
    let frame = open[last]
    open.removeSubrange(last...)
    guard !frame.isVariation, InterfaceNames.strings.contains(name),
      let key = frame.attributes["key"]
    else { return }
    let isEncoded = frame.attributes["base64-UTF8"] == "YES"
    add(isEncoded ? Self.decoded(text) : text, called: key, at: frame.place)
  }

  // MARK: Objects

  private mutating func addObject(
    _ id: String, _ name: String, _ attributes: [String: String], at place: SourcePlace
  ) -> Int {
    let list = open.last.map { $0.isObject ? "" : $0.name } ?? ""
    var object = InterfaceObject(
      id: id, element: name, role: attributes["key"] ?? list,
      customClass: attributes["customClass"].map(Self.withoutModule), parent: open.last?.object,
      line: place.line ?? 1, column: place.column ?? 1)
    object.attributes = attributes
    object.numberOfLines = attributes["numberOfLines"].flatMap { Int($0) }
    object.lineBreakMode = attributes["lineBreakMode"]
    object.minimumScaleFactor = attributes["minimumScaleFactor"].flatMap { Double($0) }
    object.minimumFontSize = attributes["minimumFontSize"].flatMap { Double($0) }
    let shrinks = object.minimumScaleFactor != nil || object.minimumFontSize != nil
    object.adjustsFontSizeToFit =
      attributes["adjustsFontSizeToFit"].map { $0 == "YES" } ?? shrinks
    object.isHidden = attributes["hidden"] == "YES"
    object.axis = name == "stackView" ? attributes["axis"] ?? "horizontal" : nil
    object.style = attributes["style"]
    object.systemItem = attributes["systemItem"]
    object.texts = InterfaceNames.texts.compactMap { property in
      attributes[property].map { InterfaceText(property: property, value: $0, at: place) }
    }
    return base.append(object)
  }

  private static func withoutModule(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  // MARK: Parts of objects

  private mutating func addPart(
    _ name: String, _ attributes: [String: String], of object: Int?, at place: SourcePlace
  ) {
    if name == "document" {
      base.runtime = attributes["targetRuntime"] ?? ""
      base.initialController = attributes["initialViewController"]
    }
    guard let object else { return }
    switch name {
    case "outlet", "outletCollection", "segue":
      addConnection(name, attributes, of: object)
    case "constraint": addConstraint(attributes, of: object)
    case "viewLayoutGuide":
      if let id = attributes["id"] { guides[id] = base.objects[object].id }
    case "fontDescription", "font":
      base.update(object) { $0.font = InterfaceFont(attributes) ?? $0.font }
    case "rect" where attributes["key"] == "frame" && open.last?.isObject == true:
      let width = attributes["width"].flatMap { Double($0) }
      base.update(object) { $0.frameWidth = width }
    case "segment":
      base.update(object) { $0.addSegment(attributes["title"], at: place) }
    case "userDefinedRuntimeAttribute":
      guard attributes["type"] == "string", let value = attributes["value"] else { return }
      let attribute = InterfaceText(
        property: attributes["keyPath"] ?? "", value: value, at: place)
      base.update(object) { $0.runtimeAttributes.append(attribute) }
    default: addTexts(of: name, attributes, to: object, at: place)
    }
  }

  /// Takes the texts that an element without an identifier states in its attributes.
  private mutating func addTexts(
    of name: String, _ attributes: [String: String], to object: Int, at place: SourcePlace
  ) {
    if name == "buttonConfiguration" {
      let style = attributes["style"] ?? "plain"
      base.update(object) { $0.attributes["configuration"] = style }
    }
    if name == "state", attributes["key"] == "normal", let image = attributes["image"] {
      base.update(object) { $0.attributes["normalImage"] = image }
    }
    for key in ["title", "subtitle", "label", "hint", "value", "content"] {
      guard let value = attributes[key],
        let property = InterfaceNames.property(
          key, of: name, called: attributes["key"], in: open.last?.attributes["key"])
      else { continue }
      add(value, property, to: object, at: place)
    }
  }

  /// Takes a text that has an element of its own.
  private mutating func add(_ value: String, called key: String, at place: SourcePlace) {
    guard let frame = open.last, let object = frame.object else { return }
    if frame.isObject {
      guard InterfaceNames.texts.contains(key) else { return }
      add(value, key, to: object, at: place)
    } else if frame.name == "userDefinedRuntimeAttribute" {
      let attribute = InterfaceText(
        property: frame.attributes["keyPath"] ?? "", value: value, at: place)
      base.update(object) { $0.runtimeAttributes.append(attribute) }
    } else if frame.name == "segment" {
      base.update(object) { $0.nameLastSegment(value, at: place) }
    } else {
      let around = open.dropLast().last?.attributes["key"]
      let property = InterfaceNames.property(
        key, of: frame.name, called: frame.attributes["key"], in: around)
      guard let property else { return }
      add(value, property, to: object, at: place)
    }
  }

  /// Adds a text; of those in pieces, such as fragments with attributes, the pieces become one.
  private mutating func add(
    _ value: String, _ property: String, to object: Int, at place: SourcePlace
  ) {
    base.update(object) { object in
      if let index = object.texts.firstIndex(where: { $0.property == property }) {
        let text = object.texts[index]
        object.texts[index] = InterfaceText(
          property: property, value: text.value + value, line: text.line, column: text.column)
      } else {
        object.texts.append(InterfaceText(property: property, value: value, at: place))
      }
    }
  }

  private mutating func addConnection(
    _ name: String, _ attributes: [String: String], of object: Int
  ) {
    guard let destination = attributes["destination"] else { return }
    let owner = base.objects[object]
    if name == "segue" {
      base.append(
        InterfaceSegue(
          source: owner.id, destination: destination, kind: attributes["kind"] ?? "",
          relationship: attributes["relationship"] ?? "", identifier: attributes["identifier"]))
    } else {
      base.append(
        InterfaceOutlet(
          ownerClass: owner.customClass, owner: owner.id, property: attributes["property"] ?? "",
          destination: destination, isCollection: name == "outletCollection"))
    }
  }

  // MARK: Constraints

  /// Takes a constraint of a width or between edges, if it is there in the app and all but required.
  private mutating func addConstraint(_ attributes: [String: String], of object: Int) {
    guard attributes["placeholder"] != "YES", attributes["multiplier"] == nil,
      attributes["priority"].flatMap({ Double($0) }) ?? 1000 >= 750
    else { return }
    let relation: InterfaceWidth.Relation =
      switch attributes["relation"] {
      case "lessThanOrEqual": .atMost
      case "greaterThanOrEqual": .atLeast
      default: .equal
      }
    let own = base.objects[object].id
    let id = attributes["id"] ?? ""
    let points = attributes["constant"].map { Double($0) ?? .nan } ?? 0
    guard points.isFinite else { return }
    if attributes["firstAttribute"] == "width" {
      guard attributes["secondItem"] == nil, attributes["constant"] != nil else { return }
      let width = InterfaceWidth(relation: relation, points: points, constraint: id)
      widths.append((attributes["firstItem"] ?? own, width))
    } else if let first = end("first", attributes, own), let second = end("second", attributes, own)
    {
      edges.append(
        InterfaceEdge(
          first: first, second: second, points: points, relation: relation, constraint: id))
    }
  }

  /// One end of a constraint between edges; the view that holds the constraint is not named in it.
  private func end(
    _ name: String, _ attributes: [String: String], _ own: String
  ) -> InterfaceEdge.End? {
    guard let attribute = attributes[name + "Attribute"],
      let side = InterfaceEdge.Side(attribute)
    else { return nil }
    return InterfaceEdge.End(
      view: attributes[name + "Item"] ?? own, side: side, isMargin: attribute.hasSuffix("Margin"))
  }

  /// An end at a view in place of the view's guide.
  private func withoutGuide(_ end: InterfaceEdge.End) -> InterfaceEdge.End {
    InterfaceEdge.End(
      view: guides[end.view] ?? end.view, side: end.side, isMargin: end.isMargin)
  }

  private func finished() -> InterfaceDocument {
    var document = base
    for (id, width) in widths {
      guard let index = document.index(of: id) else { continue }
      document.update(index) { $0.widthConstraints.append(width) }
    }
    for edge in edges {
      document.append(
        InterfaceEdge(
          first: withoutGuide(edge.first), second: withoutGuide(edge.second), points: edge.points,
          relation: edge.relation, constraint: edge.constraint))
    }
    return document
  }

  /// The text of base 64; Interface Builder leaves its padding out.
  private static func decoded(_ text: String) -> String {
    let digits = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + padding)
      .map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
