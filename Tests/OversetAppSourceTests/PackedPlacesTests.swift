import OversetTestBasics
import OversetVocabulary
import Testing

@testable import OversetAppSource

struct PackedPlacesTests {
  private static let spot = SourcePlace(file: "A.swift", line: 3, column: 7)

  private static func setting() -> TextSetting {
    var setting = TextSetting()
    setting.lineLimit = -1
    setting.style = .caption
    setting.size = 12.5
    setting.weight = 600
    setting.font = AppFont(name: "Lato-Bold")
    setting.minimumScaleFactor = 0.5
    setting.isUppercase = false
    setting.width = 100
    setting.maximumWidth = .infinity
    setting.padding = 32
    setting.margins = 60
    setting.hasOpenLines = true
    setting.hasOpenFont = true
    setting.hasFixedSize = true
    var look = SystemLook()
    (look.size, look.minimumScaleFactor, look.statedScale) = (15, 0.5, 0.75)
    (look.lineLimit, look.hasOpenFont) = (2, true)
    setting.systemLooks = ["largeTitle": look, "navigationTitle": SystemLook()]
    return setting
  }

  private static let elements: [RowElement] = [
    .group, .button, .toggle, .divider, .fill, .opaque, .doubtful,
    .stack(.horizontal, spacing: nil, alignment: nil),
    .stack(.vertical, spacing: 8, alignment: "leading"),
    .stack(.depth, spacing: 0, alignment: "topTrailing"), .spacer(minLength: nil),
    .spacer(minLength: 4), .text(.own), .text(.key("save", table: nil)),
    .text(.key("save", table: "Main")), .text(.literal("größer")), .text(.sample(.number)),
    .text(.sample(.date)), .text(.sample(.name)), .text(.sample(.unknown)), .symbol("star.fill"),
    .block(width: 1, height: 2), .padding(.init(top: 1, leading: 2, bottom: 3, trailing: 4)),
    .frame(width: 1, height: nil, alignment: nil), .frame(width: nil, height: 2, alignment: "top"),
    .flexibleFrame(
      width: .init(least: 1, greatest: 2), height: .init(least: 3), alignment: "top"),
    .fixedSize(horizontal: true, vertical: false), .fixedSize(horizontal: false, vertical: true),
    .layoutPriority(-1), .font(.body, size: nil, weight: nil, named: nil),
    .font(nil, size: 17, weight: 700, named: "Lato-Bold"),
    .font(nil, size: 17, weight: nil, named: ""),
    .weight(500), .lineLimit(nil), .lineLimit(2), .minimumScaleFactor(0.75),
    .truncationMode("middle"), .textAlignment("center"), .uppercase(nil), .uppercase(true),
    .doubtful, .link, .label, .labeled, .part(.unavailableText), .buttonLook(.prominent),
    .rowInsets(.init(top: 1, leading: 2, bottom: 3, trailing: 4)), .controlSize("small"), .bold,
  ]

  private static let containers: [RowDescription.Container] = [
    .screen, .list(.row, .plain), .list(.header, .insetGrouped), .width(320),
  ]

  private static let drawings: [TextPlace.Drawing] = [
    .slot("button"), .notDrawn("accessibilityLabel"), .unknown("no view"),
  ]

  private static let kinds: [Diagnostic.Kind] = [
    .usage, .data, .nothingToCheck, .inputOutput, .system(5), .gitLFSPointer, .empty,
    .otherFormat("PNG"),
  ]

  /// Places in which each kind of each value is met.
  private static func everything() throws -> AppPlaces {
    let nodes =
      [RowDescription.Node(.group, memberCount: elements.count)] + elements.map { .init($0) }
    var places: [TextPlace] = []
    for (number, container) in containers.enumerated() {
      let row = try #require(RowDescription(in: container, nodes: nodes))
      var place = TextPlace(
        key: "key\(number)", table: number == 0 ? nil : "Main", place: spot,
        drawing: drawings[number % drawings.count])
      place.setting = number == 0 ? TextSetting() : setting()
      place.otherSlots = number == 2 ? ["largeTitle", "row"] : []
      place.isAddition = number == 2
      place.choice = number == 1 ? spot : nil
      place.surface = number == 3 ? .carPlay : nil
      place.isIndirect = number == 1
      place.row =
        number == 1
        ? nil
        : RowPlace(row: row, doubt: number == 2 ? nil : "a variable", mayHaveMore: number == 3)
      place.steps = [
        .init(place: spot, action: "Text(_:)"), .init(place: SourcePlace(file: "B"), action: ""),
      ]
      places.append(place)
    }
    var facts: [SourceFact] = []
    for kind in SourceFact.Kind.allCases {
      var fact = SourceFact(
        kind, at: spot, evidence: "\"a\"", detail: "Text", key: "a", table: "Main")
      fact.ignores = [.init(rule: "unused-key", reason: "later", place: spot)]
      facts += [fact, SourceFact(kind, at: nil, evidence: "")]
    }
    var all = AppPlaces(
      places: places,
      unplaced: [
        .init(key: "other", table: nil, mention: nil, reason: "a package"),
        .init(key: "another", table: "Main", mention: spot, reason: ""),
      ],
      unasked: ["never", ""], facts: facts, fileCount: 12, skipped: [.init(name: "Pods", count: 3)],
      refused: [
        Diagnostic(
          .data, file: "C.swift", problem: "p", remedy: "r",
          alsoFound: kinds.map { Diagnostic($0, problem: "of a kind", remedy: "none") })
      ])
    all.defaults = [nil, "Main"].map { DefaultText(key: "a", table: $0, text: "A", place: spot) }
    return all
  }

  @Test("bytes become the same places") func bytesBecomeTheSamePlaces() throws {
    let places = try Self.everything()
    #expect(PackedPlaces.places(of: PackedPlaces.bytes(of: places)) == places)
    #expect(PackedPlaces.places(of: PackedPlaces.bytes(of: AppPlaces())) == AppPlaces())
  }

  @Test("a text keeps its code units") func aTextKeepsItsCodeUnits() throws {
    let keys = ["\u{E9}", "e\u{301}", "\u{E9}"]
    let places = AppPlaces(
      unplaced: keys.map { .init(key: $0, table: nil, mention: nil, reason: "") })
    let read = try #require(PackedPlaces.places(of: PackedPlaces.bytes(of: places)))
    #expect(read.unplaced.map { Array($0.key.utf8) } == keys.map { Array($0.utf8) })
  }

  @Test("cut bytes are none") func cutBytesAreNone() throws {
    let bytes = PackedPlaces.bytes(of: try Self.everything())
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(PackedPlaces.places(of: Array(bytes.prefix(length))) == nil)
    }
    #expect(PackedPlaces.places(of: bytes + [0]) == nil)
  }

  @Test("any bytes are places or none") func anyBytesArePlacesOrNone() throws {
    let bytes = PackedPlaces.bytes(of: try Self.everything())
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<changed.count, using: &random)
        changed[place] = UInt8.random(in: 0...255, using: &random)
      }
      guard let places = PackedPlaces.places(of: changed) else { continue }
      let again = PackedPlaces.bytes(of: places)
      #expect(PackedPlaces.places(of: again).map { PackedPlaces.bytes(of: $0) } == again)
    }
  }
}
