// Methods of delegates and overridden properties: what they return is shown.
extension UIKitSites {
  /// Overridden properties of UIKit that hold texts.
  private static let overridden: [String: String] = [
    "title": "UIViewController.title", "activityTitle": "UIActivity.title",
  ]

  /// What a delegate's method returns: `tableView(_:titleForHeaderInSection:)`.
  func readFunction(_ function: NodeReference, into sites: inout [DrawingSite]) {
    guard
      let label = index.children(of: function, .parameter).lazy.map({ index[$0].label })
        .first(where: { UIKitCalls.resultElements[$0] != nil }),
      let element = UIKitCalls.resultElements[label],
      let body = index.child(of: function, .body)
    else { return }
    addResults(of: body, element, into: &sites)
  }

  /// What an overridden getter returns: `override var accessibilityLabel`.
  func readVariable(_ variable: NodeReference, into sites: inout [DrawingSite]) {
    IntentSites(index: index).readVariable(variable, into: &sites)
    let name = index[variable].name
    let isOverride = index[variable].flags.contains(.isOverride)
    let element =
      UIKitProperties.accessibility.contains(name) && (isOverride || isObject(variable))
      ? name : isOverride ? Self.overridden[name] : nil
    guard let element else { return }
    if let body = index.child(of: variable, .getter) {
      addResults(of: body, element, into: &sites)
    } else if let value = index.child(of: variable, .value), mayBeText(value) {
      add(value, at: variable, element, into: &sites)
    }
  }

  /// Whether a variable belongs to one of UIKit's objects.
  private func isObject(_ variable: NodeReference) -> Bool {
    index.enclosingType(of: variable).map { !types.kinds(ofTypeNamed: $0).isEmpty } ?? false
  }

  /// Every value that a body returns, those of closures and functions inside it not.
  private func addResults(
    of body: NodeReference, _ element: String, into sites: inout [DrawingSite]
  ) {
    for result in results(of: body) where mayBeText(result) {
      add(result, at: result, element, into: &sites)
    }
  }

  /// The expressions that a body returns.
  func results(of body: NodeReference) -> [NodeReference] {
    var found: [NodeReference] = []
    var pending = [body]
    while let node = pending.popLast() {
      for child in index.children(of: node).reversed() {
        switch index[child].kind {
        case .closure, .function, .type: continue
        case .returnValue: found += index.child(of: child, .value).map { [$0] } ?? []
        default: pending.append(child)
        }
      }
    }
    let statements = index.statements(of: body)
    if found.isEmpty, statements.count == 1, let only = statements.first { found = [only] }
    return found
  }
}
