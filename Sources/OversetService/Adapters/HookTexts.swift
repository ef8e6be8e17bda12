#if Service
  package import Foundation
  import OversetSlots
  import OversetVocabulary

  /// The texts that a tool's message has, as items of a check.
  package struct HookTexts {
    /// What happened, in the tool's words.
    package let event: String
    /// The texts.
    package let items: [CheckItem]

    /// Reads a message.
    ///
    /// - Throws: `DecodingError` for what no such message is.
    package init(_ body: Data, from sender: HookSender) throws {
      let decoder = JSONDecoder()
      switch sender {
      case .lokalise:
        // The first message of a webhook is a list with one word.
        if let ping = try? decoder.decodeBounded([String].self, from: body) {
          (event, items) = (ping.first ?? "ping", [])
        } else {
          let message = try decoder.decodeBounded(LokaliseMessage.self, from: body)
          (event, items) = (message.event, message.items)
        }
      case .tolgee:
        let message = try decoder.decodeBounded(TolgeeMessage.self, from: body)
        (event, items) = (message.activityData?.type ?? message.eventType, message.items)
      case .weblate:
        let message = try decoder.decodeBounded(WeblateMessage.self, from: body)
        (event, items) = (message.action, message.items)
      case .webhook, .crowdin:
        let message = try decoder.decodeBounded(GenericMessage.self, from: body)
        (event, items) = (message.type ?? "check", message.items ?? message.data?.items ?? [])
      }
    }

    /// Items with numbers in place of ids; a text of several forms is several items.
    fileprivate static func items(
      key: String, locale: String, texts: [(plural: String?, text: String)], source: String? = nil,
      from number: Int = 0
    ) -> [CheckItem] {
      texts.enumerated().filter { !$0.element.text.isEmpty }.map { index, text in
        var item = CheckItem(
          id: "\(number + index)", key: key, locale: locale, text: text.text)
        item.plural = text.plural
        item.source = source
        return item
      }
    }
  }

  // MARK: Lokalise

  /// `project.translation.updated`, `project.translations.updated` and others: developers.lokalise.com/docs/webhook-events.
  private struct LokaliseMessage: Decodable {
    struct Language: Decodable { let iso: String }
    struct Key: Decodable { let name: String }
    struct Value: Decodable { let value: String }
    struct Translation: Decodable {
      let value: String
      let language: Language
      let key: Key
    }

    let event: String
    let translation: Value?
    let language: Language?
    let key: Key?
    let translations: [Translation]?

    var items: [CheckItem] {
      if let translation, let language, let key {
        return HookTexts.items(
          key: key.name, locale: language.iso, texts: Self.texts(translation.value))
      }
      var items: [CheckItem] = []
      for translation in translations ?? [] {
        items += HookTexts.items(
          key: translation.key.name, locale: translation.language.iso,
          texts: Self.texts(translation.value), from: items.count)
      }
      return items
    }

    /// The forms of a text: Lokalise writes those of a plural as an object of JSON.
    private static func texts(_ value: String) -> [(plural: String?, text: String)] {
      guard value.hasPrefix("{"),
        let forms = try? JSONDecoder().decodeBounded([String: String].self, from: Data(value.utf8)),
        !forms.isEmpty, forms.keys.allSatisfy(PluralForms.isCategory)
      else { return [(nil, value)] }
      return forms.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  // MARK: Tolgee

  /// `PROJECT_ACTIVITY` and `TEST`: docs.tolgee.io/platform/projects_and_organizations/webhooks.
  private struct TolgeeMessage: Decodable {
    struct Activity: Decodable {
      let type: String?
      let modifiedEntities: Entities?
    }
    struct Entities: Decodable {
      let translations: [Translation]?
      enum CodingKeys: String, CodingKey { case translations = "Translation" }
    }
    struct Translation: Decodable {
      let modifications: Modifications?
      let relations: Relations?
    }
    struct Modifications: Decodable { let text: Change? }
    struct Change: Decodable {
      let text: String?
      enum CodingKeys: String, CodingKey { case text = "new" }
    }
    struct Relations: Decodable {
      let key: Related?
      let language: Related?
    }
    struct Related: Decodable { let data: Named? }
    struct Named: Decodable {
      let name: String?
      let tag: String?
    }

    let eventType: String
    let activityData: Activity?

    var items: [CheckItem] {
      var items: [CheckItem] = []
      for translation in activityData?.modifiedEntities?.translations ?? [] {
        guard let text = translation.modifications?.text?.text,
          let key = translation.relations?.key?.data?.name,
          let locale = translation.relations?.language?.data?.tag
        else { continue }
        items += HookTexts.items(key: key, locale: locale, texts: [(nil, text)], from: items.count)
      }
      return items
    }
  }

  // MARK: Weblate

  /// The schema weblate-messaging of Weblate's webhook add-on.
  private struct WeblateMessage: Decodable {
    let action: String
    /// The key of a monolingual file; from Weblate 5.15 on.
    let context: String?
    let source: [String]?
    let target: [String]?
    let translation: String?

    var items: [CheckItem] {
      guard let target, let locale = translation else { return [] }
      let key = context.flatMap { $0.isEmpty ? nil : $0 } ?? source?.first
      guard let key else { return [] }
      let forms = PluralForms.names(of: target.count, in: locale)
      return HookTexts.items(
        key: key, locale: locale,
        texts: target.enumerated().map { (forms?[$0.offset], $0.element) },
        source: source?.first)
    }
  }

  // MARK: Standard Webhooks

  /// The items of `POST /v1/check`, by themselves or as the data of an event.
  private struct GenericMessage: Decodable {
    struct Contents: Decodable { let items: [CheckItem] }

    let type: String?
    let items: [CheckItem]?
    let data: Contents?
  }
#endif
