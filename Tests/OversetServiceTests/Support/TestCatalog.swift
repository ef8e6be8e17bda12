#if Service
  import OversetTestBasics

  /// A project of a few keys, judged on the narrowest device.
  enum TestCatalog {
    /// Fits a half button in German.
    static let short = "Los"
    /// Fits none.
    static let long = "Alle Einkäufe wiederherstellen"

    static func project() throws -> TestProject {
      let project = try TestProject()
      try project.write("devices: [iPhoneSE, iPhone16Pro]\n", to: "Config/matrix.yml")
      try project.write(
        """
        rules:
          - {key: "half.*", slot: halfButton}
          - {key: "spoken.*", slot: spoken}
        """, to: "Config/slots.yml")
      try project.write(catalog(), to: "Locales/Main.xcstrings")
      return project
    }

    /// The catalog with a German text.
    static func catalog(german: String = short) -> String {
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "half.go": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Go"}},
          "de": {"stringUnit": {"state": "translated", "value": "\(german)"}},
          "ar": {"stringUnit": {"state": "translated", "value": "اذهب"}}}},
        "half.send": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Send to %@"}},
          "de": {"stringUnit": {"state": "translated", "value": "An %@ senden"}}}},
        "half.days": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}},
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%lld Tag"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}}}}},
        "spoken.hint": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Opens the page"}},
          "de": {"stringUnit": {"state": "translated", "value": "Öffnet die Seite"}}}}
      }}
      """
    }
  }
#endif
