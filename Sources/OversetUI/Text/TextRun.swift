import OversetCatalogs
import OversetLayoutTree
import OversetText

/// A piece of a text in one look.
struct TextRun {
  var string: String
  var span: TextSpan
  var color: ColorValue
  var decoration = TextDecoration()
  /// The modifiers and parts that a device would draw otherwise.
  var ignored: Set<String> = []
  var origin: StringOrigin?
  /// Where its arguments come from that are looked up themselves.
  var partOrigins: [StringOrigin] = []
}

/// Resolves a ``Text`` into runs: looks strings up, fills arguments, applies casing and fonts.
@MainActor
struct TextResolver {
  let context: _ViewContext

  /// The runs of `text`, in order.
  func runs(of text: Text) -> [TextRun] {
    runs(of: text, inheriting: Text.Style())
  }

  private func runs(of text: Text, inheriting outer: Text.Style) -> [TextRun] {
    let style = text.style.over(outer)
    switch text.storage {
    case .verbatim(let string):
      // Code may have looked it up.
      let origin = context.services.lookup.origin(of: string)
      return [run(string, style: style, origin: origin)]
    case .formatted(let value):
      return [run(value.text(in: context.environment.locale), style: style, origin: nil)]
    case .localized(let key, let table):
      return localized(key, table: table, style: style)
    case .concatenated(let first, let second):
      return runs(of: first, inheriting: style) + runs(of: second, inheriting: style)
    }
  }

  private func localized(
    _ key: LocalizedStringKey, table: String?, style: Text.Style
  ) -> [TextRun] {
    var parts: [StringOrigin] = []
    let own = key.ownTexts
    let resolved = context.services.stringCache.resolve(
      key.key, table: table, defaultText: key.defaultText,
      arguments: key.arguments.map { argument($0, &parts) }, cuttingOut: Set(own.keys),
      locale: context.environment.localeTag)
    context.services.lookup.note(resolved.origin, askedIn: context.environment.localeTag)
    return resolved.pieces.flatMap { piece in
      var pieceStyle = style
      pieceStyle.add(piece)
      var runs = [run(piece.text, style: pieceStyle, origin: nil)]
      if let text = piece.argument.flatMap({ own[$0] }) {
        runs = self.runs(of: text, inheriting: pieceStyle)
      }
      for index in runs.indices {
        runs[index].origin = resolved.origin
        runs[index].partOrigins = parts
      }
      return runs
    }
  }

  /// An argument as it is shown; `parts` learns where it comes from if it is looked up itself.
  private func argument(
    _ argument: LocalizedArgument, _ parts: inout [StringOrigin]
  ) -> FormatArgument {
    guard case .nested(let text) = argument else {
      return argument.formatArgument(in: context.environment.locale) { resource in
        shown(Text(resource), &parts)
      }
    }
    return .text(shown(text, &parts))
  }

  private func shown(_ text: Text, _ parts: inout [StringOrigin]) -> String {
    let runs = runs(of: text)
    parts += runs.compactMap(\.origin) + runs.flatMap(\.partOrigins)
    return runs.map(\.string).joined()
  }

  private func run(_ string: String, style: Text.Style, origin: StringOrigin?) -> TextRun {
    let environment = context.environment
    let chosen = style.font ?? environment.font ?? .body
    let font = chosen.resolved(
      typeSize: environment.dynamicTypeSize,
      style: Font.StyleOverride(
        weight: style.weight ?? environment.fontWeight,
        width: style.width ?? environment.fontWidth,
        design: style.design ?? environment.fontDesign,
        isItalic: style.isItalic || environment.isItalic,
        hasTabularDigits: style.hasTabularDigits || environment.hasTabularDigits,
        ownFamilies: context.services.ownFamilies,
        legibilityWeight: environment.legibilityWeight))
    let color =
      style.color.map { $0.style.color(in: environment) }
      ?? environment.foreground.color(in: environment)
    return TextRun(
      string: cased(string),
      span: TextSpan(
        font: font,
        tracking: Double(style.tracking == 0 ? environment.tracking : style.tracking),
        baselineOffset: Double(
          style.baselineOffset == 0 ? environment.baselineOffset : style.baselineOffset)),
      color: color, decoration: decoration(style, color),
      ignored: style.ignored.union(chosen.ignored),
      origin: origin)
  }

  /// The lines of a text of `color`: those that it says itself, else those around it.
  private func decoration(_ style: Text.Style, _ color: ColorValue) -> TextDecoration {
    let environment = context.environment
    func line(
      _ choice: Text.LineChoice?, _ around: Text.LineStyle?
    ) -> TextDecoration.Line? {
      (choice ?? around.map { .line($0) })?.style?.line(color, in: environment)
    }
    return TextDecoration(
      underline: line(style.underline, environment.underline),
      strikethrough: line(style.strikethrough, environment.strikethrough))
  }

  private func cased(_ string: String) -> String {
    let tag = context.environment.localeTag
    return switch context.environment.textCase {
    case .uppercase: context.services.strings.uppercased(string, locale: tag)
    case .lowercase: context.services.strings.lowercased(string, locale: tag)
    case nil: string
    }
  }
}

extension Text.Style {
  /// This style, with what it leaves open taken from `outer`.
  func over(_ outer: Text.Style) -> Text.Style {
    Text.Style(
      font: font ?? outer.font, weight: weight ?? outer.weight, width: width ?? outer.width,
      design: design ?? outer.design, isItalic: isItalic || outer.isItalic,
      color: color ?? outer.color,
      tracking: tracking == 0 ? outer.tracking : tracking,
      baselineOffset: baselineOffset == 0 ? outer.baselineOffset : baselineOffset,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough,
      hasTabularDigits: hasTabularDigits || outer.hasTabularDigits,
      ignored: ignored.union(outer.ignored))
  }

  /// Adds what Markdown says of a piece.
  mutating func add(_ piece: StyledPiece) {
    if piece.intent.contains(.stronglyEmphasized) { weight = .emphasized }
    if piece.intent.contains(.emphasized) { isItalic = true }
    if piece.intent.contains(.code) { design = .monospaced }
    if piece.intent.contains(.strikethrough) { strikethrough = .line(.single) }
    if piece.link != nil { color = .link }
  }
}

extension LocalizedStringKey {
  /// The arguments that are texts with a style of their own, by their numbers from 1.
  fileprivate var ownTexts: [Int: Text] {
    var texts: [Int: Text] = [:]
    for (index, argument) in arguments.enumerated() {
      if case .nested(let text) = argument, text.hasStyle { texts[index + 1] = text }
    }
    return texts
  }
}

extension Text {
  /// Whether it looks otherwise than the text that it is an argument of.
  nonisolated fileprivate var hasStyle: Bool {
    if case .concatenated(let first, let second) = storage {
      return first.hasStyle || second.hasStyle
    }
    return style != Style()
  }
}
