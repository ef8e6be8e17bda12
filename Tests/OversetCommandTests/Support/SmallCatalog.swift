import Foundation
import OversetTestBasics

/// A catalog of a few strings: one that fits everywhere, one that fits nowhere on one line, and one
/// whose Korean and Chinese no face of this package has.
enum SmallCatalog {
  static let name = "Small.xcstrings"
  static let longText =
    "Benachrichtigungseinstellungen der Donaudampfschifffahrtsgesellschaft in Wien"

  static func project() throws -> TestProject {
    let project = try TestProject()
    try project.write(text, to: name)
    return project
  }

  private static let text = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "long" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "\(longText)" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Off" } },
            "chr" : { "stringUnit" : { "state" : "translated", "value" : "ᏣᎳ" } },
            "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "关Ꮳ" } }
          }
        },
        "ok" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Ja" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "OK" } },
            "zh-Hans" : { "stringUnit" : { "state" : "translated", "value" : "好" } }
          }
        }
      },
      "version" : "1.0"
    }

    """
}

extension TestProject {
  /// `overset check` over the small catalog on the narrowest device.
  func check(_ slot: String, _ arguments: [String] = []) async throws -> OversetProcess.Result {
    let catalog = file(SmallCatalog.name).path(percentEncoded: false)
    return try await overset(
      ["check", catalog, "--slot", slot, "--device", "iPhoneSE"] + arguments)
  }
}
