import OversetVocabulary

// What stacks add to a row.
extension RowGrowth {
  /// Takes the other views of a step's closure.
  mutating func siblings(_ link: ChainLink, _ scope: RowScope) {
    guard link.isClosure, let member = link.member else { return }
    surround(in: link.argument, member, scope)
  }

  /// A row of views: what stands beside the text takes of its width.
  mutating func line(_ link: ChainLink, _ scope: RowScope) {
    siblings(link, scope)
    let (before, after) = merge()
    let (element, doubt) = builder.stackElement(.horizontal, link.call, in: scope)
    self.doubt(doubt ?? before.doubt ?? after.doubt)
    if isRepeated { self.doubt("a loop repeats it on its line") }
    if !(before.isRigid && after.isRigid) { share() }
    isRepeated = false
    piece = piece.wrapped(in: element)
    isMore = true
  }

  /// Views above each other: they have the same width to take from.
  mutating func column(
    _ axis: RowElement.Axis, _ link: ChainLink, _ number: Int, _ scope: RowScope
  ) {
    if hasLine(from: number + 1) { siblings(link, scope) } else { dropSiblings() }
    let wasMore = isMore
    let (before, after) = merge()
    isMore = wasMore
    doubtColumn(before.doubt ?? after.doubt)
    if isRepeated { doubtColumn("a loop repeats it") }
    isRepeated = false
    piece = piece.wrapped(in: builder.stackElement(axis, link.call, in: scope).element)
  }

  /// Content that scrolls up and down has the width of what is around it; what scrolls sideways has any.
  mutating func scroll(_ link: ChainLink) {
    guard let axis = index.firstArgument(link.call) else { return }
    if SourceValues(index: index).name(axis) != "vertical" { lose() }
  }
}
