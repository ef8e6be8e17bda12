import OversetConfig
import OversetRun
package import OversetStress
package import OversetVocabulary

extension JSONReport {
  /// The report of a stress test, ending in a newline.
  package static func data(of outcome: StressOutcome) throws -> PrintedJSON {
    try encode(
      Stress(
        version: version, command: "stress", locales: outcome.locales, devices: outcome.devices,
        texts: outcome.texts.map(StressText.init),
        components: outcome.components.map(StressLimits.init),
        forecasts: outcome.forecasts.map(StressForecast.init),
        failedStates: outcome.failedStates.isEmpty ? nil : outcome.failedStates))
  }
}

// MARK: The form

private struct Stress: Encodable {
  let version: Int
  let command: String
  let locales: [LocaleTag]
  let devices: [String]
  let texts: [StressText]
  let components: [StressLimits]
  let forecasts: [StressForecast]
  let failedStates: [FailedState]?
}

private struct StressText: Encodable {
  let component: String
  let state: String
  let key: String?
  let occurrence: Int
  let path: String
  let identifier: String?
  let room: StressRoom
  let english: StressRoom?
  let brokenLocales: [LocaleTag]

  init(_ text: TextHeadroom) {
    component = text.component
    state = text.state
    key = text.key
    occurrence = text.occurrence
    path = text.path
    identifier = text.identifier
    room = StressRoom(text.least)
    english = text.english.map(StressRoom.init)
    brokenLocales = text.brokenLocales
  }
}

private struct StressRoom: Encodable {
  let locale: LocaleTag
  let device: String
  let text: String
  let width: Double
  let script: String
  let percent: Double?
  let characters: Int?
  let isBroken: Bool
  let breaks: StressReason?

  init(_ margin: TextHeadroom.Margin) {
    locale = margin.locale
    device = margin.device
    text = margin.text
    width = margin.width
    script = margin.script
    percent = margin.percent
    characters = margin.characters
    isBroken = margin.isBroken
    breaks = margin.firstBreak.map { StressReason($0) }
  }
}

private struct StressReason: Encodable {
  let kind: String
  let subject: String?
  let message: String
  let locale: LocaleTag?
  let device: String?

  init(_ reason: StressBreak) {
    kind = reason.kind.rawValue
    subject = reason.subject
    message = reason.detail
    locale = nil
    device = nil
  }

  init(_ beyond: ComponentLimits.Beyond) {
    kind = beyond.firstBreak.kind.rawValue
    subject = beyond.firstBreak.subject
    message = beyond.firstBreak.detail
    locale = beyond.locale
    device = beyond.device
  }
}

private struct StressLimits: Encodable {
  let component: String
  let state: String
  let largestTypeSize: String?
  let breakingTypeSize: String?
  let typeSizeBreaks: StressReason?
  let narrowestWidth: Int?
  let widthBreaks: StressReason?

  init(_ limits: ComponentLimits) {
    component = limits.component
    state = limits.state
    largestTypeSize = limits.largestTypeSize?.token
    breakingTypeSize = limits.breakingTypeSize?.token
    typeSizeBreaks = limits.beyondTypeSize.map { StressReason($0) }
    narrowestWidth = limits.narrowestWidth
    widthBreaks = limits.beyondWidth.map { StressReason($0) }
  }
}

private struct StressForecast: Encodable {
  let language: String
  let locale: LocaleTag?
  let textCount: Int
  let tight: [StressTight]
  let brokenCount: Int?
  let foreseenCount: Int?

  init(_ forecast: ExpansionForecast) {
    language = forecast.language
    locale = forecast.locale
    textCount = forecast.textCount
    tight = forecast.tight.map(StressTight.init)
    brokenCount = forecast.brokenCount
    foreseenCount = forecast.foreseenCount
  }
}

private struct StressTight: Encodable {
  let component: String
  let state: String
  let key: String
  let text: String
  let length: Int
  let neededPercent: Double
  let roomPercent: Double
  let device: String

  init(_ text: ExpansionForecast.Tight) {
    component = text.component
    state = text.state
    key = text.key
    self.text = text.text
    length = text.length
    neededPercent = text.neededPercent
    roomPercent = text.roomPercent
    device = text.device
  }
}
