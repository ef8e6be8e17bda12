#if Service
  import Foundation
  import HTTPTypes
  import Hummingbird
  import OversetCatalogs
  import OversetConfig
  import OversetSlots
  import OversetVocabulary

  extension ServiceRequest {
    /// The secret of a sender.
    ///
    /// - Throws: `Problem` (404) where there is none, as for any path that is not there.
    func secret(of sender: HookSender) throws(Problem) -> HookSecrets.Secret {
      guard let secret = service.secrets[sender] else {
        throw Problem(
          .notFound,
          detail:
            "the server has no secret of \(sender.rawValue); Docs/service.md says how to give one")
      }
      return secret
    }

    /// The answers to texts that a sender asks about, and what catalogs and configuration are known by.
    ///
    /// - Throws: `Problem` if it asks too much.
    func answers(
      to items: [CheckItem], for sender: HookSender
    ) async throws -> (answers: [CheckAnswer], revision: String) {
      try spend(items.count, by: "hook \(sender.rawValue)")
      let locales = service.projects.current.check.locales
      return await service.answers(to: items.map { $0.served(by: locales) }, since: start)
    }
  }

  extension CheckItem {
    /// The item in the locale of the catalogs that readers of its own are shown: tools say `es-ES` where catalogs have
    /// `es`, and `zh-CN` for `zh-Hans`.
    fileprivate func served(by locales: [LocaleTag]) -> CheckItem {
      guard let asked = LocaleTag(locale), !locales.contains(asked),
        let known = LocaleFallback.best(of: locales, for: asked)
      else { return self }
      var item = self
      item.locale = known.identifier
      return item
    }
  }
#endif
