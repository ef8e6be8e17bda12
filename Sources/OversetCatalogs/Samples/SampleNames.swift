package import OversetConfig
package import OversetVocabulary

/// Names of people as values for `%@`, in the script of a locale.
package enum SampleNames {
  /// Three names of usual length; which one an argument gets follows from its number.
  package static func names(for locale: LocaleTag) -> [String] {
    switch locale.script {
    case "Latn": return latin
    case "Cyrl": return cyrillic
    default: return byLanguage[locale.language] ?? latin
    }
  }

  /// Three names of a length, or of the other direction: Arabic ones where the locale reads from left to
  /// right, Latin ones where it reads from right to left.
  package static func names(
    for locale: LocaleTag, length: SampleLength, isOpposite: Bool = false
  ) -> [String] {
    let isRightToLeft = rightToLeft.contains(locale.language)
    let names =
      isOpposite ? (isRightToLeft ? latin : byLanguage["ar"] ?? latin) : names(for: locale)
    return switch length {
    case .short: names.min(by: shorter).map { [$0] } ?? names
    case .typical: names
    // A given name and two family names, as long as names on one line get.
    case .long:
      names.indices.map { index in
        names.indices.map { names[(index + $0) % names.count] }.joined(separator: " ")
      }
    }
  }

  private static func shorter(_ left: String, _ right: String) -> Bool {
    (left.count, left) < (right.count, right)
  }

  private static let rightToLeft: Set<String> = ["ar", "fa", "he", "ur", "yi"]

  private static let latin = ["Anna", "Martin", "Sofia"]
  private static let cyrillic = ["Анна", "Михаил", "София"]

  private static let byLanguage: [String: [String]] = [
    "am": ["ሳራ", "ዳዊት", "ሄለን"],
    "ar": ["سارة", "محمد", "ليلى"],
    "be": cyrillic,
    "bg": cyrillic,
    "bn": ["অনিতা", "রহিম", "সুমন"],
    "el": ["Ελένη", "Νίκος", "Σοφία"],
    "fa": ["سارا", "محمد", "مریم"],
    "gu": ["અનિતા", "રાહુલ", "મીના"],
    "he": ["שרה", "משה", "יעל"],
    "hi": ["अनीता", "राहुल", "सुनीता"],
    "hy": ["Աննա", "Արամ", "Մարիամ"],
    "ja": ["さくら", "健太", "美咲"],
    "ka": ["ანა", "გიორგი", "ნინო"],
    "kk": cyrillic,
    "km": ["សុខា", "ដារ៉ា", "ស្រីមុំ"],
    "kn": ["ಅನಿತಾ", "ರಾಹುಲ್", "ಮೀನಾ"],
    "ko": ["서연", "민준", "지우"],
    "lo": ["ນາງ", "ສົມ", "ແກ້ວ"],
    "mk": cyrillic,
    "ml": ["അനിത", "രാഹുൽ", "മീന"],
    "mn": cyrillic,
    "mr": ["अनीता", "राहुल", "सुनीता"],
    "my": ["အောင်", "မေ", "စု"],
    "ne": ["अनीता", "राहुल", "सुनीता"],
    "pa": ["ਅਨੀਤਾ", "ਰਾਹੁਲ", "ਮੀਨਾ"],
    "ru": cyrillic,
    "si": ["අනිතා", "නිමල්", "කුමාරි"],
    "sr": cyrillic,
    "ta": ["அனிதா", "ராகுல்", "மீனா"],
    "te": ["అనిత", "రాహుల్", "మీనా"],
    "th": ["สมหญิง", "สมชาย", "มาลี"],
    "uk": ["Ганна", "Михайло", "Софія"],
    "ur": ["سارہ", "محمد", "مریم"],
    "yi": ["שרה", "משה", "יעל"],
    "zh": ["小雨", "建国", "美玲"],
  ]
}
