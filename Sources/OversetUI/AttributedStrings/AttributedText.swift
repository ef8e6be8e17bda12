public import Foundation

extension Text {
  /// Creates a text from an attributed string, which is not looked up: its fonts, weights, slants, colours, lines,
  /// tracking, and links in the tint. A background colour is ignored.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    let parts = attributedContent.runs.map { run in
      var part = Text(verbatim: String(attributedContent[run.range].characters))
      part.style = Style(run)
      return part
    }
    guard let first = parts.first else {
      self.init(verbatim: "")
      return
    }
    self = parts.dropFirst().reduce(first, +)
  }
}

extension Text.Style {
  /// What the attributes of a run say.
  fileprivate init(_ run: AttributedString.Runs.Run) {
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    font = run[Attributes.FontAttribute.self]
    color = run[Attributes.ForegroundColorAttribute.self].map(TextColor.init)
    underline = run[Attributes.UnderlineStyleAttribute.self].map { .line($0) }
    strikethrough = run[Attributes.StrikethroughStyleAttribute.self].map { .line($0) }
    tracking =
      run[Attributes.TrackingAttribute.self] ?? run[Attributes.KerningAttribute.self] ?? 0
    baselineOffset = run[Attributes.BaselineOffsetAttribute.self] ?? 0
    let intent = run[Attributes.InlinePresentationIntentAttribute.self] ?? []
    if intent.contains(.stronglyEmphasized) { weight = .emphasized }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.strikethrough) { strikethrough = strikethrough ?? .line(.single) }
    if run[AttributeScopes.FoundationAttributes.LinkAttribute.self] != nil {
      color = color ?? .link
    }
  }
}

extension TextColor {
  /// The colour of links: the tint.
  static let link = TextColor(TintShapeStyle())
}
