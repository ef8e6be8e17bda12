package import Foundation
import OversetFiles
import OversetProject
import OversetSnapshots
import OversetUI
import OversetVocabulary

/// The keys that the cells of runs have looked up, kept in `.overset/uses.json` for the program that ran: another one
/// may use others.
package struct KeyUseRecord: Sendable {
  /// The path of the file below a project.
  package static let path = ".overset/uses.json"
  private static let format = 1

  private struct Name: Hashable {
    let component: String
    let state: String
  }

  /// The identity of the program.
  private let program: String
  /// The cells that were looked at.
  private var cells: Set<String> = []
  /// The keys of a component's state, of all its cells together.
  private var states: [Name: Set<String>] = [:]

  private init(program: String) { self.program = program }

  /// Whether a run of this program has looked at a cell.
  func knows(_ cell: String) -> Bool { cells.contains(cell) }

  /// The keys of a component's state.
  func keys(of component: String, _ state: String) -> Set<String> {
    states[Name(component: component, state: state)] ?? []
  }

  // MARK: Keeping

  /// The form of the file: its lists are sorted, so that the same runs give the same bytes.
  private struct File: Codable {
    struct State: Codable {
      let component: String
      let state: String
      let keys: [String]
    }

    let format: Int
    let program: String
    let cells: [String]
    let states: [State]
  }

  /// What is kept of `program`, by its identity, in the project in `root`; nil if nothing is, or of another program.
  package static func read(below root: URL, of program: String) -> KeyUseRecord? {
    guard let data = (try? FileRoot(root).read(path, maximum: FileLimit.record)) ?? nil,
      let file = try? JSONDecoder().decodeBounded(File.self, from: data),
      file.format == format, file.program == program
    else { return nil }
    var record = KeyUseRecord(program: program)
    record.cells = Set(file.cells)
    for state in file.states {
      record.states[Name(component: state.component, state: state.state), default: []]
        .formUnion(state.keys)
    }
    return record
  }

  /// Adds what the cells of a run have looked up to what is kept of the program.
  ///
  /// A run has its verdicts by then, and they stand if nothing can be kept: the next one looks at everything.
  package static func keep(_ record: RunRecord, below root: URL, of program: String) {
    var kept = read(below: root, of: program) ?? KeyUseRecord(program: program)
    for cell in record.cells {
      let outcome = cell.outcome
      kept.cells.insert(outcome.snapshot.path)
      kept.states[Name(component: outcome.component, state: outcome.state), default: []]
        .formUnion(record.stringUses[outcome.snapshot.path]?.keys ?? [])
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(kept.file) else { return }
    // A run that finds nothing new writes nothing.
    let old = (try? FileRoot(root).read(path, maximum: FileLimit.record)) ?? nil
    guard old != data else { return }
    SnapshotStore.ofProject(in: root).ignoreArtefacts()
    try? FileRoot(root).write(data, to: path, name: path)
  }

  private var file: File {
    let sorted = states.sorted {
      ($0.key.component, $0.key.state) < ($1.key.component, $1.key.state)
    }
    return File(
      format: Self.format, program: program, cells: cells.sorted(),
      states: sorted.map {
        File.State(component: $0.key.component, state: $0.key.state, keys: $0.value.sorted())
      })
  }
}
