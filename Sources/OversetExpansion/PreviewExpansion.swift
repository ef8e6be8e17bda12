import OversetSourceText

/// Expands `#Preview("Name", traits: ...) { ... }` to a type that discovery finds.
///
/// The body becomes the argument of a function that is not generic: a call of a generic one makes Swift 6.3 crash if
/// the body declares a type.
struct PreviewExpansion {
  private let expansion: FreestandingExpansion
  private let arguments: [MacroArgument]
  /// What stands between the braces of the closure; nil if there is no closure.
  private let body: Substring?

  init(_ expansion: FreestandingExpansion) {
    self.expansion = expansion
    let tokens = SourceTokens(expansion.syntax.source).tokens[...]
    var rest = tokens.drop { $0.text != "Preview" }.dropFirst().drop { !$0.isCode }
    var arguments: [MacroArgument] = []
    if rest.first?.text == "(" {
      arguments = MacroArgument.list(in: rest.contents)
      rest = rest.afterBrackets.drop { !$0.isCode }
    }
    let closure = rest.first?.text == "{" ? rest : arguments.closure(labelled: "body")
    self.arguments = arguments.filter { $0.label != "body" }
    body = closure.map { $0.contents.source }
  }

  var response: PluginResponse {
    guard let body else {
      return .expansion(
        source: "",
        diagnostics: [
          PluginDiagnostic(
            "a preview needs its views in braces: #Preview { MyView() }", at: expansion.syntax)
        ])
    }
    return .expansion(source: declaration(of: PreviewBody(body)), diagnostics: [])
  }

  /// The type that stands for the preview.
  ///
  /// Nothing but the list of conformances leads to it. Where whole modules are optimized, the compiler makes
  /// conformances of types that are not public only for what uses them: the constant does, and is kept itself
  /// (`@used`, SE-0492, which needs no flag from Swift 6.3 on).
  private func declaration(of body: PreviewBody) -> String {
    """
    struct \(name): OversetUI._PreviewRegistry {
    \(body.wrapper)
      @MainActor static var _preview: OversetUI._RegisteredPreview {
        OversetUI._RegisteredPreview(
          \(title), fileID: "\(fileID)", line: \(line), traits: [\(traits)]
        ) {\(body.views)}
      }
      #if compiler(>=6.3)
      @MainActor @used static let _kept: any OversetUI._PreviewRegistry.Type = \(name).self
      #endif
    }
    """
  }

  /// A name that the compiler takes for one it has made itself: the mangling of `PreviewRegistry` as a unique name.
  private var name: String { expansion.discriminator + "15PreviewRegistryfMu_" }

  private var fileID: String { expansion.syntax.location?.fileID ?? "" }
  private var line: Int { expansion.syntax.location?.line ?? 0 }

  /// The name as an expression; without one, nil.
  private var title: String {
    arguments.first.flatMap { $0.label == nil ? String($0.value) : nil } ?? "nil"
  }

  /// The traits as expressions: the argument `traits:` and those behind it.
  private var traits: String {
    arguments.drop { $0.label != "traits" }.map { String($0.value) }.joined(separator: ", ")
  }
}
