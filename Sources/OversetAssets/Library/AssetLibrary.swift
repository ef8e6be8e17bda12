import Foundation
import OversetConfig
package import OversetFiles
package import OversetVocabulary
import Synchronization

/// The colours and pictures of a project's asset catalogs, found by name.
///
/// Nothing is read before a view asks for the first name; what was read is kept. Any thread may ask.
package final class AssetLibrary: Sendable {
  /// What comes of a name.
  package enum Answer<Value: Sendable>: Sendable {
    /// It is there.
    case found(Value)
    /// It is not, or cannot be used.
    case missing(AssetProblem)
  }

  /// What a name of a picture stands for.
  package enum Image: Sendable {
    /// A picture.
    case picture(AssetPicture)
    /// A symbol of the app's own.
    case symbol
  }

  private struct State {
    var index: AssetIndex?
    var colors: [String: Result<ColorSet, Diagnostic>] = [:]
    var images: [String: Result<ImageSet, Diagnostic>] = [:]
    var pictures: [String: Result<AssetPicture, Diagnostic>] = [:]
    var pixelCount = 0
  }

  private let state = Mutex(State())
  private let root: FileRoot?
  private let patterns: [String]
  private let name: @Sendable (String) -> String

  /// How many pixels are kept before all pictures are dropped.
  private static let pixelCapacity = 40_000_000

  /// The catalogs that `patterns` name: paths of `.xcassets` folders from `root`, with `*` and `**`.
  ///
  /// - Parameter name: What errors call a path from the root; nil is the path.
  package init(
    root: FileRoot, patterns: [String], name: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.root = root
    self.patterns = patterns
    self.name = name
  }

  private init() {
    root = nil
    patterns = []
    name = { $0 }
  }

  /// A library without catalogs.
  package static let empty = AssetLibrary()

  /// Refuses a pattern without `*` that is no catalog.
  package func validate() throws(Diagnostic) {
    guard let root else { return }
    var finder = AssetCatalogFinder(root: root, name: name)
    for pattern in patterns where !Glob(pattern).isWild { finder.search(pattern) }
    if let error = Diagnostic.combining(finder.problems) { throw error }
  }

  /// The files of all sets of colours and pictures, by name of the set: what comes of any name follows from them.
  package var files: [BoundFile] {
    let folders = state.withLock { state in
      let index = readIndex(&state)
      return (Array(index.colors) + Array(index.images)).sorted {
        ($0.key, $0.value.path) < ($1.key, $1.value.path)
      }.map(\.value)
    }
    return folders.flatMap { folder in
      // A folder that cannot be listed has no colour and no picture either.
      let entries = (try? folder.root.entries(of: folder.path, name: folder.name)) ?? nil
      return (entries ?? []).filter { $0.kind == .file }.compactMap(\.name).sorted().map(
        folder.file)
    }
  }

  // MARK: Looking up

  /// The colour of a name, as a catalog spells it, with the folders that are namespaces.
  package func color(_ name: String, for traits: AssetTraits) -> Answer<AssetColor> {
    state.withLock { state in
      let index = readIndex(&state)
      guard let folder = index.colors[name] else {
        return .missing(problem(of: name, among: index.colors.keys, in: index))
      }
      let set = state.colors[name] ?? Self.colorSet(in: folder)
      state.colors[name] = set
      switch set {
      case .failure(let error): return .missing(.unreadable(error))
      case .success(let set):
        return set.color(for: traits).map { .found($0) }
          ?? .missing(.unreadable(Self.nothing(in: folder, "colour")))
      }
    }
  }

  /// The picture of a name, as a catalog spells it, with the folders that are namespaces.
  ///
  /// - Parameter scale: The pixels per point of the screen; asked for only if the picture depends on it.
  package func image(
    _ name: String, for traits: AssetTraits, scale: () -> Double
  ) -> Answer<Image> {
    state.withLock { state in
      let index = readIndex(&state)
      guard let folder = index.images[name] else {
        if index.symbols.contains(name) { return .found(.symbol) }
        return .missing(problem(of: name, among: index.images.keys, in: index))
      }
      let set = state.images[name] ?? Self.imageSet(in: folder)
      state.images[name] = set
      do throws(Diagnostic) {
        let set = try set.get()
        guard let variant = set.variant(for: traits, scale: set.hasScales ? scale() : 1) else {
          throw Self.nothing(in: folder, "picture")
        }
        var picture = try self.picture(of: variant, in: folder, &state).get()
        picture.isTemplate = set.isTemplate
        picture.isMirrored = variant.isMirrored
        return .found(.picture(picture))
      } catch {
        return .missing(.unreadable(error))
      }
    }
  }

  private func problem(
    of name: String, among names: some Sequence<String>, in index: AssetIndex
  ) -> AssetProblem {
    if let problem = index.problems.first { return .unreadable(problem) }
    guard index.hasCatalogs else { return .noCatalog }
    return .unknown(nearest: NearestName.suggestion(for: name, in: names.sorted()))
  }

  // MARK: Reading

  private func readIndex(_ state: inout State) -> AssetIndex {
    if let index = state.index { return index }
    var index = AssetIndex()
    if let root {
      var finder = AssetCatalogFinder(root: root, name: name)
      for pattern in patterns { finder.search(pattern) }
      var indexer = AssetIndexer(root: root, name: name)
      for problem in finder.problems { indexer.add(problem: problem) }
      for catalog in finder.catalogs { indexer.add(catalog: catalog) }
      index = indexer.index
    }
    state.index = index
    return index
  }

  private static func colorSet(in folder: AssetFolder) -> Result<ColorSet, Diagnostic> {
    Result { () throws(Diagnostic) in
      let (bytes, file) = try contents(of: folder)
      return try ColorSet(bytes, file: file)
    }
  }

  private static func imageSet(in folder: AssetFolder) -> Result<ImageSet, Diagnostic> {
    Result { () throws(Diagnostic) in
      let (bytes, file) = try contents(of: folder)
      return try ImageSet(bytes, file: file)
    }
  }

  private static func contents(
    of folder: AssetFolder
  ) throws(Diagnostic) -> (bytes: [UInt8], file: String) {
    let file = folder.file("Contents.json")
    guard let data = try file.contents(maximum: FileLimit.configuration) else {
      throw Diagnostic(
        .data, file: file.name, problem: "there is no such file", remedy: AssetDocument.remedy)
    }
    return ([UInt8](data), file.name)
  }

  private func picture(
    of variant: ImageSet.Variant, in folder: AssetFolder, _ state: inout State
  ) -> Result<AssetPicture, Diagnostic> {
    let file = folder.file(variant.fileName)
    if let known = state.pictures[file.name] { return known }
    let picture = Result { () throws(Diagnostic) in
      guard let data = try file.contents(maximum: FileLimit.picture) else {
        throw Diagnostic(
          .data, file: file.name, problem: "there is no such file",
          remedy: "add the picture, or remove it from Contents.json")
      }
      return try AssetPicture(data, file: file.name, scale: variant.scale ?? 1)
    }
    if case .success(let picture) = picture { state.pixelCount += picture.pixels.count / 4 }
    if state.pixelCount > Self.pixelCapacity {
      state.pictures.removeAll()
      state.pixelCount = 0
    }
    state.pictures[file.name] = picture
    return picture
  }

  private static func nothing(in folder: AssetFolder, _ what: String) -> Diagnostic {
    Diagnostic(
      .data, file: folder.name + "/Contents.json", problem: "the set holds no \(what)",
      remedy: "add one in Xcode")
  }
}
