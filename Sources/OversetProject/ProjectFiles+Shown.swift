import OversetAssets
import OversetCatalogs
import OversetConfig
package import OversetFiles
import OversetVocabulary

extension ProjectFiles {
  /// The files that components show and a check of slots may not read: the catalogs that the matrix names, and the files of
  /// colours and pictures. Without those that cannot be found: who reads the project is told why.
  package func shownFiles() -> [BoundFile] {
    guard let matrix = try? matrix() else { return [] }
    let catalogs = (try? catalogSearch(matrix.catalogs.map(\.value)).files) ?? []
    return catalogs + assets(matrix.assets.map(\.value)).files
  }
}
