/// Finds messages that float above a screen for a while: a box with a background and round corners that comes and goes.
struct FloatingBox {
  let index: ProgramIndex

  /// Whether a modifier at a step makes the corners of such a box.
  func passes(_ step: Int, _ links: [ChainLink]) -> Bool {
    let corner = links[step]
    guard ["clipShape", "cornerRadius"].contains(corner.name), isFilled(links[..<step]) else {
      return false
    }
    let outer = links[(step + 1)...]
    let isDirect = links[..<step].allSatisfy { $0.kind == .modifier || $0.name == "Text" }
    return comesAndGoes(outer) || isDirect && isLaidOver(outer, under: corner.call)
  }

  /// Whether the view itself has a background.
  private func isFilled(_ inner: ArraySlice<ChainLink>) -> Bool {
    inner.reversed().prefix { $0.kind == .modifier }.contains { $0.name == "background" }
  }

  /// Whether the box is told how it appears and goes.
  private func comesAndGoes(_ outer: ArraySlice<ChainLink>) -> Bool {
    outer.prefix { $0.kind == .modifier }.contains { $0.name == "transition" }
  }

  /// Whether the box stands above something else where a value is there.
  private func isLaidOver(_ outer: ArraySlice<ChainLink>, under corner: NodeReference) -> Bool {
    guard let holder = outer.first(where: { $0.kind != .modifier }), isAbove(holder) else {
      return false
    }
    return index.ancestors(of: corner).prefix { $0 != holder.argument }.contains { statement in
      index[statement].kind == .ifElse
        && index.children(of: statement, .condition).contains { index[$0].kind == .optionalBinding }
    }
  }

  private func isAbove(_ holder: ChainLink) -> Bool {
    guard holder.isClosure else { return false }
    if holder.kind == .modifierArgument { return holder.name == "overlay" }
    guard holder.kind == .constructor, holder.name == "ZStack", let member = holder.member else {
      return false
    }
    let views = ViewContents(index: index).views(in: holder.argument)
    return views.first.map { !index.isInside($0, member) } ?? false
  }
}
