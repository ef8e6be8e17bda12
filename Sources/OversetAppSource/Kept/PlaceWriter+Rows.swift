import OversetVocabulary

extension PlaceWriter {
  mutating func write(_ place: RowPlace) {
    write(place.row.container)
    write(list: place.row.nodes) { writer, node in
      writer.write(node.element)
      writer.write(node.memberCount)
    }
    write(place.doubt)
    write(place.mayHaveMore)
  }

  private mutating func write(_ container: RowDescription.Container) {
    switch container {
    case .screen: write(kind: 0)
    case .list(let part, let look):
      write(kind: 1)
      write(part.rawValue)
      write(look.rawValue)
    case .width(let width):
      write(kind: 3)
      write(width)
    }
  }

  private mutating func write(_ element: RowElement) {
    write(kind: kind(of: element))
    switch element {
    case .stack(let axis, let spacing, let alignment):
      write(kind: kind(of: axis))
      write(spacing)
      write(alignment)
    case .group, .doubtful, .button, .toggle, .link, .label, .labeled, .divider, .fill, .opaque,
      .bold:
      break
    case .part(let part): write(part.rawValue)
    case .buttonLook(let look): write(look.rawValue)
    case .spacer(let length): write(length)
    case .text(let text): write(text)
    case .symbol(let name), .truncationMode(let name), .textAlignment(let name),
      .controlSize(let name):
      write(name)
    case .block(let width, let height):
      write(width)
      write(height)
    case .padding(let insets), .rowInsets(let insets):
      for inset in [insets.top, insets.leading, insets.bottom, insets.trailing] { write(inset) }
    case .frame(let width, let height, let alignment):
      write(width)
      write(height)
      write(alignment)
    case .flexibleFrame(let width, let height, let alignment):
      for limit in [width.least, width.greatest, height.least, height.greatest] { write(limit) }
      write(alignment)
    case .fixedSize(let horizontal, let vertical):
      write(horizontal)
      write(vertical)
    case .layoutPriority(let number), .minimumScaleFactor(let number): write(number)
    case .font(let style, let size, let weight, let name):
      write(style?.rawValue)
      write(size)
      write(weight)
      write(name)
    case .weight(let weight): write(weight)
    case .lineLimit(let limit): write(limit)
    case .uppercase(let truth): write(truth)
    }
  }

  private func kind(of element: RowElement) -> UInt8 {
    switch element {
    case .stack: 0
    case .group: 1
    case .button: 2
    case .toggle: 3
    case .spacer: 4
    case .divider: 5
    case .text: 6
    case .symbol: 7
    case .block: 8
    case .fill: 9
    case .opaque: 10
    case .padding: 11
    case .frame: 12
    case .flexibleFrame: 13
    case .fixedSize: 14
    case .layoutPriority: 15
    case .font: 16
    case .weight: 17
    case .lineLimit: 18
    case .minimumScaleFactor: 19
    case .truncationMode: 20
    case .textAlignment: 21
    case .uppercase: 22
    case .doubtful: 23
    case .link: 24
    case .label: 25
    case .labeled: 26
    case .part: 27
    case .rowInsets: 28
    case .buttonLook: 29
    case .controlSize: 30
    case .bold: 31
    }
  }

  private func kind(of axis: RowElement.Axis) -> UInt8 {
    switch axis {
    case .horizontal: 0
    case .vertical: 1
    case .depth: 2
    }
  }

  private mutating func write(_ text: RowText) {
    switch text {
    case .own: write(kind: 0)
    case .key(let key, let table):
      write(kind: 1)
      write(key)
      write(table)
    case .literal(let words):
      write(kind: 2)
      write(words)
    case .sample(let kind):
      write(kind: 3)
      switch kind {
      case .number: write(kind: 0)
      case .date: write(kind: 1)
      case .name: write(kind: 2)
      case .unknown: write(kind: 3)
      }
    }
  }
}
