import OversetVocabulary

/// Reads what the modifiers around a text state of its look; the nearest counts.
struct SettingReading {
  let values: SourceValues
  private(set) var setting = TextSetting()
  /// Whether the view is one of several in a container by now: frames are bounds only.
  private var isContained = false

  /// The setting that some steps of a chain make.
  init(_ links: some Sequence<ChainLink>, index: ProgramIndex) {
    let links = Array(links)
    values = SourceValues(
      index: index, calls: links.filter { $0.kind == .modifier }.map(\.call))
    for link in links { read(link) }
  }

  private mutating func read(_ link: ChainLink) {
    switch link.kind {
    case .constructor:
      if !["Text", "Group", "Button", "Label", "ZStack"].contains(link.name) { isContained = true }
    case .modifier: readModifier(link)
    default: return
    }
  }

  private mutating func readModifier(_ link: ChainLink) {
    let index = values.index
    let first = index.firstArgument(link.call)
    switch link.name {
    case "font": if let first { read(FontReading(first, values)) }
    case "bold": setting.weight = setting.weight ?? (isFalse(first) ? nil : 700)
    case "fontWeight":
      let weight = first.flatMap { values.name($0) }.flatMap(SourceValues.weight)
      setting.weight = setting.weight ?? weight
    case "lineLimit": readLimit(first)
    case "minimumScaleFactor":
      setting.minimumScaleFactor = setting.minimumScaleFactor ?? first.flatMap { values.number($0) }
    case "truncationMode":
      let name = first.flatMap { values.name($0) }
      setting.truncation = setting.truncation ?? name.flatMap(TextTruncation.init)
    case "textCase":
      let name = first.flatMap { values.name($0) }
      setting.isUppercase = setting.isUppercase ?? (name == "uppercase")
    case "frame": readFrame(link.call)
    case "padding": readPadding(link.call)
    case "fixedSize":
      let horizontal = index.argument(link.call, "horizontal")
      let isFixed = index.arguments(link.call).isEmpty || horizontal.map { !isFalse($0) } ?? false
      if isFixed { setting.hasFixedSize = true }
    default: return
    }
  }

  /// Takes a font, unless a nearer one says or hides what it is.
  private mutating func read(_ font: FontReading) {
    if setting.style == nil, setting.size == nil, setting.hasOpenFont == nil {
      setting.style = font.style
      setting.size = font.size
      setting.font = font.font
      if font.style == nil, font.size == nil { setting.hasOpenFont = true }
    }
    setting.weight = setting.weight ?? font.weight
  }

  private func isFalse(_ node: NodeReference?) -> Bool {
    node.map { values.index[$0].kind == .boolean && values.index[$0].name == "false" } ?? false
  }

  private mutating func readLimit(_ argument: NodeReference?) {
    guard setting.lineLimit == nil, let argument else { return }
    let index = values.index
    if index[argument].kind == .none {
      setting.lineLimit = 0
    } else if index[argument].kind == .binary {
      let upper = index.child(of: argument, .right).flatMap { values.number($0) }
      setting.lineLimit = upper.flatMap { Int(exactly: $0) }
    } else if index[argument].kind == .ternary {
      let branches = [SyntaxRole.then, .otherwise].compactMap { index.child(of: argument, $0) }
      let limits = branches.map { index[$0].kind == .none ? 0 : values.number($0) }
      let least = limits.compactMap { $0 }.filter { $0 > 0 }.min()
      setting.lineLimit = least.flatMap { Int(exactly: $0) }
    } else {
      setting.lineLimit = values.number(argument).flatMap { Int(exactly: $0) }
    }
  }

  private mutating func readFrame(_ call: NodeReference) {
    let index = values.index
    if let width = index.argument(call, "width").flatMap({ values.number($0) }) {
      if isContained {
        bound(width)
      } else if setting.width == nil {
        setting.width = width
      }
    }
    if let most = index.argument(call, "maxWidth").flatMap({ values.number($0) }) { bound(most) }
  }

  private mutating func bound(_ width: Double) {
    setting.maximumWidth = min(setting.maximumWidth ?? width, width)
  }

  private mutating func readPadding(_ call: NodeReference) {
    let index = values.index
    let arguments = index.arguments(call)
    let system = 16.0
    var sides = 2.0
    var length = system
    for argument in arguments {
      if let number = values.number(argument) {
        length = number
      } else if index[argument].kind == .none {
        length = system
      } else {
        sides = horizontalSides(argument)
      }
    }
    guard sides > 0 else { return }
    setting.padding = (setting.padding ?? 0) + sides * length
  }

  /// How many of the leading and trailing edges an edge set names.
  private func horizontalSides(_ edges: NodeReference) -> Double {
    let index = values.index
    if index[edges].kind == .array {
      return min(2, index.children(of: edges, .element).reduce(0) { $0 + horizontalSides($1) })
    }
    switch values.name(edges) {
    case "horizontal", "all": return 2
    case "leading", "trailing": return 1
    default: return 0
    }
  }
}
