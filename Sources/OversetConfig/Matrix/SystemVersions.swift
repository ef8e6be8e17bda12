import OversetVocabulary

/// The versions of iOS that a project means: `ios` in `Config/matrix.yml`.
///
/// A number is one version for all. A mapping can tell the two apart, as the default does: texts are those of the
/// newest version, bars and lists those of iOS 18. References of before would change else, and most figures of
/// iOS 26 are from memory.
package struct SystemVersions: Equatable, Sendable {
  private enum Key: String, CaseIterable {
    case text
    case views
  }

  /// The version whose widths, heights and line breaks texts have.
  package var text: Int
  /// The version whose bars, lists, controls, alerts and sheets are laid out.
  package var views: Int

  /// The default.
  package init() {
    text = ScriptCorrections.newest
    views = 18
  }

  /// One version for all.
  package init(all version: Int) {
    text = version
    views = version
  }

  /// Reads a number, or a mapping of `text` and `views`; what the mapping leaves out keeps its default.
  init(_ node: YAMLNode) throws(Diagnostic) {
    guard node.isMapping else {
      self.init(all: try node.integer(in: ScriptCorrections.versions))
      return
    }
    self.init()
    let parts = try node.mapping(Key.self)
    if let text = parts[.text] { self.text = try text.integer(in: ScriptCorrections.versions) }
    if let views = parts[.views] { self.views = try views.integer(in: ScriptCorrections.versions) }
  }
}
