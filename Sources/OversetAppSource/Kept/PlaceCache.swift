import Foundation
import OversetFiles
import OversetVocabulary

/// What an earlier run found in an app's source, and the question that it answers, in one file below `.overset`.
struct PlaceCache: Sendable {
  /// The most bytes that the file may have.
  private static let sizeLimit = 64_000_000
  private static let beginning = "overset places"

  private let file: SealedFile

  /// What is kept for a folder.
  ///
  /// - Parameter root: The folder that has, or gets, the folder `.overset`.
  init(of folder: URL, in root: FileRoot) {
    file = SealedFile(of: folder, ending: ".places", in: root, sizeLimit: Self.sizeLimit)
  }

  /// What was found when the question of a digest was asked; nil if another one was, or none.
  func answer(to question: String) -> AppPlaces? {
    guard let bytes = file.contents() else { return nil }
    var start = PackReader(bytes)
    guard start.text() == Self.beginning, start.text() == question else { return nil }
    return PackedPlaces.places(of: start.rest)
  }

  /// Keeps what was found in place of what is kept.
  func write(_ places: AppPlaces, answering question: String) {
    let packed = PackedPlaces.bytes(of: places)
    // What would come back in another way is not kept.
    guard PackedPlaces.places(of: packed) == places else { return }
    var pack = PackWriter()
    pack.write(Self.beginning)
    pack.write(question)
    file.write(pack.bytes + packed)
  }
}
