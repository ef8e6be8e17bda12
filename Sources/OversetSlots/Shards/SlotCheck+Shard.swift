import OversetCatalogs
import OversetConfig
import OversetFiles
package import OversetProject
package import OversetVocabulary

extension SlotCheck {
  /// What a shard hands on of a record that it has made; nil for a record of all keys.
  ///
  /// - Parameters:
  ///   - record: The shard's record.
  ///   - shard: Which one it is.
  ///   - drawings: The texts of its worst findings.
  ///   - program: The version of the program.
  /// - Throws: `Diagnostic` for the program's own file that cannot be read any more.
  package func blob(
    of record: CheckRecord, _ shard: Shard, drawings: [RecordedDrawing], program: String
  ) throws(Diagnostic) -> ShardBlob<RecordedCheck>? {
    guard let parts = record.parts else { return nil }
    var digest = parts.digest
    try digest.addProgram()
    digest.add(text: program)
    return ShardBlob(
      program: program, plan: digest.hex, shard: shard,
      record: RecordedCheck(record, parts, drawings: drawings))
  }

  /// The digest of all that decides about the keys and what comes of them, but for the program.
  func digest(
    of input: TableInput, _ places: AppPlaces?, _ facts: CheckFacts, _ planned: [PlannedTable]
  ) throws(Diagnostic) -> PlanDigest {
    var digest = PlanDigest()
    try digest.addConfiguration(of: project)
    for file in input.sources { try digest.add(file, as: file.name) }
    if let places {
      for place in places.places { digest.add(text: "\(place)") }
      for place in places.unplaced { digest.add(text: "\(place)") }
      for fact in places.facts { digest.add(text: "\(fact)") }
      for text in places.defaults { digest.add(text: "\(text)") }
      for key in places.keysWithoutOne { digest.add(text: key) }
    }
    try digest.add(facts)
    try digest.add(planned)
    digest.add(text: "\(project.matrix.system) \(chooser.namedSlot ?? "-")")
    return digest
  }
}
