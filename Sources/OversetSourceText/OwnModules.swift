/// The modules of an app whose sources are copied into one target: what one of them says of another is said of the target.
package struct OwnModules: Sendable {
  /// The module that the copies are.
  let target: String
  private let names: Set<Substring>

  /// No modules.
  package init() { (target, names) = ("", []) }

  /// Names the module of the copies, and the app's.
  package init(target: String, names: some Sequence<String>) {
    self.target = target
    self.names = Set(names.map { Substring($0) })
  }

  /// Whether the name of one of the modules begins here, with one of its types behind it. With a name in small letters behind it
  /// it is more often a type that is called as the module.
  func isQualifier(at index: Int, in code: [SourceTokens.Token]) -> Bool {
    guard names.contains(code[index].text), code.dropFirst(index + 1).first?.text == ".",
      index == 0 || code[index - 1].text != ".",
      let member = code.dropFirst(index + 2).first
    else { return false }
    return member.kind == .word && member.text.first?.isUppercase == true
  }

  /// Imports nothing in place of one of the modules.
  ///
  /// - Returns: The token behind the import that begins at a token; nil if it is one of another module.
  func dropImport(
    at index: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) -> Int? {
    let end = code[index...].firstIndex { $0.kind == .newline || $0.text == ";" } ?? code.count
    let words = ((index + 1)..<end).filter { code[$0].isCode }
    let kinds: Set<Substring> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]
    let module = words.first { !kinds.contains(code[$0].text) }
    guard let module, names.contains(code[module].text) else { return nil }
    for word in words { tokens[word] = "" }
    // Every source has `Swift`: an import of it says nothing, but attributes of another do not fit it.
    tokens[module] = "Swift"
    dropWords(before: index, in: code, &tokens)
    return end
  }

  /// Leaves out an alias that gives a type of one of the modules its own name: in one module it would stand for itself.
  ///
  /// - Returns: The token behind the alias that begins at a token; nil if it is none or another.
  func dropAlias(
    at index: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) -> Int? {
    guard code[index].text == "typealias", code[index].depth == 0 else { return nil }
    let end = code[index...].firstIndex { $0.kind == .newline || $0.text == ";" } ?? code.count
    let words = (index..<end).filter { code[$0].isCode }
    let texts = words.map { code[$0].text }
    guard texts.count == 6, texts[2] == "=", names.contains(texts[3]), texts[4] == ".",
      texts[5] == texts[1]
    else { return nil }
    for word in words { tokens[word] = "" }
    dropWords(before: index, in: code, &tokens)
    return end
  }

  /// Leaves out what stands before a token on its line, such as `public`.
  private func dropWords(
    before index: Int, in code: [SourceTokens.Token], _ tokens: inout [Substring]
  ) {
    var before = index - 1
    while before >= 0, code[before].kind != .newline, code[before].text != ";" {
      if code[before].isCode { tokens[before] = "" }
      before -= 1
    }
  }
}
