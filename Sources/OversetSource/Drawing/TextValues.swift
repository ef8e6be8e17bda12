import OversetVocabulary

/// Properties and functions whose value is a `Text`.
///
/// Such a text is made in one place and drawn in others: readers look for the view that draws it.
struct TextValues: Sendable {
  let index: ProgramIndex

  /// Where a text is drawn: for one that a property or function of the type `Text` makes the use of that through
  /// which the drawing is reached; else the site.
  ///
  /// - Parameter chain: The uses of the declarations around the site through which it is reached, from the site outwards.
  func place(of site: DrawingSite, chain: [NodeReference]) -> NodeReference {
    guard site.element == "Text", let use = chain.first,
      let declaration = index.enclosingDeclaration(of: site.place), isText(declaration),
      index[use].name == index[declaration].name
        || index.calledName(use) == index[declaration].name,
      index.enclosingDeclaration(of: use).map({ !isText($0) }) ?? false
    else { return site.place }
    return use
  }

  private func isText(_ declaration: NodeReference) -> Bool {
    switch index[declaration].kind {
    case .function, .variable: index.declaredTypeName(declaration) == "Text"
    default: false
    }
  }
}
