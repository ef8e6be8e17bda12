import OversetStress
import OversetVocabulary

/// The forecasts for translations, for a terminal.
struct StressForecastLines {
  private let outcome: StressOutcome

  /// How many texts a terminal is shown; the JSON has all.
  private static let limit = 12

  init(_ outcome: StressOutcome) { self.outcome = outcome }

  /// The forecast for languages that are not translated, and how it does on those that are.
  var parts: [[PrintedText]] {
    guard outcome.forecasts.contains(where: { $0.textCount > 0 }) else { return [] }
    let counts = outcome.forecasts.map(line)
    let head: [PrintedText] = [
      "Forecast from the English texts (not findings): a text counts if 1 of 10 translations of its",
      "length would not fit (measured on the texts of nine public iOS catalogs, as drawn)",
    ]
    return [head + counts, predictions]
  }

  private func line(_ forecast: ExpansionForecast) -> PrintedText {
    let texts = Wording.count(forecast.textCount, "text")
    guard let locale = forecast.locale, let broken = forecast.brokenCount else {
      return
        "  \(forecast.language): not translated; \(forecast.tight.count) of \(texts) may be too long"
    }
    let foreseen = forecast.foreseenCount ?? 0
    let fact: PrintedText =
      broken == 0
      ? "none is" : "\(broken) \(broken == 1 ? "is" : "are"), \(foreseen) of them forecast"
    return "  \(locale): translated; \(forecast.tight.count) of \(texts) were forecast as too long;"
      + " \(fact)"
  }

  /// A text that a language may make too long.
  private struct Row {
    let name: PrintedText
    let margin: Double
    let device: PrintedText
    /// By how many percent it lacks space in the language that needs most.
    let lack: Double
    let needs: [PrintedText]
  }

  /// A row for each text that a language may make too long, with what the languages need of it.
  private var predictions: [PrintedText] {
    let languages = outcome.forecasts.filter { $0.locale == nil && !$0.tight.isEmpty }
    guard !languages.isEmpty else { return [] }
    var rows: [Row] = []
    for forecast in languages {
      for text in forecast.tight {
        let name: PrintedText = "\(text.component) \(StressWording.name(text.key))"
        guard !rows.contains(where: { $0.name == name }) else { continue }
        let others = languages.map { language in
          language.tight.first { $0.component == text.component && $0.key == text.key }
        }
        rows.append(
          Row(
            name: name, margin: text.roomPercent, device: "\(text.device)",
            lack: others.compactMap { $0.map { $0.neededPercent - $0.roomPercent } }.max() ?? 0,
            needs: others.map { $0.map { "+\(Int($0.neededPercent.rounded())) %" } ?? "fits" }))
      }
    }
    rows.sort { ($1.lack, $0.name.string) < ($0.lack, $1.name.string) }
    var table = Table(rightAligned: Set(1...languages.count + 1))
    table.add(
      ["may be too long", "headroom"] + languages.map { "\($0.language) needs" } + ["tightest"])
    for row in rows.prefix(Self.limit) {
      table.add([row.name, StressWording.percent(row.margin)] + row.needs + [row.device])
    }
    let rest = rows.count - Self.limit
    return [
      "The growth that 9 of 10 translations stay within, and the headroom of the English text"
    ]
      + table.lines(indent: "  ")
      + (rest > 0 ? ["  and \(Wording.count(rest, "text")) more; --format json lists them"] : [])
  }
}
