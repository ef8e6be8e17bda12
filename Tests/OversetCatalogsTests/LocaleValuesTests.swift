import OversetVocabulary
import Synchronization
import Testing

@testable import OversetCatalogs

@Suite("Values of locales")
struct LocaleValuesTests {
  @Test("each locale's value is made once, whoever asks") func madeOnce() async {
    let made = Mutex<[LocaleTag: Int]>([:])
    let values = LocaleValues { locale in
      made.withLock { $0[locale, default: 0] += 1 }
      return "value of \(locale)"
    }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for locale in ["de", "ar", "und", "DE"] as [LocaleTag] {
            #expect(values[locale] == "value of \(locale)")
          }
        }
      }
    }
    #expect(made.withLock { $0 } == ["de": 1, "ar": 1, "und": 1])
  }
}
