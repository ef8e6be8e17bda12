package import Foundation
import OversetFiles
package import OversetVocabulary

/// Where the files of a pseudolocale go.
package enum PseudoTargets {
  /// A file for each input: the output itself, or one of the input's name in it where it is a folder.
  ///
  /// Several inputs need a folder; so does an output that ends with a slash, or is one already.
  ///
  /// - Throws: `Diagnostic` where two inputs would become one file, where an input would be overwritten
  ///   without being named as the output, and where the output is something else than a file or folder.
  package static func targets(
    of inputs: [URL], output: String
  ) throws(Diagnostic) -> [URL] {
    let kind = self.kind(of: output)
    guard inputs.count > 1 || output.hasSuffix("/") || kind == .folder else {
      guard kind == nil || kind == .file else {
        throw refusal(output, "this is neither a file nor a folder")
      }
      return [URL(filePath: output, directoryHint: .notDirectory)]
    }
    guard kind == nil || kind == .folder else {
      throw refusal(output, "this is a file, but the output must be a folder")
    }
    return try targets(of: inputs, in: URL(filePath: output, directoryHint: .isDirectory))
  }

  private static func targets(of inputs: [URL], in folder: URL) throws(Diagnostic) -> [URL] {
    var targets: [URL] = []
    let originals = Set(inputs.map(canonicalPath))
    for input in inputs {
      let name = input.lastPathComponent
      let target = folder.appending(path: name, directoryHint: .notDirectory)
      guard !targets.contains(target) else {
        throw refusal(name, "two input files have this name")
      }
      guard !originals.contains(canonicalPath(of: target)) else {
        throw refusal(
          name, "the output folder contains this input file, which would be overwritten")
      }
      targets.append(target)
    }
    return targets
  }

  private static func refusal(_ file: String, _ problem: String) -> Diagnostic {
    Diagnostic(.usage, file: file, problem: problem, remedy: "choose another -o")
  }

  private static func canonicalPath(of file: URL) -> String {
    NamedPath.withoutLinks(file.standardizedFileURL.path(percentEncoded: false))
  }

  /// What a path leads to, links followed; nil if nothing is.
  private static func kind(of output: String) -> FileKind? {
    // With its slash a file would not be found.
    let path = output.count > 1 && output.hasSuffix("/") ? String(output.dropLast()) : output
    return NamedPath.kind(path)
  }
}
