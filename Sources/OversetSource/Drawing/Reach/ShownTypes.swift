/// The types of a program that something makes, beginning with what the system itself makes: the app, its delegates,
/// extensions and intents, and what the shown scenes of storyboards name. A type that only such types name as nothing
/// makes, or only previews, is not shown, and what its code draws no screen has.
struct ShownTypes: Sendable {
  private let index: ProgramIndex
  private let unshown: Set<String>

  /// Follows the names of types through all files.
  ///
  /// - Parameter named: The words of the program's other files, as Objective-C and property lists, that may be names of
  ///   types; nil where nobody looked at them.
  init(
    index: ProgramIndex, interfaces: [InterfaceDocument], unshownScenes: UnshownScenes,
    named: Set<String>? = nil
  ) {
    self.index = index
    let drawn = DrawnClasses(interfaces: interfaces, unshownScenes: unshownScenes)
    let roots = TypeRoots(index: index, drawn: drawn, named: named)
    guard roots.hasCandidates else {
      unshown = []
      return
    }
    var mentions = TypeMentions(index: index, roots: roots, drawn: drawn)
    unshown = mentions.unreached()
  }

  /// Whether a place lies in a type that nothing shows.
  func leavesOut(_ place: NodeReference) -> Bool {
    !unshown.isEmpty
      && index.prefixes(of: index.enclosingType(of: place)).contains { unshown.contains($0) }
  }
}

/// The classes that Interface Builder names.
struct DrawnClasses {
  /// Those of storyboards' shown scenes.
  private(set) var shown: Set<String> = []
  /// Those of scenes that nothing shows.
  private(set) var unshown: Set<String> = []
  /// Those of each xib, with the names by which code loads it: that of the file and that of its owner.
  private(set) var files: [(names: Set<String>, classes: Set<String>)] = []

  init(interfaces: [InterfaceDocument], unshownScenes: UnshownScenes) {
    for (number, document) in interfaces.enumerated() {
      var classes: Set<String> = []
      var owners: Set<String> = [document.table]
      for (position, object) in document.objects.enumerated() {
        guard let type = object.customClass else { continue }
        if unshownScenes.contains(position, inDocument: number) {
          unshown.insert(type)
        } else if document.file.hasSuffix(".xib") {
          classes.insert(type)
          if object.element == "placeholder" { owners.insert(type) }
        } else {
          shown.insert(type)
        }
      }
      if !classes.isEmpty { files.append((owners, classes)) }
    }
  }
}
