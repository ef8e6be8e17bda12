/// Sentences in the scripts of South, Southeast and East Asia.
enum AsianPhrases {
  static let northIndian = [
    LanguagePhrase(
      tag: "hi", name: "हिन्दी",
      sentence:
        "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"),
    LanguagePhrase(
      tag: "mr", name: "मराठी",
      sentence:
        "सर्व मानवी व्यक्ति जन्मतःच स्वतंत्र आहेत व त्यांना समान प्रतिष्ठा व समान अधिकार आहेत."),
    LanguagePhrase(
      tag: "ne", name: "नेपाली",
      sentence: "सबै व्यक्तिहरू जन्मजात स्वतन्त्र हुन् ती सबैको समान अधिकार र महत्व छ।"),
    LanguagePhrase(
      tag: "bn", name: "বাংলা",
      sentence: "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।"),
    LanguagePhrase(
      tag: "gu", name: "ગુજરાતી",
      sentence: "પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે."),
    LanguagePhrase(
      tag: "pa", name: "ਪੰਜਾਬੀ",
      sentence: "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ।"),
    LanguagePhrase(
      tag: "or", name: "ଓଡ଼ିଆ",
      sentence: "ସମସ୍ତ ମଣିଷ ଜନ୍ମକାଳରୁ ସ୍ୱାଧୀନ। ସେମାନଙ୍କର ମର୍ଯ୍ୟାଦା ଓ ଅଧିକାର ସମାନ।"),
  ]

  static let southIndian = [
    LanguagePhrase(
      tag: "ta", name: "தமிழ்", sentence: "மனிதப் பிறவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்."),
    LanguagePhrase(
      tag: "te", name: "తెలుగు",
      sentence:
        "ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు."),
    LanguagePhrase(
      tag: "kn", name: "ಕನ್ನಡ",
      sentence: "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ, ಘನತೆ ಮತ್ತು ಹಕ್ಕುಗಳಲ್ಲಿ ಸಮಾನರಾಗಿದ್ದಾರೆ."),
    LanguagePhrase(
      tag: "ml", name: "മലയാളം",
      sentence:
        "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടുംകൂടി ജനിച്ചിട്ടുള്ളവരാണ്."),
    LanguagePhrase(
      tag: "si", name: "සිංහල",
      sentence: "සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත. ගරුත්වයෙන් හා අයිතිවාසිකම්වලින් සමාන වෙති."),
  ]

  static let southeastAsian = [
    LanguagePhrase(
      tag: "th", name: "ไทย",
      sentence: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
    LanguagePhrase(
      tag: "lo", name: "ລາວ",
      sentence: "ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ, ສິດທິ, ເສລີພາບ ແລະຄວາມສະເໝີພາບເທົ່າທຽມກັນ."),
    LanguagePhrase(
      tag: "km", name: "ភាសាខ្មែរ",
      sentence: "មនុស្សទាំងអស់កើតមកមានសេរីភាព និងសមភាពក្នុងសេចក្តីថ្លៃថ្នូរ និងសិទ្ធិ។"),
    LanguagePhrase(
      tag: "my", name: "မြန်မာ",
      sentence:
        "လူတိုင်းသည် တူညီလွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့်လည်းကောင်း၊ တူညီလွတ်လပ်သော အခွင့်အရေးများဖြင့်လည်းကောင်း မွေးဖွားလာသူများဖြစ်သည်။"
    ),
  ]

  static let eastAsian = [
    LanguagePhrase(
      tag: "ja", name: "日本語",
      sentence: "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"),
    LanguagePhrase(
      tag: "ko", name: "한국어", sentence: "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
    LanguagePhrase(tag: "zh-Hans", name: "简体中文", sentence: "人人生而自由，在尊严和权利上一律平等。"),
    LanguagePhrase(tag: "zh-Hant", name: "繁體中文", sentence: "人人生而自由，在尊嚴和權利上一律平等。"),
    LanguagePhrase(tag: "zh-HK", name: "繁體中文（香港）", sentence: "人人生而自由，在尊嚴和權利上一律平等。"),
    LanguagePhrase(tag: "yue", name: "粵語", sentence: "人人生出嚟就係自由嘅，喺尊嚴同埋權利上一律平等。"),
  ]
}
