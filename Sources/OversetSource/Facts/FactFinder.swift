import OversetVocabulary

/// Finds the facts of one kind in a file.
protocol FactFinder {
  /// The facts, in the order of the file.
  func facts(in tree: Int32, of scene: FactScene) -> [SourceFact]
}
