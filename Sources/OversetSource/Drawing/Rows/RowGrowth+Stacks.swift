import OversetVocabulary

// What stacks and lists add to a row.
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

  /// A row of a list, with the mark of one that leads to another screen.
  mutating func list(_ link: ChainLink, _ number: Int) {
    // What stands beside it in a section is a row of its own.
    dropSiblings()
    if isLink {
      wrap(in: .padding(RowElement.Insets(trailing: Self.disclosure)))
      isMore = true
    }
    if let insets = rowInsets {
      wrap(
        in: .padding(
          RowElement.Insets(
            leading: insets.leading - Self.inset, trailing: insets.trailing - Self.inset)))
      isMore = true
    }
    switch listStyle(link, number) {
    case .some("insetgrouped"), .some("insetgroupedliststyle"), .some("automatic"),
      .some("defaultliststyle"):
      end(in: .groupedRow)
    case .some("plain"), .some("plainliststyle"): end(in: .plainRow)
    default:
      // No style has wider rows than this.
      doubt("a style of lists")
      end(in: .plainRow)
    }
  }

  /// What the mark of a row takes with its space, in points (from memory).
  private static let disclosure = 28.0
  /// The space at the sides of a row that states none, in points.
  private static let inset = 16.0

  /// The name of a list's style; nil where one is stated that is not known.
  private func listStyle(_ link: ChainLink, _ number: Int) -> String? {
    let context = SlotContext(chain.links, index: index)
    guard link.name == "List", context.modifier("listStyle", from: number + 1) != nil else {
      return "automatic"
    }
    return context.modifierName("listStyle", from: number + 1)
  }

  /// Content that scrolls up and down has the width of what is around it; what scrolls sideways has any.
  mutating func scroll(_ link: ChainLink) {
    guard let axis = index.firstArgument(link.call) else { return }
    if SourceValues(index: index).name(axis) != "vertical" { lose() }
  }
}
