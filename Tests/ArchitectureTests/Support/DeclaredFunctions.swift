/// The functions of a source file, each under the type whose braces enclose it.
///
/// Functions within functions belong to nobody, and neither do those of a file.
struct DeclaredFunctions {
  /// The names of the functions, by the name of their type; a nested type stands under its own name.
  private(set) var byType: [String: Set<String>] = [:]

  /// Reads a source file whose comments and literals are masked.
  init(in code: String) {
    // The types that are open, from the outermost; nil stands for any other pair of braces.
    var open: [String?] = []
    var declared: String?
    let tokens =
      /\b(?:struct|class|enum|actor|extension)\s+(?!func\b|var\b|let\b)([\w.]+)|\bfunc\s+(\w+)|[{}]/
    for token in code.matches(of: tokens) {
      if let type = token.1 {
        declared = type.split(separator: ".").last.map(String.init)
      } else if let function = token.2 {
        if let type = open.last ?? nil { byType[type, default: []].insert(String(function)) }
      } else if token.0 == "{" {
        open.append(declared)
        declared = nil
      } else {
        _ = open.popLast()
      }
    }
  }
}
