import Foundation
import OversetFiles
import OversetVocabulary

/// The files that an app's package needs so that its previews go through the matrix.
///
/// What is there already stays as it is: doing it again changes nothing.
struct Adoption {
  /// What becomes of a file.
  enum Fate {
    case created
    case changed
    case kept
  }

  /// A file of the package.
  struct File {
    let path: String
    let fate: Fate
    /// What it holds then; nil if it stays as it is.
    let contents: String?
  }

  /// The largest manifest and list of ignored files that is read, in bytes.
  private static let largestFile = 1_000_000

  let files: [File]
  /// The name of the program that runs the previews.
  let program: String
  /// Targets with views that the program, which was there before, does not import.
  let missing: [String]

  /// Plans the files for the targets that `survey` found.
  ///
  /// - Parameter overset: The package Overset, as a dependency reads in a manifest: its folder or its URL.
  /// - Throws: `Diagnostic` for files that cannot be read, and for a manifest that nothing can be added to.
  init(
    of survey: AppSurvey, _ manifest: AppManifest, in folder: URL, overset: OversetDependency
  ) throws(Diagnostic) {
    let root = FileRoot(folder)
    let runner = manifest.runner
    let place =
      if let runner { runner.folder } else {
        try Adoption.folder(root, ManifestBlock.executable(of: manifest))
      }
    let block = ManifestBlock(for: survey, manifest, overset: overset, folder: place)
    program = block.executable
    missing = survey.libraries.map(\.name).filter { name in
      runner.map { !$0.needs.contains(name) } ?? false
    }
    files =
      [
        try Adoption.manifest(root, block, hasRunner: runner != nil),
        try Adoption.program(root, block),
        try Adoption.new(root, "Config/matrix.yml", Adoption.matrix(survey)),
        try Adoption.ignored(root),
      ] + (overset.isRemote ? [try Adoption.new(root, Workflow.path, Workflow.text(block))] : [])
  }

  /// Writes what is new.
  func write(in folder: URL) throws(Diagnostic) {
    let root = FileRoot(folder)
    for file in files {
      guard let contents = file.contents else { continue }
      try root.write(Data(contents.utf8), to: file.path)
    }
  }

  // MARK: Files

  /// A folder for the program in which nothing else lies, or a program of ours.
  private static func folder(_ root: FileRoot, _ executable: String) throws(Diagnostic) -> String {
    for name in ["Overset", executable] {
      let program = try text(root, "\(name)/main.swift") ?? ""
      if try !root.exists(name) || program.contains("OversetCommand.main") { return name }
    }
    throw Diagnostic(
      .data, file: executable, problem: "this folder and Overset are both there already",
      remedy: "move one of them: the program that runs the previews gets a folder of its own")
  }

  /// The file of the program; a target that has files of its own keeps them.
  private static func program(_ root: FileRoot, _ block: ManifestBlock) throws(Diagnostic) -> File {
    let entries = try root.entries(of: block.folder) ?? []
    if let name = entries.compactMap(\.name).sorted().first(where: { $0.hasSuffix(".swift") }) {
      return File(path: "\(block.folder)/\(name)", fate: .kept, contents: nil)
    }
    return File(path: "\(block.folder)/main.swift", fate: .created, contents: block.program)
  }

  private static func new(
    _ root: FileRoot, _ path: String, _ contents: @autoclosure () -> String
  ) throws(Diagnostic) -> File {
    try root.exists(path)
      ? File(path: path, fate: .kept, contents: nil)
      : File(path: path, fate: .created, contents: contents())
  }

  private static func text(_ root: FileRoot, _ path: String) throws(Diagnostic) -> String? {
    try root.read(path, maximum: largestFile).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func manifest(
    _ root: FileRoot, _ block: ManifestBlock, hasRunner: Bool
  ) throws(Diagnostic) -> File {
    let path = "Package.swift"
    let text = try text(root, path) ?? ""
    guard !hasRunner, !text.contains(ManifestBlock.mark) else {
      return File(path: path, fate: .kept, contents: nil)
    }
    guard text.firstMatch(of: /(?m)^(?:let|var) package\b/) != nil else {
      throw Diagnostic(
        .data, file: path, problem: "it has no global `package`, to which a target could be added",
        remedy: "begin its description with `let package = Package(`")
    }
    let end = text.hasSuffix("\n") ? "\n" : "\n\n"
    return File(path: path, fate: .changed, contents: text + end + block.text)
  }

  private static func ignored(_ root: FileRoot) throws(Diagnostic) -> File {
    let path = ".gitignore"
    let text = try text(root, path)
    let missing = [".build/", ".overset/"].filter { entry in
      !(text ?? "").split(whereSeparator: \.isNewline).contains {
        $0.trimmingCharacters(in: .whitespaces.union(["/"])) == entry.dropLast()
      }
    }
    guard !missing.isEmpty else { return File(path: path, fate: .kept, contents: nil) }
    let before = text.map { $0.isEmpty || $0.hasSuffix("\n") ? $0 : $0 + "\n" } ?? ""
    return File(
      path: path, fate: text == nil ? .created : .changed,
      contents: before + missing.joined(separator: "\n") + "\n")
  }

  /// The languages of the catalogs, or those that find most faults; the usual devices.
  private static func matrix(_ survey: AppSurvey) -> String {
    let locales = survey.locales.map(\.identifier)
    let named = locales.isEmpty ? ["en", "ar", "de", "ja", "tr"] : locales
    let catalogs = survey.catalogs.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      # What `overset run` lays out: every preview for each of these locales and devices.
      locales: [\(named.joined(separator: ", "))]
      devices: [iPhoneSE, iPhone16Pro, iPhone16ProMax]
      # Where the texts come from, from the folder of the package.
      catalogs: [\(catalogs)]

      """
  }
}
