/// Gives every character of a text the script it is shaped in (UAX #24, section 5).
///
/// A grapheme cluster has one script: that of its base, or of the first mark that has one where the
/// base is Common. Common and Inherited clusters take the script before them, or the one after them at
/// the beginning of a text; a closing bracket takes what its opening bracket took. Script_Extensions
/// are not consulted: a CJK comma after a Latin word is Latin.
package enum ScriptItemizer {
  /// The script of each UTF-16 unit; Common throughout when no character has a script of its own.
  ///
  /// - Parameters:
  ///   - text: May hold unpaired surrogates.
  ///   - graphemeBoundaries: Those of the text, as ``TextAnalyzer/graphemeBoundaries(in:)`` gives them.
  package static func scripts(of text: [UInt16], graphemeBoundaries: ClusterBoundaries) -> [Script]
  {
    var scripts = [Script](repeating: .common, count: text.count)
    guard let first = firstScript(of: text) else { return scripts }
    var current = first
    var brackets = OpenBrackets()
    for position in 0..<max(graphemeBoundaries.count - 1, 0) {
      let (start, end) = (graphemeBoundaries[position], graphemeBoundaries[position + 1])
      let range = (start..<max(start, end)).clamped(to: 0..<text.count)
      current = script(ofCluster: range, in: text, after: current, &brackets)
      for offset in range { scripts[offset] = current }
    }
    return scripts
  }

  /// What a text takes that begins with characters of no script: the first one there is.
  private static func firstScript(of text: [UInt16]) -> Script? {
    ownScript(of: text, in: 0..<text.count)
  }

  private static func script(
    ofCluster range: Range<Int>, in text: [UInt16], after current: Script,
    _ brackets: inout OpenBrackets
  ) -> Script {
    guard !range.isEmpty else { return current }
    if let own = ownScript(of: text, in: range) { return own }
    let base = UTF16Text.codePoint(in: text, at: range.lowerBound).value
    switch CharacterProperties.bracket(base) {
    case .opening(let closing):
      brackets.open(closedBy: closing, script: current)
      return current
    case .closing: return brackets.close(base) ?? current
    case nil: return current
    }
  }

  /// The first script in a range that is neither Common, Inherited nor unknown.
  private static func ownScript(of text: [UInt16], in range: Range<Int>) -> Script? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let (codePoint, length) = UTF16Text.codePoint(in: text, at: offset)
      let script = CharacterProperties.script(codePoint)
      if !script.isImplicit, script != .unknown { return script }
      offset += length
    }
    return nil
  }

}

/// The brackets not yet closed, with the scripts they took.
///
/// Each bracket is entered and left once, so that a text of brackets that close nothing costs no more than
/// another.
struct OpenBrackets {
  private struct Bracket {
    let closing: UInt32
    let script: Script
    /// The place in the stack of the next one out that the same character closes.
    let outer: Int?
  }

  private var stack: [Bracket] = []
  /// The place in the stack of the innermost bracket that each character closes.
  private var innermost: [UInt32: Int] = [:]

  mutating func open(closedBy closing: UInt32, script: Script) {
    stack.append(Bracket(closing: closing, script: script, outer: innermost[closing]))
    innermost[closing] = stack.count - 1
  }

  /// The script of the innermost bracket that this one closes; those inside it stay unclosed.
  mutating func close(_ closing: UInt32) -> Script? {
    guard let index = innermost[closing] else { return nil }
    let script = stack[index].script
    while stack.count > index, let last = stack.popLast() { innermost[last.closing] = last.outer }
    return script
  }
}

extension TextAnalyzer {
  /// The script in which each UTF-16 unit of a text is shaped: see ``ScriptItemizer``.
  package func scripts(of text: [UInt16]) -> [Script] {
    ScriptItemizer.scripts(of: text, graphemeBoundaries: graphemeBoundaries(in: text))
  }
}
