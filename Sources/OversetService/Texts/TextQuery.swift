#if Service
  import Hummingbird
  import OversetSlots
  import OversetVocabulary

  /// Which texts are listed.
  struct TextQuery {
    /// The names of its parameters.
    enum Name: String, CaseIterable {
      case locale, state, search, offset, limit
    }

    /// How many texts an answer may have.
    static let limits = 1...1_000
    /// How many may be passed over.
    static let offsets = 0...10_000_000

    let locale: LocaleTag
    /// The group; nil for all.
    let state: ListedText.Group?
    /// What key, source or text must have, in small letters; empty for nothing.
    let search: String
    /// How many are passed over.
    let offset: Int
    /// How many are listed at most.
    let limit: Int

    /// The parameters of a request.
    ///
    /// - Throws: `Problem` for a parameter that is missing, unknown or means nothing.
    init(_ request: Request) throws(Problem) {
      let values = try QueryValues<Name>(request)
      guard let text = values[.locale] else {
        throw Problem(.badRequest, detail: "give the parameter locale")
      }
      guard let locale = LocaleTag(text) else {
        throw Problem(.badRequest, detail: "“\(text)” is no locale")
      }
      self.locale = locale
      search = (values[.search] ?? "").lowercased()
      offset = try values.number(.offset, in: Self.offsets) ?? 0
      limit = try values.number(.limit, in: Self.limits) ?? 200
      if let name = values[.state] {
        guard let group = ListedText.Group(rawValue: name) else {
          let known = ListedText.Group.allCases.map(\.rawValue).joined(separator: ", ")
          throw Problem(.badRequest, detail: "“\(name)” is no state; there are \(known)")
        }
        state = group
      } else {
        state = nil
      }
    }

    /// Whether a text is listed.
    func has(_ text: ListedText) -> Bool {
      guard state.map({ $0 == text.group }) ?? true else { return false }
      return search.isEmpty
        || [text.key, text.source, text.text].contains {
          $0?.lowercased().contains(search) ?? false
        }
    }
  }
#endif
