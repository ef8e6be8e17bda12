package import OversetVocabulary

/// What a file of catalogs holds, and what is wrong with it.
///
/// Where a file has faults, the rest of it is read all the same.
package struct CatalogReading: Sendable {
  /// The tables of the file: one, or for an export of translations as many as it has files.
  package let catalogs: [StringCatalog]
  /// Every fault, in file order.
  package let errors: [Diagnostic]

  /// A reading out of its parts.
  package init(catalogs: [StringCatalog], errors: [Diagnostic] = []) {
    self.catalogs = catalogs
    self.errors = Self.inFileOrder(errors)
  }

  /// Faults by their places.
  static func inFileOrder(_ errors: [Diagnostic]) -> [Diagnostic] {
    errors.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
  }
}
