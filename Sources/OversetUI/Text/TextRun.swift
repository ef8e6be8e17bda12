import OversetCatalogs
import OversetLayoutTree
import OversetText

/// A piece of a text in one look.
struct TextRun {
  var string: String
  var span: TextSpan
  var color: ColorValue
  var origin: StringOrigin?
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
      return [run(string, style: style, origin: nil)]
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
    let resolved = context.services.stringCache.resolve(
      key.key, table: table, arguments: key.arguments.map(argument),
      locale: context.environment.localeTag)
    return resolved.pieces.map { piece in
      var pieceStyle = style
      if piece.isBold { pieceStyle.weight = .bold }
      if piece.isItalic { pieceStyle.isItalic = true }
      return run(piece.text, style: pieceStyle, origin: resolved.origin)
    }
  }

  private func argument(_ argument: LocalizedArgument) -> FormatArgument {
    switch argument {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .decimal(let number): .decimal(number)
    case .formatted(let value): .text(value.text(in: context.environment.locale))
    case .nested(let text): .text(runs(of: text).map(\.string).joined())
    }
  }

  private func run(_ string: String, style: Text.Style, origin: StringOrigin?) -> TextRun {
    let environment = context.environment
    let font = (style.font ?? environment.font ?? .body).resolved(
      typeSize: environment.dynamicTypeSize,
      style: Font.StyleOverride(
        weight: style.weight ?? environment.fontWeight,
        width: style.width ?? environment.fontWidth,
        isItalic: style.isItalic || environment.isItalic,
        legibilityWeight: environment.legibilityWeight))
    let color = style.color.map { $0.style.color(in: environment) }
    return TextRun(
      string: cased(string),
      span: TextSpan(
        font: font, tracking: Double(style.tracking),
        baselineOffset: Double(style.baselineOffset)),
      color: color ?? environment.foreground.color(in: environment), origin: origin)
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
      isItalic: isItalic || outer.isItalic, color: color ?? outer.color,
      tracking: tracking == 0 ? outer.tracking : tracking,
      baselineOffset: baselineOffset == 0 ? outer.baselineOffset : baselineOffset)
  }
}
