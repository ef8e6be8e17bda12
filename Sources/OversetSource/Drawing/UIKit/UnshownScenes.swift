/// The scenes of storyboards that nothing in a program shows: no storyboard begins with them, no segue of a shown scene
/// leads to them, and no code names them.
struct UnshownScenes: Sendable {
  /// A scene: the number of its document, and of its object there.
  private struct Scene: Hashable {
    let document: Int
    let object: Int
  }

  private let documents: [InterfaceDocument]
  private var shown: Set<Scene> = []

  /// Looks for what shows the scenes, in all storyboards and all files of code.
  init(index: ProgramIndex, interfaces: [InterfaceDocument]) {
    documents = interfaces
    guard documents.contains(where: { $0.objects.contains { $0.element == "scene" } }) else {
      return
    }
    // Code that is not read, as Objective-C, may use any name.
    let mentioned = hasForeignClasses(index) ? nil : ScenesNamed(index: index, documents)
    var pending = roots(mentioned)
    while let scene = pending.popLast() {
      guard shown.insert(scene).inserted else { continue }
      pending += destinations(of: scene, mentioned)
    }
  }

  /// Whether an object stands in a scene that nothing shows; those of xibs stand in none.
  func contains(_ object: Int, inDocument document: Int) -> Bool {
    scene(of: object, document).map { !shown.contains($0) } ?? false
  }

  // MARK: - What shows scenes

  private func scene(of object: Int, _ document: Int) -> Scene? {
    let around = [object] + documents[document].ancestors(of: object)
    return around.first { documents[document].objects[$0].element == "scene" }
      .map { Scene(document: document, object: $0) }
  }

  /// Classes of the system that hold no texts, and so are known of nowhere else, but are drawn as custom ones.
  private static let systemClasses: Set<String> = [
    "UIResponder", "UIVisualEffectView", "UIActivityIndicatorView", "UIProgressView",
    "UIPageControl", "UICollectionViewLayout", "UICollectionViewFlowLayout", "UIStoryboardSegue",
    "UIInputView", "UIImagePickerController", "UIColorWell",
    "MKMapView", "WKWebView", "PDFView", "PDFThumbnailView", "SKView", "SCNView", "ARSCNView",
    "ARSKView", "MTKView", "GLKView", "GLKViewController", "AVPlayerViewController",
    "AVRoutePickerView", "LPLinkView", "MPVolumeView", "QLPreviewController",
  ]

  private func hasForeignClasses(_ index: ProgramIndex) -> Bool {
    documents.contains { document in
      document.objects.contains { object in
        guard let type = object.customClass, object.attributes["customModule"] == nil,
          UIKitClasses.kind(type) == nil, !Self.systemClasses.contains(type)
        else { return false }
        return index.types[type] == nil
      }
    }
  }

  /// The scenes that storyboards begin with, and those that code makes by their names; `mentioned` is nil for code that
  /// is not read.
  private func roots(_ mentioned: ScenesNamed?) -> [Scene] {
    var found: [Scene] = []
    for (number, document) in documents.enumerated() {
      for (position, object) in document.objects.enumerated() {
        let name = object.attributes["storyboardIdentifier"]
        let isNamed =
          name.map { mentioned?.has(scene: $0, of: object.customClass) ?? true } ?? false
        guard isNamed || object.id == document.initialController && !object.id.isEmpty else {
          continue
        }
        found += [scene(of: position, number)].compactMap(\.self)
      }
    }
    return found
  }

  private func destinations(of scene: Scene, _ mentioned: ScenesNamed?) -> [Scene] {
    let document = documents[scene.document]
    var found: [Scene] = []
    for segue in document.segues where segue.kind != "unwind" {
      guard let source = document.index(of: segue.source),
        self.scene(of: source, scene.document) == scene,
        isPerformed(segue, from: document.objects[source], in: document, mentioned),
        let destination = document.index(of: segue.destination)
      else { continue }
      found += [self.scene(of: destination, scene.document)].compactMap(\.self)
      found += referenced(by: document.objects[destination])
    }
    return found
  }

  /// Whether a segue starts by itself or at a control, or code names it: one from a screen without a name nothing performs.
  private func isPerformed(
    _ segue: InterfaceSegue, from source: InterfaceObject, in document: InterfaceDocument,
    _ mentioned: ScenesNamed?
  ) -> Bool {
    guard let mentioned, !["relationship", "embed"].contains(segue.kind),
      source.parent.map({ document.objects[$0].element }) == "scene"
    else { return true }
    return segue.identifier.map { mentioned.has($0) } ?? false
  }

  /// The scene of another storyboard that a reference leads to.
  private func referenced(by object: InterfaceObject) -> [Scene] {
    guard object.element == "viewControllerPlaceholder" else { return [] }
    let name = object.attributes["storyboardName"]
    let named = documents.indices.filter { name == nil || documents[$0].table == name }
    return named.flatMap { number in
      documents[number].objects.indices.filter { position in
        let identifier = documents[number].objects[position].attributes["storyboardIdentifier"]
        return identifier != nil && identifier == object.attributes["referencedIdentifier"]
      }
      .compactMap { scene(of: $0, number) }
    }
  }
}

/// Where code mentions the names of scenes, of their classes and of segues.
private struct ScenesNamed {
  /// The types that a name is mentioned in, by the plain name; empty outside of types.
  private var places: [String: Set<String>] = [:]

  /// A name without what generated accessors change of it: capitals and all but letters and digits.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Looks for the names of some documents' scenes and segues in all files.
  init(index: ProgramIndex, _ documents: [InterfaceDocument]) {
    let asked = Set(documents.flatMap(Self.names(in:)).map(Self.plain))
    let lengths = Set(asked.map(\.utf8.count))
    for (number, tree) in index.trees.enumerated() where !asked.isEmpty {
      for (position, node) in tree.nodes.enumerated() where Self.canName(node, lengths) {
        let word = Self.plain(node.name)
        guard asked.contains(word) else { continue }
        let place = NodeReference(tree: Int32(number), node: Int32(position))
        places[word, default: []].insert(index.enclosingType(of: place) ?? "")
      }
    }
  }

  /// Whether code names a scene or a segue.
  func has(_ name: String) -> Bool { places[Self.plain(name)] != nil }

  /// Whether code makes a scene of a class. What only the class itself names it makes when others ask the class.
  func has(scene name: String, of type: String?) -> Bool {
    guard let type else { return has(name) }
    return isMentioned(name, outside: type) || has(name) && isMentioned(type, outside: type)
  }

  private func isMentioned(_ name: String, outside type: String) -> Bool {
    places[Self.plain(name), default: []].contains { $0 != type && !$0.hasPrefix(type + ".") }
  }

  private static func names(in document: InterfaceDocument) -> [String] {
    document.objects.flatMap { object in
      object.attributes["storyboardIdentifier"].map { [$0, object.customClass ?? $0] } ?? []
    } + document.segues.compactMap(\.identifier)
  }

  private static func canName(_ node: SyntaxNode, _ lengths: Set<Int>) -> Bool {
    switch node.kind {
    // What begins with a small letter and stands behind nothing is a variable.
    case .name where node.name.first?.isLowercase ?? true: false
    // Only an underscore makes such a name longer than its plain form.
    case .name, .member, .typeName, .enumCase:
      lengths.contains(node.name.utf8.count) || node.name.utf8.contains(UInt8(ascii: "_"))
    case .string: node.name.utf8.count < 120
    default: false
    }
  }
}
