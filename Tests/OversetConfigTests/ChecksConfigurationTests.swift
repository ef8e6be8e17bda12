import Foundation
import OversetConfig
import OversetFiles
import OversetVocabulary
import Testing

@Suite struct ChecksConfigurationTests {
  static let text = """
    known:
      - rule: text-truncated
        component: Paywall
        locale: de
        device: iPhoneSE
        reason: One label is too long on purpose.
      - rule: icon-not-mirrored
        key: play
        state: paused
        reason: A play triangle points the same way everywhere.
    slack:
      - {script: Jpan, percent: 3, points: 1}
      - {script: Arab, percent: 10.5}
    """

  @Test("the slack of a script is a share of the width and a number of points")
  func slackByScript() throws {
    let checks = try ChecksConfiguration.parse(Self.text, file: "checks.yml")
    #expect(checks.slack(forScript: "Jpan")?.slack(forWidth: 200) == 7)
    #expect(checks.slack(forScript: "Arab")?.slack(forWidth: 200) == 21)
    #expect(checks.slack(forScript: "Latn") == nil)
  }

  @Test("a suppression of an unknown rule is refused at its place, with the nearest name")
  func unknownRuleIsRefused() throws {
    let checks = try ChecksConfiguration.parse(Self.text, file: "checks.yml")
    try checks.validate(rules: ["text-truncated", "icon-not-mirrored"])
    let error = try #require(throws: Diagnostic.self) {
      try checks.validate(rules: ["text-truncated", "icons-not-mirrored"])
    }
    #expect(
      error.description
        == "checks.yml:7:5: unknown rule `icon-not-mirrored`; write `icons-not-mirrored`")
  }

  @Test("an empty file suppresses nothing")
  func emptyFileKnowsNothing() throws {
    #expect(try ChecksConfiguration.parse("", file: "checks.yml") == ChecksConfiguration())
  }

  @Test("the committed file suppresses one truncation")
  func committedFileKnowsOneTruncation() throws {
    let file = Repository.root.appending(path: "Config/checks.yml")
    let checks = try ChecksConfiguration.read(file: BoundFile(named: file))
    #expect(checks.known.count == 1)
    let known = try #require(checks.known.first)
    #expect(known.rule == "text-truncated" && known.component == "Paywall")
    #expect(known.locale == "de" && known.device == "iPhoneSE")
    #expect(known.state == nil && known.key == nil)
  }
}
