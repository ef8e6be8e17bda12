#if Service
  import OversetSlots
  import OversetVocabulary
  import Synchronization

  /// The texts of a state of the project, by locale: each is listed when it is first asked for.
  final class TextIndex: Sendable {
    private let check: PreparedCheck
    private let lists = Mutex<[LocaleTag: [ListedText]]>([:])

    init(_ check: PreparedCheck) { self.check = check }

    /// The texts of a locale, in the order of lists; nil for a locale that no catalog has.
    func texts(in locale: LocaleTag) -> [ListedText]? {
      guard check.locales.contains(locale) else { return nil }
      if let known = lists.withLock({ $0[locale] }) { return known }
      // Two that ask at once both list them: nobody waits for another's locale.
      let listed = check.texts(in: locale)
      lists.withLock { $0[locale] = listed }
      return listed
    }
  }
#endif
