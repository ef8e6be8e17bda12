import COversetPOSIX
import OversetVocabulary

/// What goes wrong with files, in words. Nothing of what a refused link leads to is part of them.
enum FileFailure {
  static func system(_ action: String, _ name: String, _ error: SystemError) -> Diagnostic {
    Diagnostic(
      .system(error.number), file: name,
      problem: "cannot \(error.action ?? action): \(error.words)",
      remedy: "check the path, its permissions and the free disk space")
  }

  static func leadsOut(link name: String, of folder: String) -> Diagnostic {
    Diagnostic(
      .data, file: name, problem: "this symbolic link leads out of \(folder)",
      remedy: "replace the link with the file")
  }

  static func leadsOut(path name: String, of folder: String) -> Diagnostic {
    Diagnostic(
      .data, file: name, problem: "this path leads out of \(folder)",
      remedy: "move the file there, and correct the path")
  }

  static func leadsIntoGit(_ name: String, isLink: Bool) -> Diagnostic {
    Diagnostic(
      .data, file: name,
      problem: "this \(isLink ? "symbolic link" : "path") leads into a .git folder",
      remedy: isLink ? "replace the link with the file" : "move the file elsewhere")
  }

  static func dangling(_ name: String) -> Diagnostic {
    Diagnostic(
      .data, file: name, problem: "this symbolic link leads to nothing",
      remedy: "replace the link with the file")
  }

  static func tooManyLinks(_ name: String) -> Diagnostic {
    Diagnostic(
      .data, file: name,
      problem:
        "this path leads through more than \(PathWalk.longestChain) symbolic links, or they form a loop",
      remedy: "replace the link with the file")
  }

  static func linkOnTheWay(_ name: String) -> Diagnostic {
    Diagnostic(
      .inputOutput, file: name,
      problem: "this is a symbolic link, and nothing is written or removed through one",
      remedy: "replace the link with the folder")
  }

  static func folder(_ name: String) -> Diagnostic {
    Diagnostic(
      .system(EISDIR), file: name, problem: "this is a directory, not a file",
      remedy: "replace it with a file, or correct the path")
  }

  static func notAFolder(_ name: String) -> Diagnostic {
    Diagnostic(
      .system(ENOTDIR), file: name, problem: "this is no folder", remedy: "name a folder")
  }

  static func notAFile(_ name: String) -> Diagnostic {
    Diagnostic(
      .data, file: name, problem: "this is a pipe, a socket or a device, not a file",
      remedy: "replace it with a file")
  }

  static func tooLarge(_ name: String, size: Int, maximum: Int) -> Diagnostic {
    Diagnostic(
      .data, file: name, problem: "the file has \(size > maximum ? "" : "over ")\(size) bytes",
      remedy: "split it or make it smaller; the limit is \(maximum) bytes")
  }

  static func invalid(path: String) -> Diagnostic {
    Diagnostic(
      .data, file: path, problem: "the path contains a NUL character", remedy: "correct the path")
  }

  static func writeProtected(_ name: String) -> Diagnostic {
    Diagnostic(
      .inputOutput, file: name, problem: "the file is write-protected", remedy: "make it writable")
  }
}
