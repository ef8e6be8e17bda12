#if Source
  package import Foundation
  import OversetFiles
  package import OversetSource
  package import OversetVocabulary

  /// Where an app's source draws its texts.
  package enum AppSource {
    /// The most parts that the search for places is divided into. Their number follows from the files alone, so that
    /// what is found does not depend on the machine. More parts take more time in all, as each evaluates anew what
    /// others evaluate, too; fewer leave processors idle.
    private static let partLimit = 4
    /// The fewest files of a part.
    private static let fewestFiles = 50

    /// Reads the files of a folder and follows the keys through them.
    ///
    /// - Parameters:
    ///   - folder: The app's folder.
    ///   - root: The folder that no link leads out of, in whose `.overset` what was read and found is kept for the
    ///     next run; nil for `folder` itself, and to keep nothing.
    ///   - name: What reports call a path from the folder; nil for the path itself.
    ///   - keys: The keys of each table of the app's catalogs.
    ///   - jobs: How much is done at once.
    ///   - travels: Whether what is kept may be read on another machine.
    /// - Throws: `Diagnostic` for a folder that is not there. Files that cannot be read are in the result.
    package static func read(
      _ folder: URL, within root: URL? = nil, name: (@Sendable (String) -> String)? = nil,
      keys: [String: [String]], jobs: Int, travels: Bool = false
    ) async throws(Diagnostic) -> AppPlaces {
      let files = try AppFolder(folder, within: root, name: name)
      var places = await answer(
        files, folder, within: root, name: name, keys: keys, jobs: jobs, travels: travels)
      places.fontFiles = files.fontFiles
      return places
    }

    /// What the files of a folder say, as it was kept or as it is found now.
    private static func answer(
      _ files: AppFolder, _ folder: URL, within root: URL?, name: (@Sendable (String) -> String)?,
      keys: [String: [String]], jobs: Int, travels: Bool
    ) async -> AppPlaces {
      let traced = KeyTraceFiles(
        below: FileRoot(folder, within: root), name: name ?? { $0 })
      guard let root = root.map({ FileRoot($0) }),
        let question = SourceQuestion(files, beside: traced.files, keys: keys, travels: travels)
      else {
        return await places(in: files, traced, keys: keys, jobs: jobs, cacheRoot: nil)
      }
      let cache = PlaceCache(of: folder, in: root)
      let asked = await question.digest(jobs: jobs)
      if let known = cache.answer(to: asked) { return known }
      let found = await places(in: files, traced, keys: keys, jobs: jobs, cacheRoot: root)
      // Of files that changed while they were read nobody knows what was found in which state.
      if await question.digest(jobs: jobs) == asked { cache.write(found, answering: asked) }
      return found
    }

    /// What the files of a folder say.
    private static func places(
      in files: AppFolder, _ traced: KeyTraceFiles, keys: [String: [String]], jobs: Int,
      cacheRoot: FileRoot?
    ) async -> AppPlaces {
      let projects = ProjectSources(files)
      let (files, traced) = (files.built(by: projects), traced.built(by: projects))
      let program = await SourceProgram.read(files, jobs: jobs, cacheRoot: cacheRoot)
      let catalog = CatalogKeys(keys)
      let found = await places(
        in: program, keys: catalog, foreign: ForeignCode(files), jobs: jobs)
      var all = found.appPlaces(
        fileCount: program.trees.count + program.interfaces.count,
        skipped: skipped(files, program), refused: files.refused + program.refused)
      all.addTraces(
        traced.isWhole
          ? await traced.keys(
            of: catalog, passing: found.unasked.map(\.place) + found.unrunTexts, jobs: jobs)
          : Set(keys.values.joined()), of: catalog)
      return all
    }

    /// The places in all files of a program, and what the files say that matters to translations.
    ///
    /// - Parameter foreign: What files of other languages say; nil where nobody looked at them.
    package static func places(
      in program: SourceProgram, keys: CatalogKeys, foreign: ForeignCode? = nil, jobs: Int
    ) async -> SourcePlaces {
      let finder = PlaceFinder(
        trees: program.trees, interfaces: program.interfaces, keys: keys, foreign: foreign)
      let count = program.trees.count
      let size = max((count + partLimit - 1) / partLimit, fewestFiles)
      let starts = Array(stride(from: 0, to: max(count, 1), by: size))
      let sites = FactSearch.sites(in: finder.index)
      let parts = await OrderedWork.results(of: starts.count, jobs: jobs) { part in
        let files = starts[part]..<min(starts[part] + size, count)
        var found = finder.places(in: files)
        let search = FactSearch(index: finder.index, keys: keys, sites: sites, unrun: finder.unrun)
        found.facts = files.flatMap { search.facts(in: Int32($0)) }
        let texts = DefaultTextSearch(index: finder.index, keys: keys)
        found.defaults = files.flatMap { texts.defaults(in: Int32($0)) }
        let counts = CountSearch(index: finder.index, keys: keys)
        for file in files { found.leavesOutOne.merge(counts.uses(in: Int32(file))) { $0 && $1 } }
        return found
      }
      var all = SourcePlaces()
      for part in parts { all.formUnion(part) }
      all.places += finder.interfacePlaces()
      return all
    }

    private static func skipped(
      _ files: AppFolder, _ program: SourceProgram
    ) -> [AppPlaces.Skipped] {
      guard program.otherInterfaceCount > 0 else { return files.skipped }
      let others = AppPlaces.Skipped(
        name: "storyboards of other systems", count: program.otherInterfaceCount)
      return (files.skipped + [others]).sorted { $0.name < $1.name }
    }
  }

  extension AppPlaces {
    /// Adds the keys that files name without anybody following it: such a key may be used.
    ///
    /// A format that differs from a key which is followed only in the kinds of its arguments is that key's earlier or later
    /// self: the words that look like its trace are those of the other.
    fileprivate mutating func addTraces(_ keys: Set<String>, of catalog: CatalogKeys) {
      let known = Set(places.lazy.filter { !$0.drawing.isUnrun }.map(\.key))
        .union(unplaced.map(\.key))
      for key in keys.subtracting(known).sorted()
      where !catalog.keys(shapedLike: key).contains(where: known.contains) {
        unplaced.append(
          Unplaced(
            key: key, table: nil, mention: nil, reason: "a file that is not followed may name it"))
      }
    }
  }
#endif
