import OversetSourceText

/// An argument of a macro, as it is written.
struct MacroArgument {
  let label: Substring?
  let tokens: ArraySlice<SourceTokens.Token>

  var value: Substring { tokens.trimmed.source }

  /// The arguments between brackets, which stand between commas.
  static func list(in tokens: ArraySlice<SourceTokens.Token>) -> [MacroArgument] {
    guard let depth = tokens.first?.depth else { return [] }
    return tokens.split { $0.depth == depth && $0.text == "," }.map { part in
      let code = part.filter(\.isCode)
      guard code.count > 2, code[0].kind == .word, code[1].text == ":" else {
        return MacroArgument(label: nil, tokens: part)
      }
      let value = part.drop { $0.text != ":" }.dropFirst()
      return MacroArgument(label: code[0].text, tokens: value)
    }
  }
}

extension [MacroArgument] {
  /// The closure that is given as an argument.
  func closure(labelled label: Substring) -> ArraySlice<SourceTokens.Token>? {
    first { $0.label == label }.map { $0.tokens.drop { $0.text != "{" } }
  }
}

extension ArraySlice<SourceTokens.Token> {
  /// The source that the tokens are of.
  var source: Substring {
    guard let first, let last else { return "" }
    return first.text.base[first.text.startIndex..<last.text.endIndex]
  }

  /// The tokens without spaces, lines and comments at both ends.
  var trimmed: ArraySlice<SourceTokens.Token> {
    let begun = drop { !$0.isCode }
    guard let end = begun.lastIndex(where: \.isCode) else { return [] }
    return begun[begun.startIndex...end]
  }

  /// What stands in the brackets that begin here.
  var contents: ArraySlice<SourceTokens.Token> {
    guard let depth = first?.depth else { return [] }
    return dropFirst().prefix { $0.depth > depth }
  }

  /// What stands behind the brackets that begin here.
  var afterBrackets: ArraySlice<SourceTokens.Token> {
    guard let depth = first?.depth else { return [] }
    return dropFirst().drop { $0.depth > depth }.dropFirst()
  }
}
