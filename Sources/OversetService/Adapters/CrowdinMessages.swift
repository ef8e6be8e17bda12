#if Service
  import Foundation
  import OversetSlots

  /// What Crowdin asks of an app with the module `external-qa-check`.
  ///
  /// Source: support.crowdin.com/developer/crowdin-apps-module-external-qa-check.
  struct CrowdinQuestion: Decodable {
    struct Contents: Decodable {
      let translations: [Translation]
      let strings: [Text]
      let targetLanguage: Language
    }

    struct Translation: Decodable {
      let id: Int
      let stringId: Int
      let text: String
      let pluralCategoryName: String?
    }

    struct Text: Decodable {
      let id: Int
      let key: String?
      /// A text, or one for each plural category.
      let text: Source?
    }

    enum Source: Decodable {
      case one(String)
      case several([String: String])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
          self = .one(text)
        } else {
          self = .several(try container.decode([String: String].self))
        }
      }

      /// The text, or that for other numbers.
      var text: String? {
        switch self {
        case .one(let text): text
        case .several(let texts): texts["other"] ?? texts.values.min()
        }
      }
    }

    struct Language: Decodable {
      let id: String?
      let locale: String?
    }

    let data: Contents

    /// The translations as items of a check. Their ids are those of Crowdin.
    var items: [CheckItem] {
      let strings = Dictionary(data.strings.map { ($0.id, $0) }) { first, _ in first }
      // The locale says the region that the language usually has, which catalogs do not name.
      let locale = data.targetLanguage.id ?? data.targetLanguage.locale ?? ""
      return data.translations.map { translation in
        let string = strings[translation.stringId]
        let source = string?.text?.text
        let key = string?.key.flatMap { $0.isEmpty ? nil : $0 } ?? source ?? ""
        var item = CheckItem(
          id: "\(translation.id)", key: key, locale: locale, text: translation.text)
        item.source = source
        item.plural = translation.pluralCategoryName.flatMap { $0.isEmpty ? nil : $0 }
        return item
      }
    }
  }

  /// The answer that Crowdin expects.
  struct CrowdinAnswer: Encodable {
    struct Contents: Encodable { let validations: [Validation] }

    struct Validation: Encodable {
      let translationId: Int
      let passed: Bool
      /// Missing for a translation that passes.
      let error: Words?
    }

    struct Words: Encodable { let message: String }

    let data: Contents

    /// The answers to translations. One that nothing is said of passes.
    init(_ answers: [CheckAnswer]) {
      data = Contents(
        validations: answers.compactMap { answer in
          Int(answer.id).map { id in
            Validation(
              translationId: id, passed: answer.passes,
              error: answer.passes ? nil : Words(message: Self.words(of: answer)))
          }
        })
    }

    /// What is wrong, where, and what to do.
    private static func words(of answer: CheckAnswer) -> String {
      let place = answer.worst.map { " (\($0.device), text size \($0.typeSize))" } ?? ""
      let fix = answer.fix.map { ". To do: \($0)" } ?? ""
      return "\(answer.message ?? "it does not fit")\(place)\(fix)"
    }
  }

  /// How many translations Crowdin may send at once.
  struct CrowdinBatchSize: Encodable {
    struct Contents: Encodable { let size: Int }

    let data: Contents

    init(_ size: Int) { data = Contents(size: size) }
  }
#endif
