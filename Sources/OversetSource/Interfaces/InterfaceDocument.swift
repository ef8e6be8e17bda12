/// A storyboard or xib: the objects that Interface Builder drew, with what tells where their texts go.
///
/// The objects lie in one array, parents before their children, in the order of the file.
package struct InterfaceDocument: Hashable, Sendable {
  /// The file's path, as reports show it.
  package let file: String
  /// The table that its texts are looked up in: the file's name without its extension.
  package let table: String
  /// What it is made for, as written: `iOS.CocoaTouch`, `MacOSX.Cocoa`, `watchKit`; empty where that is not stated.
  package internal(set) var runtime = ""
  /// The identifier of the controller that the storyboard begins with; nil for none.
  package var initialController: String?
  /// The objects.
  package private(set) var objects: [InterfaceObject] = []
  /// What code calls the objects.
  package private(set) var outlets: [InterfaceOutlet] = []
  /// What leads from one screen to another.
  package private(set) var segues: [InterfaceSegue] = []

  /// The constraints between the vertical edges of views, by the identifier of either view, in the order of the file.
  package private(set) var edges: [String: [InterfaceEdge]] = [:]

  private var childLists: [[Int]] = []
  private var places: [String: Int] = [:]

  /// A document without objects.
  package init(file: String, table: String) {
    self.file = file
    self.table = table
  }

  // MARK: Reading

  /// The number of the object with an identifier.
  package func index(of id: String) -> Int? { places[id] }

  /// The object with an identifier.
  package func object(_ id: String) -> InterfaceObject? {
    places[id].map { objects[$0] }
  }

  /// The children of an object, in the order of the file.
  package func children(of index: Int) -> [Int] {
    childLists.indices.contains(index) ? childLists[index] : []
  }

  /// The objects above an object, from its parent outwards.
  package func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var next = objects.indices.contains(index) ? objects[index].parent : nil
    while let parent = next {
      found.append(parent)
      next = objects[parent].parent
    }
    return found
  }

  /// The nearest object above an object that is of one of these elements.
  package func enclosing(_ elements: Set<String>, of index: Int) -> Int? {
    ancestors(of: index).first { elements.contains(objects[$0].element) }
  }

  /// The outlets that lead to an object.
  package func outlets(to id: String) -> [InterfaceOutlet] {
    outlets.filter { $0.destination == id }
  }

  /// The objects that a class calls by a name.
  package func destinations(ofOutlet property: String, in ownerClass: String) -> [InterfaceObject] {
    outlets.filter { $0.property == property && $0.ownerClass == ownerClass }
      .compactMap { object($0.destination) }
  }

  // MARK: Building

  /// Adds an object; its parent is there before it.
  ///
  /// - Returns: Its number.
  package mutating func append(_ object: InterfaceObject) -> Int {
    let index = objects.count
    var object = object
    if let parent = object.parent, !objects.indices.contains(parent) { object.parent = nil }
    objects.append(object)
    childLists.append([])
    if let parent = object.parent { childLists[parent].append(index) }
    if !object.id.isEmpty, places[object.id] == nil { places[object.id] = index }
    return index
  }

  /// Changes an object while it is read.
  package mutating func update(_ index: Int, _ change: (inout InterfaceObject) -> Void) {
    guard objects.indices.contains(index) else { return }
    change(&objects[index])
  }

  /// Adds an outlet.
  package mutating func append(_ outlet: InterfaceOutlet) { outlets.append(outlet) }

  /// Adds a constraint between edges, to those of both views.
  package mutating func append(_ edge: InterfaceEdge) {
    edges[edge.first.view, default: []].append(edge)
    if edge.second.view != edge.first.view { edges[edge.second.view, default: []].append(edge) }
  }

  /// Gives a constraint other constants: it may have any of them, and says nothing with none.
  package mutating func restate(_ constraint: String, points: [Double]) {
    for number in objects.indices {
      objects[number].widthConstraints = objects[number].widthConstraints.flatMap { width in
        guard width.constraint == constraint else { return [width] }
        return points.map {
          InterfaceWidth(relation: width.relation, points: $0, constraint: constraint)
        }
      }
    }
    edges = edges.mapValues { edges in
      edges.flatMap { edge in
        guard edge.constraint == constraint else { return [edge] }
        return points.map {
          InterfaceEdge(
            first: edge.first, second: edge.second, points: $0, relation: edge.relation,
            constraint: constraint)
        }
      }
    }
  }

  /// Adds a segue.
  package mutating func append(_ segue: InterfaceSegue) { segues.append(segue) }
}
