import OversetSourceText

/// Expands `@Model` before a class to its conformance. The class keeps its values itself, so that nothing else is made.
struct ModelExpansion {
  private let expansion: AttachedExpansion

  init(_ expansion: AttachedExpansion) { self.expansion = expansion }

  var response: PluginResponse {
    let words = SourceTokens(expansion.declaration.source).tokens
      .filter { $0.depth == 0 && $0.kind == .word }.map(\.text)
    guard words.contains("class") else {
      return .expansion(
        source: "",
        diagnostics: [
          PluginDiagnostic("@Model belongs before a class", at: expansion.declaration)
        ])
    }
    let name = expansion.extendedType?.source.trimmingSpaces ?? ""
    return .expansion(
      source: "extension \(name): OversetSwiftData.PersistentModel {}", diagnostics: [])
  }
}

extension String {
  /// The text without spaces and line breaks at its ends.
  fileprivate var trimmingSpaces: Substring {
    let start = drop(while: \.isWhitespace)
    return start[
      ..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)]
  }
}
