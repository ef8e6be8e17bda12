import OversetVocabulary

extension PlaceReader {
  mutating func row() throws(Damage) -> RowPlace {
    let container = try container()
    let nodes = try list { (reader) throws(Damage) in
      RowDescription.Node(try reader.element(), memberCount: try reader.number())
    }
    guard let row = RowDescription(in: container, nodes: nodes) else { throw Damage() }
    return RowPlace(row: row, doubt: try optionalText(), mayHaveMore: try truth())
  }

  private mutating func container() throws(Damage) -> RowDescription.Container {
    switch try kind() {
    case 0: .screen
    case 1: .list(try named(), try named())
    case 3: .width(try double())
    default: throw Damage()
    }
  }

  private mutating func element() throws(Damage) -> RowElement {
    switch try kind() {
    case 0: .stack(try axis(), spacing: try optionalDouble(), alignment: try optionalText())
    case 1: .group
    case 2: .button
    case 3: .toggle
    case 4: .spacer(minLength: try optionalDouble())
    case 5: .divider
    case 6: .text(try rowText())
    case 7: .symbol(try text())
    case 8: .block(width: try double(), height: try double())
    case 9: .fill
    case 10: .opaque
    case 11: .padding(try insets())
    case 12:
      .frame(
        width: try optionalDouble(), height: try optionalDouble(), alignment: try optionalText())
    case 13:
      .flexibleFrame(width: try limits(), height: try limits(), alignment: try optionalText())
    case 14: .fixedSize(horizontal: try truth(), vertical: try truth())
    case 15: .layoutPriority(try double())
    case 16:
      .font(
        try optionalStyle(), size: try optionalDouble(), weight: try optionalNumber(),
        named: try optionalText())
    case 17: .weight(try number())
    case 18: .lineLimit(try optionalNumber())
    case 19: .minimumScaleFactor(try double())
    case 20: .truncationMode(try text())
    case 21: .textAlignment(try text())
    case 22: .uppercase(try optionalTruth())
    case 23: .doubtful
    case 24: .link
    case 25: .label
    case 26: .labeled
    case 27: .part(try named())
    case 28: .rowInsets(try insets())
    case 29: .buttonLook(try named())
    case 30: .controlSize(try text())
    case 31: .bold
    default: throw Damage()
    }
  }

  /// A case by its name.
  private mutating func named<Value: RawRepresentable<String>>() throws(Damage) -> Value {
    guard let value = Value(rawValue: try text()) else { throw Damage() }
    return value
  }

  private mutating func insets() throws(Damage) -> RowElement.Insets {
    RowElement.Insets(
      top: try double(), leading: try double(), bottom: try double(), trailing: try double())
  }

  private mutating func limits() throws(Damage) -> RowElement.Limits {
    RowElement.Limits(least: try optionalDouble(), greatest: try optionalDouble())
  }

  private mutating func axis() throws(Damage) -> RowElement.Axis {
    switch try kind() {
    case 0: .horizontal
    case 1: .vertical
    case 2: .depth
    default: throw Damage()
    }
  }

  private mutating func rowText() throws(Damage) -> RowText {
    switch try kind() {
    case 0: .own
    case 1: .key(try text(), table: try optionalText())
    case 2: .literal(try text())
    case 3: .sample(try sampleKind())
    default: throw Damage()
    }
  }

  private mutating func sampleKind() throws(Damage) -> RowText.Kind {
    switch try kind() {
    case 0: .number
    case 1: .date
    case 2: .name
    case 3: .unknown
    default: throw Damage()
    }
  }
}
