/// Sentences in the other alphabets of Europe, the Middle East and Ethiopia.
enum OtherPhrases {
  static let cyrillic = [
    LanguagePhrase(
      tag: "ru", name: "русский",
      sentence: "Все люди рождаются свободными и равными в своём достоинстве и правах."),
    LanguagePhrase(
      tag: "uk", name: "українська",
      sentence: "Всі люди народжуються вільними і рівними у своїй гідності та правах."),
    LanguagePhrase(
      tag: "bg", name: "български",
      sentence: "Всички хора се раждат свободни и равни по достойнство и права."),
    LanguagePhrase(
      tag: "kk", name: "қазақ тілі",
      sentence:
        "Барлық адамдар тумысынан азат және қадір-қасиеті мен құқықтары тең болып дүниеге келеді."),
    LanguagePhrase(
      tag: "el", name: "Ελληνικά",
      sentence:
        "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."),
    LanguagePhrase(
      tag: "hy", name: "հայերեն",
      sentence:
        "Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ ու իրավունքներով։"),
    LanguagePhrase(
      tag: "ka", name: "ქართული",
      sentence:
        "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით."),
    LanguagePhrase(
      tag: "am", name: "አማርኛ",
      sentence: "የሰው ልጅ ሁሉ ሲወለድ ነጻና በክብርና በመብትም እኩልነት ያለው ነው።"),
  ]

  static let rightToLeft = [
    LanguagePhrase(
      tag: "ar", name: "العربية", sentence: "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق."),
    LanguagePhrase(
      tag: "fa", name: "فارسی",
      sentence: "تمام افراد بشر آزاد به دنیا می‌آیند و از لحاظ حیثیت و حقوق با هم برابرند."),
    LanguagePhrase(
      tag: "ur", name: "اردو",
      sentence: "تمام انسان آزاد اور حقوق و عزت کے اعتبار سے برابر پیدا ہوئے ہیں۔"),
    LanguagePhrase(
      tag: "he", name: "עברית", sentence: "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."),
  ]
}
