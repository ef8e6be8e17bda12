import OversetSourceText

/// The lines of a preview, with the properties that `@Previewable` marks told apart.
///
/// A property wrapper such as `@State` works in a view only, so a preview with such properties becomes a view of its
/// own: `@Previewable @State var isOn = false` is a property of it, and what remains is its body.
struct PreviewBody {
  private let properties: [Substring]
  private let rest: String

  init(_ source: Substring) {
    var properties: [Substring] = []
    var rest = ""
    var tokens = SourceTokens(source).tokens[...]
    while let token = tokens.first {
      if let (property, end) = PreviewBody.property(at: tokens) {
        properties.append(property)
        tokens = tokens[end...]
      } else {
        rest += token.text
        tokens = tokens.dropFirst()
      }
    }
    self.properties = properties
    self.rest = rest
  }

  /// The declaration of the view that has the marked properties; empty if there are none.
  var wrapper: String {
    guard !properties.isEmpty else { return "" }
    return """
        struct Previewed: OversetUI.View {
          \(properties.joined(separator: "\n"))
          var body: some OversetUI.View {\(rest)}
        }
      """
  }

  /// What the closure of the preview holds.
  var views: String { properties.isEmpty ? rest : " Previewed() " }

  /// The property that begins with `@Previewable` at the beginning of `tokens`, without that mark, and where the next
  /// token stands.
  private static func property(
    at tokens: ArraySlice<SourceTokens.Token>
  ) -> (source: Substring, end: Int)? {
    let code = tokens.filter(\.isCode).prefix(2)
    guard tokens.first?.depth == 0, tokens.first?.text == "@", code.last?.text == "Previewable"
    else { return nil }
    let marked = tokens.drop { $0.text != "Previewable" }.dropFirst()
    let end = end(ofDeclaration: marked)
    return (marked[..<end].trimmed.source, end)
  }

  /// Where the declaration at the beginning of `tokens` ends: at the line's end, unless it goes on with an attribute's
  /// property, an operator or a bracket.
  private static func end(ofDeclaration tokens: ArraySlice<SourceTokens.Token>) -> Int {
    var hasName = false
    var last: SourceTokens.Token?
    for (index, token) in zip(tokens.indices, tokens) {
      if token.kind == .newline, token.depth == 0, hasName {
        let next = tokens[index...].first(where: \.isCode)
        if !continues(after: last, with: next) { return index }
      }
      if token.depth == 0, token.text == ";" { return index }
      if token.isCode {
        hasName = hasName || last?.text == "var" || last?.text == "let"
        last = token
      }
    }
    return tokens.endIndex
  }

  private static func continues(
    after last: SourceTokens.Token?, with next: SourceTokens.Token?
  ) -> Bool {
    guard let next else { return false }
    if let last, last.kind == .symbol, !["?", "!"].contains(last.text) { return true }
    return next.kind == .symbol && next.text != "@" && next.text != "#" || next.text == "{"
  }
}
