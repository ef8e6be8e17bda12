/// Finds the expressions whose texts a file gives to UIKit and the system.
struct UIKitSites: Sendable {
  let index: ProgramIndex
  let types: UIKitTypes

  init(index: ProgramIndex) {
    self.index = index
    types = UIKitTypes(index: index)
  }

  /// The sites of a file, in its order.
  func sites(in number: Int32) -> [DrawingSite] {
    guard number >= 0, Int(number) < index.trees.count else { return [] }
    let tree = index.trees[Int(number)]
    var sites: [DrawingSite] = []
    for (position, syntax) in tree.nodes.enumerated() {
      let node = NodeReference(tree: number, node: Int32(position))
      switch syntax.kind {
      case .binary where syntax.name == "=" || syntax.name == "+=":
        readAssignment(node, into: &sites)
      case .call: readCall(node, into: &sites)
      case .function: readFunction(node, into: &sites)
      case .variable: readVariable(node, into: &sites)
      case .attribute: IntentSites(index: index).readAttribute(node, into: &sites)
      default: continue
      }
    }
    return sites
  }

  // MARK: - Assignments

  private func readAssignment(_ assignment: NodeReference, into sites: inout [DrawingSite]) {
    guard let target = index.child(of: assignment, .left),
      let value = index.child(of: assignment, .right), mayBeText(value)
    else { return }
    let property = index[target].name
    guard let element = element(ofAssigned: property, target) else { return }
    add(value, at: target, element, into: &sites)
  }

  /// What an assignment's target is in the words of UIKit; nil if it holds no text of UIKit's.
  private func element(ofAssigned property: String, _ target: NodeReference) -> String? {
    let isSpoken = UIKitProperties.accessibility.contains(property)
    guard isSpoken || UIKitProperties.owners[property] != nil else { return nil }
    switch index[target].kind {
    case .member:
      guard let base = index.child(of: target, .base) else { return nil }
      if isSpoken { return property }
      return element(of: property, base: base)
    case .name: return element(ofOwn: property, target, isSpoken: isSpoken)
    default: return nil
    }
  }

  /// A property that is assigned without a base: it is of the type around.
  private func element(ofOwn property: String, _ name: NodeReference, isSpoken: Bool) -> String? {
    switch index.meaning(of: name) {
    case .unknown, .type: break
    case .members(let members):
      guard members.contains(where: { index[$0].flags.contains(.isOverride) }) else { return nil }
    default: return nil
    }
    if isSpoken { return property }
    guard let type = index.enclosingType(of: name) else { return nil }
    return element(of: property, typeNamed: type)
  }

  private func element(of property: String, base: NodeReference) -> String? {
    if UIKitProperties.owners[property]?.contains("UIButton.Configuration") ?? false,
      isButtonOfState(base)
    {
      return "UIButton.Configuration.\(property)"
    }
    guard let meaning = types.meaning(of: base) else {
      return UIKitProperties.unmistakable.contains(property) ? "unknown.\(property)" : nil
    }
    if let own = meaning.own {
      let declared = index.members(named: property, of: own)
      let isOwn = !declared.isEmpty && !declared.contains { index[$0].flags.contains(.isOverride) }
      if isOwn { return nil }
      return element(of: property, typeNamed: own)
    }
    guard let kind = meaning.kind else {
      return UIKitProperties.unmistakable.contains(property) ? "unknown.\(property)" : nil
    }
    return UIKitProperties.element(of: property, kind: kind)
  }

  /// Whether an expression is the configuration of an empty state's button.
  private func isButtonOfState(_ expression: NodeReference) -> Bool {
    guard ["button", "secondaryButton"].contains(index[expression].name),
      let state = index.child(of: expression, .base)
    else { return false }
    return types.meaning(of: state)?.kind == "UIContentUnavailableConfiguration"
  }

  private func element(of property: String, typeNamed type: String) -> String? {
    types.kinds(ofTypeNamed: type).lazy
      .compactMap { UIKitProperties.element(of: property, kind: $0) }.first
  }

  // MARK: - Calls

  private func readCall(_ call: NodeReference, into sites: inout [DrawingSite]) {
    guard let name = index.calledName(call) else {
      return readImplicitConstruction(call, into: &sites)
    }
    if isLog(call, name) { return addAll(of: call, "log", into: &sites) }
    IntentSites(index: index).readCall(call, name, into: &sites)
    if let type = ConstructedTypes(index: index, types: types).type(of: call, name),
      let labels = UIKitCalls.constructors[type]
    {
      for label in labels { addArgument(label, of: call, "\(type).\(label)", into: &sites) }
    } else if let labels = UIKitCalls.members[name], let base = index.calledBase(call) {
      readMemberCall(call, name, labels, base, into: &sites)
    }
  }

  /// `.init(title:…)` where a type of UIKit is asked for.
  private func readImplicitConstruction(_ call: NodeReference, into sites: inout [DrawingSite]) {
    guard index.isImplicitMember(call), let labels = index.argument(call, "title"),
      let target = index.assignedName(of: call)
    else { return }
    let kind = UIKitClasses.members[target] ?? UIKitClasses.guess(byName: target)
    guard let kind, UIKitCalls.constructors[kind] != nil else { return }
    add(labels, at: call, "\(kind).title", into: &sites)
  }

