import COversetPOSIX
package import Foundation
package import OversetVocabulary

/// Files of a new folder, which nobody sees until all of them are there.
package struct FolderWriter {
  let folder: Descriptor
  /// What errors call the folder.
  let name: String
  /// The folders in it, by name.
  private var inner: [String: Descriptor] = [:]

  init(_ folder: Descriptor, name: String) {
    self.folder = folder
    self.name = name
  }

  /// Writes a file that is not there yet, and flushes it to the disk.
  ///
  /// - Parameters:
  ///   - file: Its name.
  ///   - folder: The folder within the new one that it lies in, which is made when first needed; nil for the new one.
  /// - Throws: `Diagnostic` with the path and the system's words.
  package mutating func write(
    _ data: Data, to file: String, in inner: String? = nil
  ) throws(Diagnostic) {
    let path = [name, inner, file].compactMap(\.self).joined(separator: "/")
    do throws(SystemError) {
      let place = if let inner { try self.inner(inner) } else { folder }
      try place.create(file, holding: data, permissions: nil, isDurable: true)
    } catch {
      throw FileFailure.system("write", path, error)
    }
  }

  private mutating func inner(_ name: String) throws(SystemError) -> Descriptor {
    if let known = inner[name] { return known }
    _ = try folder.makeFolder(name)
    let made = try folder.openFolder(name)
    inner[name] = made
    return made
  }

  /// Flushes the lists of names to the disk.
  func flush() throws(SystemError) {
    for folder in inner.values { try folder.flush() }
    try folder.flush()
  }
}

extension FileRoot {
  /// Writes a folder, and the folders it lies in when they are missing. It takes the place of one of that name whole or
  /// not at all: files are written into a temporary folder beside it, flushed to the disk, which then takes the name. On
  /// failure what has been written is removed.
  ///
  /// The folder of before is removed with all that it holds: the caller has seen that it may be.
  ///
  /// - Parameters:
  ///   - path: The folder, from this one.
  ///   - name: What errors call it; nil is the path.
  ///   - fill: Writes its files.
  /// - Throws: `Diagnostic` with the path and the system's words, and what `fill` throws.
  package func writeFolder(
    _ path: String, name: String? = nil, fill: (inout FolderWriter) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let name = name ?? path
    var walk = try WritingWalk(path, in: self, name: name)
    let temporary = TemporaryName.new()
    do throws(Diagnostic) {
      let place = try walk.placeMakingFolders(isDurable: true)
      do throws(Diagnostic) {
        var writer = FolderWriter(try Self.made(temporary, at: place, name), name: name)
        try fill(&writer)
        try Self.settle(temporary, at: place, writer, name)
      } catch {
        place.folder.removeTree(temporary)
        throw error
      }
      // What the folder held before has the temporary name now.
      place.folder.removeTree(temporary)
    } catch {
      walk.removeMadeFolders()
      throw error
    }
  }

  /// Makes sure that ``writeFolder(_:name:fill:)`` could write a folder, without leaving anything.
  ///
  /// - Throws: `Diagnostic` where it could not, and for a name that is taken by anything but a folder.
  package func proveFolderWritable(_ path: String, name: String? = nil) throws(Diagnostic) {
    let name = name ?? path
    var walk = try WritingWalk(path, in: self, name: name)
    defer { walk.removeMadeFolders() }
    let place = try walk.placeMakingFolders(isDurable: false)
    if let status = try? place.folder.status(of: place.name) {
      switch status.kind {
      case .folder: break
      case .link: throw FileFailure.linkOnTheWay(name)
      case .file, .other: throw FileFailure.notAFolder(name)
      }
    }
    let temporary = TemporaryName.new()
    _ = try Self.made(temporary, at: place, name)
    place.folder.removeFolder(temporary)
  }

  /// Makes a folder that counts as a repository of its own: ``inRepository`` looks no further than to it, wherever it lies.
  ///
  /// - Throws: `Diagnostic` for a folder that cannot be made.
  package func makeRepositoryFolder(_ path: String) throws(Diagnostic) {
    var walk = try WritingWalk("\(path)/marker", in: self, name: path)
    let place = try walk.placeMakingFolders(isDurable: false)
    do throws(SystemError) {
      _ = try place.folder.makeFolder(".git")
    } catch {
      throw FileFailure.system("create the folder", path, error)
    }
  }

  /// Removes a folder with all that it holds, as far as that can be removed. Links are removed, not followed.
  package func discardTree(_ path: String) {
    guard let place = try? WritingWalk(path, in: self, name: path).place() else { return }
    place.folder.removeTree(place.name)
  }

  private static func made(
    _ temporary: String, at place: WritingWalk.Place, _ name: String
  ) throws(Diagnostic) -> Descriptor {
    do throws(SystemError) {
      _ = try place.folder.makeFolder(temporary)
      return try place.folder.openFolder(temporary)
    } catch {
      throw FileFailure.system("create the folder", name, error)
    }
  }

  /// Gives a folder its name.
  private static func settle(
    _ temporary: String, at place: WritingWalk.Place, _ writer: FolderWriter, _ name: String
  ) throws(Diagnostic) {
    do throws(SystemError) {
      try writer.flush()
      if (try? place.folder.status(of: place.name)) == nil {
        try place.folder.rename(temporary, to: place.name)
      } else {
        try place.folder.exchange(temporary, with: place.name)
      }
      try place.folder.flush()
    } catch {
      throw FileFailure.system("write", name, error)
    }
  }
}

extension Descriptor {
  /// Gives each of two names what the other has, at once.
  func exchange(_ name: String, with other: String) throws(SystemError) {
    guard unsafe overset_exchange(number, name, other) == 0 else {
      throw SystemError(errno, action: "replace the folder")
    }
  }

  /// Removes a folder with all that it holds, as far as that can be removed. Links are removed, not followed.
  func removeTree(_ name: String) {
    guard let folder = try? openFolder(name) else { return }
    for entry in (try? folder.entries()) ?? [] {
      guard let inner = entry.name else { continue }
      if entry.kind == .folder { folder.removeTree(inner) } else { try? folder.remove(inner) }
    }
    removeFolder(name)
  }
}
