/// How many tabs, segments and buttons stand beside each other.
struct ControlCounts {
  let index: ProgramIndex
  let contents: ViewContents

  init(index: ProgramIndex) {
    self.index = index
    contents = ViewContents(index: index)
  }

  /// The tabs of the nearest `TabView` of a chain, 2 to 5; 5 if it does not say.
  func tabs(_ links: some Sequence<ChainLink>) -> Int {
    for link in links where link.kind == .constructor && link.name == "TabView" {
      guard let content = contents.content(of: link.call),
        let count = contents.count(in: content, where: { _ in true })
      else { break }
      return min(max(count, 2), 5)
    }
    return 5
  }

  /// The options of a picker, 2 to 7; 3 if it does not say.
  func options(_ picker: NodeReference) -> Int {
    guard let content = contents.content(of: picker),
      let count = contents.count(in: content, where: { _ in true })
    else { return 3 }
    return min(max(count, 2), 7)
  }

  /// The buttons in a closure with the actions of an alert: 2 stand side by side, any other number is stacked.
  func alertButtons(_ actions: NodeReference) -> Int {
    let count = contents.count(in: actions) { !isField($0) }
    return count == 2 ? 2 : 1
  }

  private func isField(_ view: NodeReference) -> Bool {
    ["TextField", "SecureField"].contains(contents.viewName(view) ?? "")
  }

  /// The buttons of an `Alert` value.
  func buttons(ofAlert call: NodeReference) -> Int {
    index.argument(call, "secondaryButton") == nil ? 1 : 2
  }

  /// The buttons beside a view in a row.
  func buttonsInRow(_ link: ChainLink) -> Int {
    contents.count(in: link.argument) { view in
      let name = contents.viewName(view) ?? ""
      return name.hasSuffix("Button") || name == "Menu" || name == "NavigationLink"
        || name == "Link"
    } ?? 4
  }
}
