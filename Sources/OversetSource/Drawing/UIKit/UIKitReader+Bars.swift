import OversetVocabulary

// Titles and buttons of bars, tabs and segments.
extension UIKitReader {
  // MARK: - Titles

  /// The title of a screen: large, or inline beside one or two buttons.
  func titleDrawing(_ site: DrawingSite) -> SiteDrawing {
    var setting = TextSetting()
    setting.lineLimit = 1
    guard let screen = screen(of: site) else {
      setting.margins = SystemMargins.inlineTitle(leading: .free, trailing: .free)
      return SiteDrawing(.slot("navigationTitleWithBack"), setting: setting)
    }
    if showsTitleItself(screen) {
      return SiteDrawing(.unknown("the screen's class shows its title itself"))
    }
    let barless = BarlessScreens(index: index, types: types, interfaces: labels.interfaces)
    if barless.contain(screen) { return SiteDrawing(.notDrawn("title of a screen without a bar")) }
    setting.margins = titleMargins(ofScreen: screen)
    return SiteDrawing(.slot(titleSlot(ofScreen: screen)), setting: setting)
  }

  /// The controller whose title it is, by its full name. What is no controller, as a coordinator, says in its code what
  /// the controllers of elsewhere have that it shows; of one that a controller shows nothing is known: nil.
  private func screen(of site: DrawingSite) -> String? {
    let around = index.enclosingType(of: site.place)
    var base = index.child(of: site.place, .base)
    if let item = base, index[item].name == "navigationItem" || index[item].name == "topItem" {
      base = index.child(of: item, .base)
    }
    guard let base, index[base].name != "self" else { return around }
    if let own = types.meaning(of: base)?.own { return own }
    let isController = around.map { types.kinds(ofTypeNamed: $0).contains("UIViewController") }
    return isController == true ? nil : around
  }

  /// Whether a controller's class, or one that it inherits from, has code that runs when the title is set: an alert of the
  /// app's own shows it in a label.
  private func showsTitleItself(_ screen: String) -> Bool {
    index.members(named: "title", of: screen).contains {
      index[$0].flags.contains(.isOverride)
        && index.children(of: $0, .setter).contains { index[$0].name == "didSet" }
    }
  }

  /// The slot of the title of a controller.
  func titleSlot(ofScreen type: String) -> String {
    if isLarge(type) { return "largeTitle" }
    let hasRight = hasItems(Self.right, type) { _ in true }
    let hasLeft = hasItems(Self.left, type) { _ in true }
    if hasRight && hasLeft { return "navigationTitle" }
    if hasRight { return isCloseButton(type) ? "navigationTitleWithBack" : "navigationTitle" }
    return "navigationTitleWithBack"
  }

  private func isLarge(_ type: String) -> Bool {
    let modes = table.values(of: "largeTitleDisplayMode", on: "navigationItem", inType: type)
      .map { index[$0.value].name }
    if modes.contains("never") { return false }
    if modes.contains("always") { return true }
    let prefers = table.values(of: "prefersLargeTitles", on: "navigationBar", inType: type)
      .map { index[$0.value].name }
    return prefers.contains("true") && !prefers.contains("false")
  }

  /// What the bar keeps from the title of a controller, by the buttons that are always beside it, in points. The
  /// controller may stand first in its stack: nothing says that there is a back button.
  func titleMargins(ofScreen type: String) -> Double {
    let keepsRight = hasItems(Self.right, type) { index.isUnconditional($0, inClosures: false) }
    let keepsLeft = hasItems(Self.left, type) { index.isUnconditional($0, inClosures: false) }
    return SystemMargins.inlineTitle(
      leading: keepsLeft ? .buttons : .free, trailing: keepsRight ? .buttons : .free)
  }

  private static let right = [
    "rightBarButtonItem", "rightBarButtonItems", "setRightBarButton", "setRightBarButtonItems",
  ]
  private static let left = [
    "leftBarButtonItem", "leftBarButtonItems", "setLeftBarButton", "setLeftBarButtonItems",
  ]

