package import OversetSlots
package import OversetVocabulary

extension JSONReport {
  /// Where an app's source draws a key, ending in a newline.
  package static func data(of uses: KeyUses) throws -> PrintedJSON {
    try encode(Uses(uses))
  }

  private struct Uses: Encodable {
    let version = JSONReport.version
    let command = "uses"
    let key: String
    let tables: [String]
    let sourceFiles: Int
    let places: [Place]
    let unplaced: [Unplaced]

    init(_ uses: KeyUses) {
      key = uses.key
      tables = uses.tables
      sourceFiles = uses.fileCount
      places = uses.places.map(Place.init)
      unplaced = uses.unplaced.map(Unplaced.init)
    }
  }

  private struct Place: Encodable {
    let place: String
    let table: String?
    let drawing: String
    var slot: String?
    let otherSlots: [String]?
    let surface: String?
    var reason: String?
    let setting: Setting
    let row: String?
    let doubt: String?
    let steps: [Step]

    init(_ place: TextPlace) {
      self.place = "\(place.place)"
      table = place.table
      otherSlots = place.otherSlots.isEmpty ? nil : place.otherSlots
      surface = place.surface?.rawValue
      setting = Setting(place.setting)
      row = place.row.map { $0.mayHaveMore ? "open" : $0.doubt == nil ? "known" : "bounded" }
      doubt = place.row?.doubt
      steps = place.steps.map { Step(action: $0.action, place: "\($0.place)") }
      switch place.drawing {
      case .slot(let name):
        drawing = "slot"
        slot = name
      case .notDrawn(let what):
        drawing = "notDrawn"
        reason = what
      case .unknown(let why):
        drawing = "unknown"
        reason = why
      }
    }
  }

  private struct Step: Encodable {
    let action: String
    let place: String
  }

  private struct Setting: Encodable {
    let lineLimit: Int?
    let style: String?
    let size: Double?
    let weight: Int?
    let font: String?
    let hasMeasuredFont: Bool?
    let minimumScaleFactor: Double?
    let isUppercase: Bool?
    let width: Double?
    let maximumWidth: Double?
    let padding: Double?
    let margins: Double?
    let hasOpenLines: Bool?
    let hasOpenFont: Bool?
    let hasFixedSize: Bool?

    init(_ setting: TextSetting) {
      func finite(_ value: Double?) -> Double? { value.flatMap { $0.isFinite ? $0 : nil } }
      lineLimit = setting.lineLimit
      style = setting.style?.rawValue
      size = finite(setting.size)
      weight = setting.weight
      font = setting.font.map { $0.name ?? "" }
      hasMeasuredFont = setting.font?.isMeasured
      minimumScaleFactor = finite(setting.minimumScaleFactor)
      isUppercase = setting.isUppercase
      width = finite(setting.width)
      maximumWidth = finite(setting.maximumWidth)
      padding = finite(setting.padding)
      margins = finite(setting.margins)
      hasOpenLines = setting.hasOpenLines
      hasOpenFont = setting.hasOpenFont
      hasFixedSize = setting.hasFixedSize
    }
  }

  private struct Unplaced: Encodable {
    let table: String?
    let place: String?
    let reason: String

    init(_ unplaced: AppPlaces.Unplaced) {
      table = unplaced.table
      place = unplaced.mention.map { "\($0)" }
      reason = unplaced.reason
    }
  }
}
