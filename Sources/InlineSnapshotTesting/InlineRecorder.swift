import OversetFiles
import OversetInlineSource
import OversetVocabulary
import Synchronization

#if InlineSnapshots
  package import Foundation

  /// Writes inline snapshots into source files, each at once, for the tests of one process.
  package final class InlineRecorder: Sendable {
    /// The recorder of the tests that run.
    package static let process = InlineRecorder(built: TestProgram.built)

    /// A file that has been written into.
    private struct File {
      let source: InlineSource
      let written: Data
    }

    private let files = Mutex<[URL: File]>([:])
    /// When a module of the tests was built; nil if that is not known.
    private let built: @Sendable (_ module: String) -> Date?

    package init(built: @escaping @Sendable (_ module: String) -> Date?) { self.built = built }

    /// Writes a snapshot into a call's closure. The file is written whole or not at all.
    ///
    /// - Parameters:
    ///   - value: The new text; nil takes the closure away.
    ///   - expected: What the closure returned; nil if there was none.
    ///   - path: The source file.
    ///   - module: The module that the file is a part of.
    ///   - line: The `#line` of the call.
    ///   - column: The `#column` of the call.
    ///   - descriptor: Which of the call's closures it is.
    /// - Throws: `Diagnostic`; nothing is written then.
    func record(
      _ value: String?, over expected: String?, in path: String, of module: String, line: Int,
      column: Int, as descriptor: InlineSnapshotSyntaxDescriptor
    ) throws {
      let (url, root) = try place(of: URL(filePath: path))
      try files.withLock { files in
        let data = try contents(of: url, in: root)
        var source = try source(of: url, in: module, holding: data, written: files[url])
        try source.record(value, over: expected, line: line, column: column, as: descriptor)
        let new = Data(source.bytes)
        if new != data { try root.replace(url.wholePath, with: new) }
        files[url] = File(source: source, written: new)
      }
    }

    /// What a link leads to is written, not the link, if it lies in the package of the tests.
    private func place(of file: URL) throws(Diagnostic) -> (URL, FileRoot) {
      let package = TestProjects.root(ofSource: file.wholePath)
      let root = FileRoot(package ?? file.deletingLastPathComponent())
      guard let url = try root.withoutLinks(file) else { throw unreadable(file) }
      return (url, root)
    }

    private func contents(of url: URL, in root: FileRoot) throws(Diagnostic) -> Data {
      guard let data = try root.read(url, maximum: FileLimit.source) else { throw unreadable(url) }
      return data
    }

    private func unreadable(_ file: URL) -> Diagnostic {
      Diagnostic(
        .inputOutput, problem: "the source file \(file.wholePath) cannot be read",
        remedy: "run the tests on the machine that built them")
    }

    /// The file as the tests were built from it.
    private func source(
      of url: URL, in module: String, holding data: Data, written file: File?
    ) throws(Diagnostic) -> InlineSource {
      if let file {
        guard file.written == data else { throw .changed("another program has changed it") }
        return file.source
      }
      if let built = built(module), let modified = TestProgram.modified(url), modified > built {
        throw .changed("it is newer than the tests")
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Diagnostic(
          .data, problem: "the source file is not UTF-8", remedy: "save it as UTF-8")
      }
      return InlineSource(text: text)
    }
  }
#else
  /// Says that inline snapshots are not recorded.
  package struct InlineRecorder: Sendable {
    /// The recorder of the tests that run.
    package static let process = InlineRecorder()

    /// Always fails: what reads source files is not part of this build.
    func record(
      _ value: String?, over expected: String?, in path: String, of module: String, line: Int,
      column: Int, as descriptor: InlineSnapshotSyntaxDescriptor
    ) throws {
      throw Diagnostic(
        .usage, problem: "Overset was built without support for inline recording",
        remedy: "enable its package trait: `traits: [\"InlineSnapshots\"]` in the dependency of"
          + " Package.swift")
    }
  }
#endif
