import Foundation
import OversetConfig
import OversetFiles
import OversetVocabulary

/// All that decides what is found in an app's source: the program, the files with their bytes, and the keys.
struct SourceQuestion: Sendable {
  /// What the search was given, but for the contents of the files.
  private let asked: IncrementalDigest
  private let files: [BoundFile]

  /// A question to the files of a folder; nil where nothing tells this program from others.
  ///
  /// - Parameters:
  ///   - others: Further files whose bytes decide.
  ///   - keys: The keys of each table.
  ///   - travels: Whether the answer may be read on another machine.
  init?(
    _ folder: AppFolder, beside others: [BoundFile] = [], keys: [String: [String]],
    travels: Bool = false
  ) {
    guard let program = ProgramIdentity.value(travels: travels) else { return nil }
    var pack = PackWriter()
    pack.write(program)
    pack.write(keys.count)
    for (table, keys) in keys.sorted(by: { $0.key < $1.key }) {
      pack.write(table)
      pack.write(keys.count)
      for key in keys { pack.write(key) }
    }
    pack.write(folder.skipped.count)
    for skipped in folder.skipped {
      pack.write(skipped.name)
      pack.write(skipped.count)
    }
    pack.write(folder.refused.count)
    for refused in folder.refused { pack.write(refused.description) }
    var asked = IncrementalDigest()
    asked.update(pack.bytes)
    self.asked = asked
    let own =
      folder.swiftFiles + folder.interfaceFiles + folder.namingFiles
      + folder.projectFiles.map(\.file)
    let known = Set(own.map(\.url.wholePath))
    files = own + others.filter { !known.contains($0.url.wholePath) }
  }

  /// The digest of the question and of the files as they are now.
  ///
  /// - Parameter jobs: How many files are read at once.
  func digest(jobs: Int) async -> String {
    let files = files
    let contents = await OrderedWork.results(of: files.count, jobs: jobs, inTurn: 32) {
      Self.digest(of: files[$0])
    }
    var pack = PackWriter()
    pack.write(files.count)
    for (file, content) in zip(files, contents) {
      pack.write(file.name)
      pack.write(content)
    }
    var digest = asked
    digest.update(pack.bytes)
    return digest.sha256Hex()
  }

  /// The digest of a file's bytes, or why it has none.
  private static func digest(of file: BoundFile) -> String {
    do throws(Diagnostic) {
      guard let data = try file.contents(maximum: FileLimit.source) else { return "" }
      return Digest.sha256Hex(of: data)
    } catch {
      return error.description
    }
  }
}
