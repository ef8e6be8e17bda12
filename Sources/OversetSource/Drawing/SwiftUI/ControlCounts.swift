/// How many tabs, segments and buttons stand beside each other.
struct ControlCounts {
  let index: ProgramIndex
  let contents: ViewContents

  init(index: ProgramIndex) {
    self.index = index
    contents = ViewContents(index: index)
  }

  /// How many parts share the width of a bar.
  struct Share: Equatable {
    /// The usual number of parts where the source does not say it, else theirs.
    let count: Int
    /// The fewest that there may be: with them each has most room.
    let fewest: Int

    /// The slots of one of the parts, the usual first.
    func slots(_ name: String) -> (slot: String, others: [String]) {
      ("\(name)(of:\(count))", fewest < count ? ["\(name)(of:\(fewest))"] : [])
    }

    /// So many parts, as a system draws them.
    ///
    /// - Parameters:
    ///   - most: The most that there may be at a time; nil where nobody knows.
    ///   - fewest: How many there always are.
    init(most: Int?, fewest: Int, in range: ClosedRange<Int>, usual: Int) {
      let known = most.map { min(max($0, range.lowerBound), range.upperBound) }
      count = known ?? usual
      self.fewest = min(max(fewest, range.lowerBound), count)
    }
  }

  /// The tabs of the nearest `TabView` of a chain, 2 to 5.
  func tabs(_ links: some Sequence<ChainLink>) -> Share {
    let view = links.first { $0.kind == .constructor && $0.name == "TabView" }
    let content = view.flatMap { contents.content(of: $0.call) }
    return share(of: content, in: 2...5, usual: 5)
  }

  /// The options of a picker, 2 to 7.
  func options(_ picker: NodeReference) -> Share {
    share(of: contents.content(of: picker), in: 2...7, usual: 3)
  }

  /// The parts that a closure makes.
  func share(of content: NodeReference?, in range: ClosedRange<Int>, usual: Int) -> Share {
    guard let content else { return Share(most: nil, fewest: 0, in: range, usual: usual) }
    return Share(
      most: contents.count(in: content) { _ in true },
      fewest: contents.fewest(in: content, where: isOneView), in: range, usual: usual)
  }

  /// Whether a view is surely one: a property or function of the program may make several.
  private func isOneView(_ view: NodeReference) -> Bool {
    let root = index.unmodified(view)
    guard index[root].kind == .call, let name = index.calledName(root) else { return false }
    return name.first?.isUppercase ?? false
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
