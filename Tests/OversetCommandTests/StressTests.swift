import Foundation
import OversetTestBasics
import Testing

/// `overset stress`, run as people run it.
struct StressTests {
  private static let card = ["stress", "--component", "ErrorCard", "--device", "iPhoneSE"]

  /// What is said of a button of the sample paywall, in both forms.
  @Test("text and JSON report the same headroom, first break and broken locales")
  func rooms() async throws {
    let project = try TestProject.gallery()
    let arguments = ["stress", "--component", "Paywall", "--device", "iPhoneSE"]
    let text = try await project.overset(arguments)
    #expect(text.exitCode == 0 && text.errors.isEmpty)
    let json = try await project.overset(arguments + ["--format", "json", "--jobs", "1"])
    #expect(json.exitCode == 0)
    let report = try json.json()
    #expect(report["version"] as? Int == 1 && report["command"] as? String == "stress")
    let texts = try #require(report["texts"] as? [[String: Any]])
    let subscribe = try #require(
      texts.first { $0["key"] as? String == "Subscribe" && $0["state"] as? String == "plans" })
    let room = try #require(subscribe["room"] as? [String: Any])
    #expect(room["locale"] as? String == "de" && room["device"] as? String == "iPhoneSE")
    let percent = try #require(room["percent"] as? Double)
    let characters = try #require(room["characters"] as? Int)
    let line = try #require(text.text.split(separator: "\n").first { $0.contains("\"Subscribe\"") })
    #expect(line.contains("+\(Int(percent)) %") && line.contains("\(characters) Latn"))
    #expect(line.contains("it is truncated"))
    // The German button that the gallery keeps too long.
    let restore = try #require(texts.first { $0["key"] as? String == "Restore" })
    #expect((restore["room"] as? [String: Any])?["isBroken"] as? Bool == true)
    #expect(restore["brokenLocales"] as? [String] == ["de"])
    #expect(text.text.contains("\"Restore\"") && text.text.contains("it is truncated as it is"))
  }

  @Test("the forecast lists translated and untranslated languages, and its source")
  func forecasts() async throws {
    let project = try TestProject.gallery()
    let text = try await project.overset(["stress", "--component", "Paywall"]).text
    #expect(text.contains("Forecast from the English texts (not findings)"))
    #expect(text.contains("measured on the texts of nine public iOS catalogs"))
    #expect(text.contains("  fr: not translated; "))
    #expect(text.contains("  de: translated; "))
    #expect(text.contains("ru needs"))
  }

  @Test("one job and four print the same bytes, as text and as JSON")
  func jobsAndFormsAreDeterministic() async throws {
    let project = try TestProject.gallery()
    for format in ["text", "json"] {
      let first = try await project.overset(Self.card + ["--format", format, "--jobs", "1"])
      let second = try await project.overset(Self.card + ["--format", format, "--jobs", "4"])
      #expect(first.output == second.output && !first.output.isEmpty)
    }
  }

  @Test("a narrowed stress test reports what was chosen and forecasts no language it left out")
  func selection() async throws {
    let project = try TestProject.gallery()
    let report = try await project.overset(
      Self.card + ["--locale", "ar", "--locale", "de", "--format", "json"]
    ).json()
    #expect(report["locales"] as? [String] == ["ar", "de"])
    #expect(report["devices"] as? [String] == ["iPhoneSE"])
    let components = try #require(report["components"] as? [[String: Any]])
    #expect(Set(components.compactMap { $0["component"] as? String }) == ["ErrorCard"])
    #expect(components.allSatisfy { $0["largestTypeSize"] is String })
    // Languages that the run leaves out are no predictions.
    let forecasts = try #require(report["forecasts"] as? [[String: Any]])
    #expect(forecasts.compactMap { $0["language"] as? String } == ["ar", "de", "fr", "ru"])
  }

  @Test(
    "bad arguments end stress with 64 and print no report",
    arguments: [
      ["--component", "Nothing"], ["--locale", "qq"], ["--device", "iPhone0"], ["--jobs", "0"],
      ["--format", "xml"], ["more"],
    ])
  func wrongUsage(arguments: [String]) async throws {
    let run = try await TestProject.gallery().overset(["stress"] + arguments)
    #expect(run.exitCode == 64 && run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test("a malformed catalog ends stress with 65 and its file")
  func badCatalog() async throws {
    let project = try TestProject.gallery()
    try project.write("{", to: "Locales/Broken.xcstrings")
    let run = try await project.overset(["stress"])
    #expect(run.exitCode == 65 && run.errors.contains("Locales/Broken.xcstrings:"))
  }

  /// Without any catalog there is no English text, and no forecast.
  @Test("a project without catalogs has no forecast")
  func withoutCatalogs() async throws {
    let project = try TestProject()
    let run = try await project.overset(Self.card + ["--locale", "en"])
    #expect(run.exitCode == 0)
    #expect(!run.text.contains("Forecast"))
  }
}