  private func readMemberCall(
    _ call: NodeReference, _ name: String, _ labels: [String], _ base: NodeReference,
    into sites: inout [DrawingSite]
  ) {
    if isOwnMember(name, of: base) { return }
    guard let element = element(ofMemberCall: call, name, base) else { return }
    for label in labels { addArgument(label, of: call, element, into: &sites) }
  }

  private func isOwnMember(_ name: String, of base: NodeReference) -> Bool {
    guard let own = types.meaning(of: base)?.own else { return false }
    return !index.members(named: name, of: own).isEmpty
  }

  /// What a call of a member is in the words of UIKit; nil if it may be anything.
  private func element(
    ofMemberCall call: NodeReference, _ name: String, _ base: NodeReference
  ) -> String? {
    let kind = types.meaning(of: base)?.kind
    switch name {
    case "setTitle", "setAttributedTitle":
      if index.argument(call, "forSegmentAt") != nil { return "UISegmentedControl.segment" }
      return index.argument(call, "for") != nil ? "UIButton.title" : nil
    case "insertSegment": return "UISegmentedControl.segment"
    case "show", "showError", "showSuccess", "showInfo", "showProgress", "setStatus", "makeToast":
      return "toast"
    case "setText": return kind == "CPListItem" ? "CPListItem.text" : nil
    case "setDetailText": return kind == "CPListItem" ? "CPListItem.detailText" : nil
    case "setSubject", "setMessageBody":
      return kind == nil || kind == "MFMailComposeViewController" ? "mail" : nil
    case "evaluatePolicy", "evaluateAccessControl": return "LAContext.localizedReason"
    case "post": return index[base].name == "UIAccessibility" ? "announcement" : nil
    case "setValue", "set": return storing(call, base, kind)
    default: return nil
    }
  }

  /// `setValue(_:forKey:)` of alerts draws; of defaults it stores.
  private func storing(_ call: NodeReference, _ base: NodeReference, _ kind: String?) -> String? {
    guard let key = index.argument(call, "forKey") else { return nil }
    switch index[key].kind == .string ? index[key].name : "" {
    case "attributedMessage": return "UIAlertController.message"
    case "attributedTitle": return "UIAlertController.title"
    case "cancelButtonText": return "UIBarButtonItem.title"
    case "placeholder": return "UITextField.placeholder"
    default:
      let isDefaults =
        index[base].name.lowercased().contains("defaults")
        || index[base].name == "standard" || kind == "UserDefaults"
      return isDefaults ? "stored" : nil
    }
  }

  private func isLog(_ call: NodeReference, _ name: String) -> Bool {
    guard let base = index.calledBase(call) else {
      return UIKitCalls.logs.contains(name) && index.functions(named: name).isEmpty
    }
    guard UIKitCalls.logLevels.contains(name) || name == "print" else { return false }
    var words = index[base].name
    if index[base].kind == .call { words = index.calledName(base) ?? "" }
    let isSwift = words == "Swift" && name == "print"
    return isSwift || ["log", "logger", "os_log", "logging"].contains(words.lowercased())
      || ["Log", "Logger", "_log"].contains { words.hasSuffix($0) }
  }

  // MARK: - Adding

  private func addAll(of call: NodeReference, _ element: String, into sites: inout [DrawingSite]) {
    for argument in index.arguments(call)
    where mayBeText(argument) && index.children(of: argument, .segment).isEmpty {
      sites.append(
        DrawingSite(text: argument, place: call, literals: .text, element: element))
    }
  }

  /// Adds an argument of a call; of a list that is written out each element.
  private func addArgument(
    _ label: String, of call: NodeReference, _ element: String, into sites: inout [DrawingSite]
  ) {
    let argument = label.isEmpty ? index.firstArgument(call) : index.argument(call, label)
    guard let argument, mayBeText(argument) else { return }
    if UIKitCalls.listed.contains(label), index[argument].kind == .array {
      for item in index.children(of: argument, .element) {
        add(item, at: call, element, into: &sites)
      }
    } else {
      add(argument, at: call, element, into: &sites)
    }
  }

  func add(
    _ text: NodeReference, at place: NodeReference, _ element: String,
    into sites: inout [DrawingSite]
  ) {
    sites.append(
      DrawingSite(text: plain(text), place: place, literals: .text, element: element))
  }

  /// The text itself where it is wrapped into one with attributes right where it is given.
  private func plain(_ text: NodeReference) -> NodeReference {
    guard index[text].kind == .call, let name = index.calledName(text) else { return text }
    switch name {
    case "NSAttributedString", "NSMutableAttributedString":
      return index.argument(text, "string") ?? text
    case "AttributedString":
      return index.firstArgument(text) ?? text
    default: return text
    }
  }

  func mayBeText(_ node: NodeReference) -> Bool {
    switch index[node].kind {
    case .closure, .integer, .float, .boolean, .none, .keyPath: false
    default: true
    }
  }
}
