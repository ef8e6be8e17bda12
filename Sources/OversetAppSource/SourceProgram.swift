#if Source
  import Foundation
  import OversetConfig
  package import OversetFiles
  package import OversetSource
  package import OversetVocabulary

  /// The source of an app, read and lowered: what is followed from keys to the screens.
  package struct SourceProgram: Sendable {
    /// The files of Swift, in the order of their paths.
    package private(set) var trees: [SourceTree] = []
    /// The storyboards and xibs for iOS, in the order of their paths.
    package private(set) var interfaces: [InterfaceDocument] = []
    /// The files that could not be read, or only in part.
    package private(set) var refused: [Diagnostic] = []
    /// How many storyboards and xibs are for other systems.
    package private(set) var otherInterfaceCount = 0

    /// How many files are read one after the other.
    private static let filesInTurn = 8

    /// A file that was read.
    private struct Outcome: Sendable {
      var tree: SourceTree?
      var interface: InterfaceDocument?
      var refused: [Diagnostic] = []
      /// The digest of its bytes, and its tree as it is kept.
      var kept: (digest: String, tree: [UInt8])?
    }

    /// Reads the files of a folder.
    ///
    /// - Parameters:
    ///   - jobs: How many files are read at once.
    ///   - cacheRoot: The folder that has `.overset`, where trees are kept for the next run; nil to keep none.
    package static func read(
      _ folder: AppFolder, jobs: Int, cacheRoot: FileRoot?
    ) async -> SourceProgram {
      let cache = cacheRoot.map {
        TreeCache(of: folder.url, in: $0, version: LoweringProbe.version)
      }
      let files = folder.swiftFiles + folder.interfaceFiles
      let swiftCount = folder.swiftFiles.count
      let starts = Array(stride(from: 0, to: files.count, by: filesInTurn))
      let outcomes = await OrderedWork.results(of: starts.count, jobs: jobs) { turn in
        files.indices.dropFirst(starts[turn]).prefix(filesInTurn).map { index in
          index < swiftCount ? swift(files[index], cache) : interface(files[index])
        }
      }
      var program = SourceProgram()
      for outcome in outcomes.joined() { program.add(outcome) }
      if let cache { keep(outcomes.joined().compactMap(\.kept), in: cache) }
      return program
    }

    private mutating func add(_ outcome: Outcome) {
      refused += outcome.refused
      if let tree = outcome.tree { trees.append(tree) }
      guard let interface = outcome.interface else { return }
      if interface.runtime.isEmpty || interface.runtime.hasPrefix("iOS") {
        interfaces.append(interface)
      } else {
        otherInterfaceCount += 1
      }
    }

    private static func keep(_ kept: [(digest: String, tree: [UInt8])], in cache: TreeCache) {
      let trees = Dictionary(kept, uniquingKeysWith: { first, _ in first })
      if !cache.holds(Set(trees.keys)) { cache.write(trees) }
    }

    // MARK: Files

    private static func swift(_ file: BoundFile, _ cache: TreeCache?) -> Outcome {
      do throws(Diagnostic) {
        guard let data = try file.contents(maximum: SwiftText.sizeLimit) else { return Outcome() }
        guard let cache else {
          let text = try SwiftText.text(of: data, file: file.name)
          return Outcome(tree: try SourceLowering.tree(of: text, file: file.name))
        }
        let digest = Digest.sha256Hex(of: data)
        if let packed = cache[digest], let tree = PackedTree.tree(of: packed, file: file.name) {
          return Outcome(tree: tree, kept: (digest, packed))
        }
        let text = try SwiftText.text(of: data, file: file.name)
        let tree = try SourceLowering.tree(of: text, file: file.name)
        return Outcome(tree: tree, kept: (digest, PackedTree.bytes(of: tree)))
      } catch {
        return Outcome(refused: [error])
      }
    }

    private static func interface(_ file: BoundFile) -> Outcome {
      do throws(Diagnostic) {
        guard let data = try file.contents(maximum: FileLimit.source) else { return Outcome() }
        let (document, errors) = InterfaceReader.read(Array(data), file: file.name)
        return Outcome(
          interface: document, refused: Diagnostic.combining(errors).map { [$0] } ?? [])
      } catch {
        return Outcome(refused: [error])
      }
    }
  }
#endif
