import COversetPOSIX

/// How many files, connections among them, this process may have open at once.
package enum OpenFiles {
  /// Asks the system for up to `most`, and returns how many there may be: less where it gives less.
  package static func limit(askingFor most: Int) -> Int { overset_open_files(most) }
}
