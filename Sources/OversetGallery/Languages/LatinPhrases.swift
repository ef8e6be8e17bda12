/// Sentences in Latin letters.
enum LatinPhrases {
  static let western = [
    LanguagePhrase(
      tag: "en", name: "English",
      sentence: "All human beings are born free and equal in dignity and rights."),
    LanguagePhrase(
      tag: "de", name: "Deutsch",
      sentence: "Alle Menschen sind frei und gleich an Würde und Rechten geboren."),
    LanguagePhrase(
      tag: "fr", name: "français",
      sentence: "Tous les êtres humains naissent libres et égaux en dignité et en droits."),
    LanguagePhrase(
      tag: "es", name: "español",
      sentence: "Todos los seres humanos nacen libres e iguales en dignidad y derechos."),
    LanguagePhrase(
      tag: "it", name: "italiano",
      sentence: "Tutti gli esseri umani nascono liberi ed eguali in dignità e diritti."),
    LanguagePhrase(
      tag: "pt-BR", name: "português",
      sentence: "Todos os seres humanos nascem livres e iguais em dignidade e direitos."),
    LanguagePhrase(
      tag: "ca", name: "català",
      sentence: "Tots els éssers humans neixen lliures i iguals en dignitat i en drets."),
    LanguagePhrase(
      tag: "nl", name: "Nederlands",
      sentence: "Alle mensen worden vrij en gelijk in waardigheid en rechten geboren."),
  ]

  static let northern = [
    LanguagePhrase(
      tag: "sv", name: "svenska",
      sentence: "Alla människor är födda fria och lika i värde och rättigheter."),
    LanguagePhrase(
      tag: "da", name: "dansk",
      sentence: "Alle mennesker er født frie og lige i værdighed og rettigheder."),
    LanguagePhrase(
      tag: "nb", name: "norsk bokmål",
      sentence: "Alle mennesker er født frie og med samme menneskeverd og menneskerettigheter."),
    LanguagePhrase(
      tag: "fi", name: "suomi",
      sentence: "Kaikki ihmiset syntyvät vapaina ja tasavertaisina arvoltaan ja oikeuksiltaan."),
    LanguagePhrase(
      tag: "lt", name: "lietuvių",
      sentence: "Visi žmonės gimsta laisvi ir lygūs savo orumu ir teisėmis."),
    LanguagePhrase(
      tag: "pl", name: "polski",
      sentence: "Wszyscy ludzie rodzą się wolni i równi pod względem swej godności i swych praw."),
    LanguagePhrase(
      tag: "cs", name: "čeština",
      sentence: "Všichni lidé se rodí svobodní a sobě rovní co do důstojnosti a práv."),
    LanguagePhrase(
      tag: "sk", name: "slovenčina",
      sentence: "Všetci ľudia sa rodia slobodní a sebe rovní, čo sa týka ich dôstojnosti a práv."),
  ]

  static let central = [
    LanguagePhrase(
      tag: "sl", name: "slovenščina",
      sentence: "Vsi ljudje se rodijo svobodni in imajo enako dostojanstvo in enake pravice."),
    LanguagePhrase(
      tag: "hr", name: "hrvatski",
      sentence: "Sva ljudska bića rađaju se slobodna i jednaka u dostojanstvu i pravima."),
    LanguagePhrase(
      tag: "hu", name: "magyar",
      sentence: "Minden emberi lény szabadon születik és egyenlő méltósága és joga van."),
    LanguagePhrase(
      tag: "ro", name: "română",
      sentence: "Toate ființele umane se nasc libere și egale în demnitate și în drepturi."),
    LanguagePhrase(
      tag: "tr", name: "Türkçe",
      sentence: "Bütün insanlar hür, haysiyet ve haklar bakımından eşit doğarlar."),
    LanguagePhrase(
      tag: "id", name: "Indonesia",
      sentence: "Semua orang dilahirkan merdeka dan mempunyai martabat dan hak-hak yang sama."),
    LanguagePhrase(
      tag: "ms", name: "Melayu",
      sentence: "Semua manusia dilahirkan bebas dan samarata dari segi kemuliaan dan hak-hak."),
    LanguagePhrase(
      tag: "vi", name: "Tiếng Việt",
      sentence:
        "Tất cả mọi người sinh ra đều được tự do và bình đẳng về nhân phẩm và quyền lợi."),
  ]
}
