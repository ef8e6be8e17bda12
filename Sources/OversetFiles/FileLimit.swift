/// The most bytes that files of each kind may have. What is larger is refused before it is read.
package enum FileLimit {
  /// A file of configuration.
  package static let configuration = 4_000_000
  /// What Overset writes for itself: a baseline, a manifest.
  package static let record = 64_000_000
  /// A catalog.
  package static let catalog = 200_000_000
  /// The project file of an app.
  package static let project = 64_000_000
  /// A font file.
  package static let face = 256_000_000
  /// The reference of a snapshot: a text or a picture.
  package static let reference = 64_000_000
  /// A screenshot that is measured.
  package static let picture = 64_000_000
  /// A table of texts: rows to measure, or widths that were measured.
  package static let table = 256_000_000
  /// A source file into which snapshots are written.
  package static let source = 64_000_000
  /// A program, of which a digest is made.
  package static let program = 2_000_000_000
  /// What a shard of a run hands on.
  package static let blob = 1_000_000_000
  /// A file that comes with the package.
  package static let resource = 64_000_000
}