  /// Whether a controller's bar has buttons at an edge, of Interface Builder or by code that counts.
  private func hasItems(
    _ properties: [String], _ type: String, where counts: (NodeReference) -> Bool
  ) -> Bool {
    let drawn = drawnItems(type)
    return properties.contains { property in
      drawn.contains(property)
        || table.values(of: property, on: "navigationItem", inType: type).contains {
          index[$0.value].kind != .none && isOfScreen($0.target) && counts($0.target)
        }
    }
  }

  /// Whether code sets something on the bar of its own screen, and not on that of another which it shows.
  private func isOfScreen(_ target: NodeReference) -> Bool {
    guard let item = index.child(of: target, .base),
      let screen = index.child(of: item, .base)
    else { return true }
    return index[screen].name == "self"
  }

  /// Whether the only buttons on the right close the screen: then there is no back button.
  private func isCloseButton(_ type: String) -> Bool {
    let values = table.values(of: "rightBarButtonItem", on: "navigationItem", inType: type)
      .map(\.value)
    guard !values.isEmpty else { return false }
    return values.allSatisfy { value in
      guard index[value].kind == .call, let item = index.argument(value, "barButtonSystemItem")
      else {
        return false
      }
      return ["done", "close", "cancel"].contains(index[item].name)
    }
  }

  /// The parts of bar items that Interface Builder drew for a controller.
  private func drawnItems(_ type: String) -> Set<String> {
    var roles: Set<String> = []
    for found in labels.interfaces.objects(ofClass: type) {
      let document = labels.interfaces.documents[found.document]
      guard let number = document.index(of: found.object.id) else { continue }
      for child in document.children(of: number)
      where document.objects[child].element == "navigationItem" {
        for item in document.children(of: child) { roles.insert(document.objects[item].role) }
      }
    }
    return roles
  }

  // MARK: - Buttons

  /// A bar's button, or the title that the next screen's back button takes.
  func barButtonDrawing(_ site: DrawingSite) -> SiteDrawing {
    if hasPicture(site.place) || isMadeOfPicture(itemOf: site.place) {
      return SiteDrawing(.notDrawn("bar button with a picture"))
    }
    var setting = TextSetting()
    setting.lineLimit = 1
    let isBack =
      index.assignedName(of: site.place) == "backBarButtonItem"
      || index.child(of: site.place, .base).map { index[$0].name == "backBarButtonItem" } ?? false
    return SiteDrawing(.slot(isBack ? "backTitle" : "barButton"), setting: setting)
  }

  /// Whether an item whose title code sets was made of a picture or a view, which is drawn in the title's place.
  private func isMadeOfPicture(itemOf target: NodeReference) -> Bool {
    guard let item = index.child(of: target, .base),
      let value = labels.declaration(of: item).flatMap({ index.child(of: $0, .value) }),
      index[value].kind == .call, index.calledName(value) == "UIBarButtonItem"
    else { return false }
    return index.argument(value, "customView") != nil || hasPicture(value)
  }

  // MARK: - Tabs and segments

  /// One of the tabs, counted by those that the same code makes.
  func tabDrawing(_ site: DrawingSite) -> SiteDrawing {
    if hidesTabTitles { return SiteDrawing(.notDrawn("title of a tab in no colour")) }
    let around = index.enclosingType(of: site.place)
    let made = index.calls(named: "UITabBarItem") + index.calls(named: "UITab")
    var count = made.filter { index.enclosingType(of: $0) == around }.count
    if let cases = caseCount(of: site.text) { count = max(count, cases) }
    let isKnown = (2...5).contains(count)
    return SiteDrawing.part(
      "tabItem",
      ControlCounts.Share(
        most: isKnown ? count : nil, fewest: isKnown ? count : 0, in: 2...5, usual: 5))
  }

  /// Whether the app draws the titles of its tabs in no colour, so that only their pictures are seen.
  private var hidesTabTitles: Bool {
    (index.assignments["titleTextAttributes"] ?? []).contains { assignment in
      isOfTabs(assignment.target) && mentionsClear(assignment.value)
    }
  }

  /// Whether an expression is a member of how tabs look.
  private func isOfTabs(_ target: NodeReference) -> Bool {
    var current = target
    while let base = index.child(of: current, .base) {
      let word = index[base].name.lowercased()
      if word.contains("tabbar") || word.hasSuffix("layoutappearance") { return true }
      current = base
    }
    return false
  }

