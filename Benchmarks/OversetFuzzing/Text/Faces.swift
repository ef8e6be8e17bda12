import OversetConfig
import OversetFonts
import OversetShaping
import OversetVocabulary

/// The faces that come with the package, opened once.
enum Faces {
  private static let opened: Result<FontCollection, Diagnostic> = {
    do throws(Diagnostic) {
      return .success(try FontCollection(manifest: FontManifest.read(from: BundledFonts.folder)))
    } catch {
      return .failure(error)
    }
  }()

  static func bundled() throws(Breach) -> FontCollection {
    do throws(Diagnostic) {
      return try opened.get()
    } catch {
      throw Breach("the faces of the package cannot be opened: \(error)")
    }
  }
}
