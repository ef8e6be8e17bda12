/// What constraints of Interface Builder leave of the screen beside a view, at least.
struct InterfaceMargins {
  let document: InterfaceDocument

  /// What is not a text's of its screen, in points; nil for a view of a bar.
  func textMargins(of position: Int) -> Double? {
    let bars: Set = ["navigationItem", "navigationBar", "toolbar", "barButtonItem"]
    guard document.enclosing(bars, of: position) == nil else { return nil }
    let cell = document.enclosing(["tableViewCell"], of: position).map { document.objects[$0] }
    let id = document.objects[position].id
    let isSystem = ["textLabel", "detailTextLabel"].contains { cell?.attributes[$0] == id }
    return isSystem ? SystemMargins.tableRow : margins(of: id)
  }
}

extension InterfaceMargins: ConstrainedViews {
  func edges(of view: String) -> [InterfaceEdge] {
    (document.edges[view] ?? []).filter {
      document.index(of: $0.first.view) != nil && document.index(of: $0.second.view) != nil
    }
  }

  /// The view of a controller, the content of a cell, or the topmost view.
  func isScreen(_ view: String) -> Bool {
    guard let parent = parent(of: view) else { return true }
    return parent.element.hasSuffix("Controller")
      || ["tableViewCell", "collectionViewCell", "scene"].contains(parent.element)
  }

  func ancestors(of view: String) -> Set<String> {
    guard let position = document.index(of: view) else { return [] }
    return Set(document.ancestors(of: position).map { document.objects[$0].id })
  }

  /// Those of a screen or cell, or of a view inside.
  func margin(insideOf view: String) -> Double { isScreen(view) ? 16 : 8 }

  func width(of view: String) -> Double {
    document.object(view)?.widthConstraints.first { $0.relation != .atMost }?.points ?? 0
  }

  func stack(around view: String) -> String? {
    parent(of: view).flatMap { $0.element == "stackView" ? $0.id : nil }
  }

  private func parent(of view: String) -> InterfaceObject? {
    document.object(view)?.parent.map { document.objects[$0] }
  }
}
