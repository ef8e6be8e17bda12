import Foundation
import OversetLayoutEngine
import OversetLayoutTree
import OversetText
import OversetUnicode

/// The leaf of a text: its words in their fonts, ready to be measured.
final class TextLeaf: Sendable {
  /// The request for its layout, without the space and the scale.
  let request: TextRequest
  let string: String
  /// Where it comes from; nil for a string that is not localized.
  let origin: StringOrigin?
  /// Where its further parts come from.
  let partOrigins: [StringOrigin]
  /// The colour of each span.
  let colors: [ColorValue]
  /// The lines of each span; empty if none has any.
  let decorations: [TextDecoration]
  /// The modifiers and parts that a device would draw otherwise, in alphabetical order.
  private let ignored: [String]
  /// The text's number among those of its view, from 0.
  let number: Int

  @MainActor private init(_ text: Text, in context: _ViewContext) {
    number = context.services.numberText()
    let runs = TextLeaf.grown(
      TextResolver(context: context).runs(of: text), number, by: context.services.growth)
    string = runs.map(\.string).joined()
    let origins = runs.compactMap(\.origin)
    origin = origins.first
    partOrigins = Array(origins.dropFirst()) + runs.flatMap(\.partOrigins)
    colors = runs.map(\.color)
    let isPlain = runs.allSatisfy(\.decoration.isEmpty)
    decorations = isPlain ? [] : runs.map(\.decoration)
    ignored = Set(runs.flatMap(\.ignored)).sorted()
    request = TextLeaf.request(runs, context.environment)
  }

  /// `runs` with what a stress test puts behind the text with this number.
  private static func grown(
    _ runs: [TextRun], _ number: Int, by growth: TextGrowth?
  ) -> [TextRun] {
    guard let growth, growth.number == number, var last = runs.last else { return runs }
    last.string += growth.suffix
    return runs.dropLast() + [last]
  }

  @MainActor private static func request(
    _ runs: [TextRun], _ environment: EnvironmentValues
  ) -> TextRequest {
    var units: [UInt16] = []
    var spans: [TextSpan] = []
    for run in runs {
      var span = run.span
      span.start = units.count
      spans.append(span)
      units += run.string.utf16
    }
    let direction = environment.layoutDirection
    var request = TextRequest(
      text: units, spans: spans, locale: environment.localeTag,
      direction: .firstStrong(fallback: direction))
    request.lineBreak = environment.lineBreakStyle
    request.lineLimit = environment.lineLimit
    request.minimumLines = environment.minimumLines
    request.minimumScaleFactor = Double(environment.minimumScaleFactor)
    request.allowsTightening = environment.allowsTightening
    request.truncation = environment.truncationMode
    request.alignment = environment.multilineTextAlignment
    request.lineSpacing = Double(environment.lineSpacing)
    request.isRightToLeftLayout = direction == .rightToLeft
    request.metrics = environment.metricsModel
    return request
  }

  /// The text's node.
  @MainActor static func node(of text: Text, in context: _ViewContext) -> _ViewNode {
    let leaf = TextLeaf(text, in: context)
    let node = _ViewNode("Text", layout: .text(leaf), in: context)
    node.words = leaf.string
    node.attributes.records += leaf.ignored.map { ModifierRecord($0, effect: .ignored) }
    return node
  }
}
