/// Names of people, to stand for `%@`, in the script a locale is written in.
public enum SampleNames {
  /// Three names of usual length; which one an argument gets follows from its number.
  ///
  /// - Parameter locale: a BCP 47 tag.
  public static func names(for locale: String) -> [String] {
    let tag = LocaleTag(locale)
    if tag.script == "Latn" { return latin }
    if tag.script == "Cyrl" { return cyrillic }
    return byLanguage[tag.language] ?? latin
  }

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