  private func mentionsClear(_ value: NodeReference) -> Bool {
    var pending = [value]
    var steps = 60
    while let node = pending.popLast(), steps > 0 {
      steps -= 1
      if index[node].kind == .member, index[node].name == "clear" { return true }
      pending += index.children(of: node)
    }
    return false
  }

  /// One of the segments, counted by the list, the calls or the cases that they come from.
  func segmentDrawing(_ site: DrawingSite) -> SiteDrawing {
    let count = segmentCount(of: site)
    var drawing = SiteDrawing.part(
      "segment", ControlCounts.Share(most: count, fewest: count ?? 0, in: 2...7, usual: 3))
    if hasSegmentsOfOwnWidth(site) { drawing.setting.hasFixedSize = true }
    return drawing
  }

  /// Whether segments are as wide as their texts, so that the control and not one of them may be too wide.
  private func hasSegmentsOfOwnWidth(_ site: DrawingSite) -> Bool {
    let around = index.enclosingType(of: site.place)
    return (index.assignments["apportionsSegmentWidthsByContent"] ?? []).contains {
      index[$0.value].name == "true" && index.enclosingType(of: $0.target) == around
    }
  }

  private func segmentCount(of site: DrawingSite) -> Int? {
    if index[site.text].kind == .array {
      return index.children(of: site.text, .element).count
    }
    if let list = index.parent(of: site.text), index[list].kind == .array {
      return index.children(of: list, .element).count
    }
    if let cases = caseCount(of: site.text) { return cases }
    guard let name = index.calledName(site.place), let base = index.calledBase(site.place) else {
      return nil
    }
    if name == "insertSegment", let loop = enclosingLoop(of: site.place) {
      return loopCount(loop)
    }
    let around = index.enclosingType(of: site.place)
    let calls = index.calls(named: name).filter {
      index.enclosingType(of: $0) == around
        && index.calledBase($0).map { index[$0].name } == index[base].name
    }
    guard name == "setTitle" else { return calls.isEmpty ? nil : calls.count }
    return titledSegments(calls)
  }

  /// The number of segments that calls of `setTitle(_:forSegmentAt:)` name, if each says which one by a number.
  private func titledSegments(_ calls: [NodeReference]) -> Int? {
    let numbers = calls.compactMap { call in
      index.argument(call, "forSegmentAt").flatMap { Int(index[$0].name) }
    }
    guard numbers.count == calls.count, let last = numbers.max(), last < 7 else { return nil }
    return last + 1
  }

  private func enclosingLoop(of node: NodeReference) -> NodeReference? {
    for ancestor in index.ancestors(of: node) {
      switch index[ancestor].kind {
      case .forLoop: return index.child(of: ancestor, .sequence)
      case .closure:
        guard let call = index.parent(of: ancestor), index.calledName(call) == "forEach" else {
          continue
        }
        return index.calledBase(call)
      case .function: return nil
      default: continue
      }
    }
    return nil
  }

  /// How many turns a loop has: the elements of a list that is written out, or all cases of an enum.
  private func loopCount(_ sequence: NodeReference) -> Int? {
    var pending = [sequence]
    var steps = 60
    while let node = pending.popLast(), steps > 0 {
      steps -= 1
      if index[node].kind == .array { return index.children(of: node, .element).count }
      if let cases = caseCount(of: node) { return cases }
      pending += index.children(of: node)
    }
    return nil
  }

  /// The number of cases of the enum whose `allCases` an expression mentions.
  private func caseCount(of expression: NodeReference) -> Int? {
    var pending = [expression]
    var steps = 60
    while let node = pending.popLast(), steps > 0 {
      steps -= 1
      if index[node].kind == .member, index[node].name == "allCases",
        let base = index.child(of: node, .base)
      {
        let name = index.resolve(index[base].name, at: base)
        let count = index.types[name]?.cases.count ?? 0
        return count > 0 ? count : nil
      }
      pending += index.children(of: node)
    }
    return nil
  }
}
