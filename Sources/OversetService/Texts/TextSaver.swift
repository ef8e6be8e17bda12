#if Service
  import Foundation
  import HTTPTypes
  import OversetCatalogs
  import OversetFiles
  import OversetSlots
  import OversetVocabulary

  /// Writes texts into the project's catalogs, one after the other: each file is written whole or not at all, and keeps the
  /// bytes of all other texts.
  actor TextSaver {
    private let root: FileRoot

    /// Writes below the project's folder alone.
    init(root: URL) { self.root = FileRoot(root) }

    /// Writes a text. The file is that in which the project has the key: no path comes from a request.
    ///
    /// - Throws: `Problem` for a key that is not there, a text that has changed (409), and a file that cannot be written.
    func save(
      _ proposal: ProposedText, over seen: String?, in check: PreparedCheck, noting note: SaveNote
    ) throws(Problem) -> SavedText {
      let (name, sourceLanguage): (String, LocaleTag)
      do throws(ProposalRefusal) {
        (name, sourceLanguage) = try check.file(of: proposal)
      } catch {
        throw Problem(.unprocessableContent, detail: error.reason)
      }
      let document = try document(name, sourceLanguage)
      let bytes = try bytes(of: document, with: proposal, over: seen)
      try note.begin(proposal, in: name)
      do throws(Diagnostic) {
        try root.replace(name, with: Data(bytes))
      } catch {
        note.fail(proposal, in: name)
        throw Problem(.internalServerError, detail: "\(error)")
      }
      return SavedText(file: name)
    }

    /// The file as it is now, not as the project has read it.
    private func document(
      _ name: String, _ sourceLanguage: LocaleTag
    ) throws(Problem) -> CatalogDocument {
      do throws(Diagnostic) {
        return try CatalogDocument(
          parsing: CatalogFile.contents(of: root.file(name)), file: name,
          sourceLanguage: sourceLanguage)
      } catch {
        throw Problem(.unprocessableContent, detail: "\(error.all[0])")
      }
    }

    private func bytes(
      of document: CatalogDocument, with proposal: ProposedText, over seen: String?
    ) throws(Problem) -> [UInt8] {
      do throws(CatalogDocument.SavingFault) {
        return try document.saving(
          proposal.text, forKey: proposal.key, in: proposal.locale, plural: proposal.plural,
          over: seen)
      } catch {
        switch error {
        case .changed(let text):
          let now = text.map { "is “\($0)” now" } ?? "is no longer there"
          throw Problem(
            .conflict, detail: "the text \(now); nothing was written")
        case .unclear(let reason): throw Problem(.unprocessableContent, detail: reason)
        case .unwritable(let fault):
          throw Problem(.unprocessableContent, detail: "\(fault.all[0])")
        }
      }
    }
  }
#endif
