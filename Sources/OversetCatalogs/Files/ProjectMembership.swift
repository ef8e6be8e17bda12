import Foundation
package import OversetFiles
package import OversetVocabulary

/// Tells catalogs that an app is built with from those that only lie beside it, such as the files of a language
/// that was taken out, or what was left when texts moved into a string catalog.
///
/// Asked are all Xcode projects in the folders from the file's own up to that of the repository. Where one of
/// these folders belongs to a package, or where no project names catalogs, nothing is known, and the file
/// counts as built.
package struct ProjectMembership {
  /// What a folder has.
  private struct Folder {
    var projects: [ProjectReferences] = []
    /// Whether a property list says in which languages a product of theirs comes.
    var statesLanguages = false
    /// Whether it is a Swift package.
    var isSwiftPackage = false
    /// Whether something else may build what lies in it.
    var isOtherPackage = false
    /// Whether a tool makes a project for it. One that lies there is what it made.
    var isGenerated = false
    /// The resources of the pods that are specified in it.
    var podResources: [PodResources] = []

    /// Whether something other than a project may build a file, by the names of its path below the folder.
    ///
    /// - Parameter isLeftOut: Whether a project below this folder has catalogs and does not name the file. A Swift
    ///   package then reaches no further than its own folders.
    func packages(_ path: ArraySlice<String>, isLeftOut: Bool) -> Bool {
      if isSwiftPackage, !isLeftOut || ["Sources", "Source", "src", "srcs"].contains(path.first) {
        return true
      }
      let isMade = isGenerated && !projects.contains(where: \.hasCatalogs)
      return isOtherPackage || isMade
        || podResources.contains { $0.mayHold(path.joined(separator: "/")) }
    }
  }

  /// By folder, from the boundary.
  private var known: [ExactString: Folder] = [:]

  package init() {}

  /// Whether projects around `file` name catalogs, and none of them this.
  package mutating func leavesOut(_ file: BoundFile) -> Bool {
    guard let (root, path) = file.placeInRepository else { return false }
    let parts = path.split(separator: "/").map(String.init)
    var isJudged = false
    for count in parts.indices.reversed() {
      let folder = folder(parts[..<count].joined(separator: "/"), in: root)
      let below = parts[count...]
      if folder.projects.contains(where: { $0.names(below) })
        || folder.packages(below, isLeftOut: isJudged)
      {
        return false
      }
      isJudged = isJudged || folder.projects.contains(where: \.hasCatalogs)
    }
    return isJudged
  }

  /// Whether the nearest projects around `file` build for the Mac alone, of whose screens no slot knows.
  package mutating func isForMac(_ file: BoundFile) -> Bool {
    guard let (root, path) = file.placeInRepository else { return false }
    let parts = path.split(separator: "/").map(String.init)
    for count in parts.indices.reversed() {
      let projects = folder(parts[..<count].joined(separator: "/"), in: root).projects
      if !projects.isEmpty { return projects.allSatisfy(\.isForMac) }
    }
    return false
  }

  /// The languages of the apps that a package around `file` is built into: those of the projects above the package.
  ///
  /// A device chooses among the languages of the app, so that nobody sees a package's texts in another one. Nil where
  /// nothing is known: outside of packages, and where projects know one language alone or leave it to a property list.
  package mutating func languages(ofAppsAround file: BoundFile) -> Set<LocaleTag>? {
    guard let (root, path) = file.placeInRepository else { return nil }
    let parts = path.split(separator: "/").map(String.init)
    var isPackaged = false
    var regions: Set<String> = []
    for count in parts.indices.reversed() {
      let folder = folder(parts[..<count].joined(separator: "/"), in: root)
      if folder.statesLanguages || !isPackaged && !folder.projects.isEmpty { return nil }
      isPackaged = isPackaged || folder.isSwiftPackage
      for project in folder.projects { regions.formUnion(project.regions) }
    }
    let languages = Set(regions.compactMap(CatalogPath.language(ofFolder:)))
    return isPackaged && languages.count > 1 ? languages : nil
  }

  private mutating func folder(_ path: String, in root: FileRoot) -> Folder {
    let key = ExactString("\(root.folder.path(percentEncoded: false))//\(path)")
    if let folder = known[key] { return folder }
    var folder = Folder()
    for name in ((try? root.entries(of: path)) ?? []).compactMap(\.name) {
      let entry = path.isEmpty ? name : "\(path)/\(name)"
      if name.hasSuffix(".xcodeproj"),
        let data = try? root.read("\(entry)/project.pbxproj", maximum: FileLimit.project)
      {
        let project = ProjectReferences(Array(data)) {
          (try? root.exists(path.isEmpty ? $0 : "\(path)/\($0)")) ?? false
        }
        folder.projects.append(project)
        folder.statesLanguages =
          folder.statesLanguages || project.statesLanguages
          || project.informationFiles.sorted().prefix(Self.mostInformationFiles).contains {
            Self.statesLanguages($0, below: path, in: root)
          }
      } else if name.hasSuffix(".podspec") {
        folder.podResources.append(PodResources(try? root.read(entry, maximum: FileLimit.project)))
      } else if Self.isPackage(name) {
        if name == "Package.swift" {
          folder.isSwiftPackage = true
        } else if Self.isGenerator(name) {
          folder.isGenerated = true
        } else {
          folder.isOtherPackage = true
        }
      }
    }
    known[key] = folder
    return folder
  }

  /// The most property lists of a project that are looked at; a project has one for each product.
  private static let mostInformationFiles = 64

  /// Whether a property list says in which languages its product comes.
  private static func statesLanguages(
    _ file: String, below folder: String, in root: FileRoot
  ) -> Bool {
    let name = file.hasPrefix("$(SRCROOT)/") ? String(file.dropFirst("$(SRCROOT)/".count)) : file
    let path = folder.isEmpty ? name : "\(folder)/\(name)"
    guard let data = try? root.read(path, maximum: FileLimit.configuration) else { return false }
    return data.firstRange(of: Data("CFBundleLocalizations".utf8)) != nil
  }

  /// Whether a file makes the folder a package of a tool that builds resources without a project.
  package static func isPackage(_ name: String) -> Bool {
    ["Package.swift", "BUILD", "BUILD.bazel"].contains(name) || isGenerator(name)
      || name.hasSuffix(".podspec")
  }

  /// Whether a file tells a tool how to make an Xcode project: Tuist's and XcodeGen's.
  package static func isGenerator(_ name: String) -> Bool {
    ["Project.swift", "project.yml"].contains(name)
  }
}
