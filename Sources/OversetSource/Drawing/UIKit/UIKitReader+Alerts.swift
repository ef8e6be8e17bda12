import OversetVocabulary

// Actions of alerts and sheets.
extension UIKitReader {
  /// A button of a sheet or of an alert, where two share a row, one or more than two are stacked.
  func alertActionDrawing(_ site: DrawingSite) -> SiteDrawing {
    var setting = TextSetting()
    setting.lineLimit = 1
    let slots = slots(ofAction: site.place)
    var drawing = SiteDrawing(.slot(slots[0]), setting: setting)
    drawing.otherSlots = Array(slots.dropFirst())
    return drawing
  }

  /// The slots that an action may have, each once; one at least.
  private func slots(ofAction action: NodeReference) -> [String] {
    guard let function = labels.enclosingFunction(of: action) else { return ["alertButton(of:1)"] }
    let alert = alertName(addedTo: action, in: function)
    if alert == nil {
      if let use = addition(ofMaker: function) { return slots(ofAction: use) }
      let calls = calls(ofOwnMethod: function)
      if !calls.isEmpty { return Set(calls.map(slot(ofCall:))).sorted() }
    }
    return [slot(in: alert, around: action, function)]
  }

  /// The slot of an action that an alert's method adds for its caller.
  private func slot(ofCall call: NodeReference) -> String {
    guard let function = labels.enclosingFunction(of: call) else { return "alertButton(of:1)" }
    return slot(in: index.calledBase(call).map { index[$0].name }, around: call, function)
  }

  private func slot(
    in alert: String?, around action: NodeReference, _ function: NodeReference
  ) -> String {
    if isSheet(alert, in: function) || isMadeAsSheet(alert, at: action) {
      return "actionSheetButton"
    }
    let isOneOfTwo = count(ofActions: alert, around: action, in: function) == 2
    return isOneOfTwo ? "alertButton(of:2)" : "alertButton(of:1)"
  }

  /// The calls of a method that the program adds to alerts.
  private func calls(ofOwnMethod function: NodeReference) -> [NodeReference] {
    guard index.enclosingType(of: function) == "UIAlertController" else { return [] }
    return index.calls(named: index[function].name).filter {
      !index.isInside($0, function) && index.binding(of: $0, to: function) != nil
    }
  }

  /// The name of the alert that an action is added to, right there or by the name of its variable.
  private func alertName(addedTo action: NodeReference, in function: NodeReference) -> String? {
    if let call = index.parent(of: action), index[call].kind == .call,
      index.calledName(call) == "addAction"
    {
      let name = index.calledBase(call).map { index[$0].name }
      return name == "self" ? nil : name
    }
    guard let variable = index.assignedName(of: action) else { return nil }
    return additions(in: function).first { call in
      index.firstArgument(call).map { index[$0].name == variable } ?? false
    }.flatMap { index.calledBase($0) }.map { index[$0].name }
  }

  /// The one place where what a property or function makes is added to an alert: `menu.addAction(resetAction)`.
  private func addition(ofMaker maker: NodeReference) -> NodeReference? {
    let makesAlert = index.calls(named: "UIAlertController").contains { index.isInside($0, maker) }
    guard additions(in: maker).isEmpty, !makesAlert else { return nil }
    let uses = index.mentions(of: index[maker].name).compactMap { mention -> NodeReference? in
      guard index.enclosingType(of: mention) == index.enclosingType(of: maker),
        !index.isInside(mention, maker)
      else { return nil }
      let use = index[mention].role == .callee ? index.parent(of: mention) : mention
      guard let use, let call = index.parent(of: use), index[use].role == .argument,
        index[call].kind == .call, index.calledName(call) == "addAction"
      else { return nil }
      return use
    }
    return uses.count == 1 ? uses.first : nil
  }

  private func additions(in function: NodeReference) -> [NodeReference] {
    index.calls(named: "addAction").filter { index.isInside($0, function) }
  }

  private func isSheet(_ alert: String?, in function: NodeReference) -> Bool {
    sheets.sheets(in: function, index).contains { call in
      guard let alert, let name = index.assignedName(of: call) else { return true }
      return name == alert
    }
  }

  /// Whether a function of the program makes the sheet that a constant holds: `let menu = Own.sheet()`.
  private func isMadeAsSheet(_ alert: String?, at action: NodeReference) -> Bool {
    guard let alert, case .local(let variable) = index.meaning(of: alert, at: action),
      let value = index.child(of: variable, .value), index[value].kind == .call
    else { return false }
    let makers = index.calledName(value).map { index.functions(named: $0) } ?? []
    return !makers.isEmpty && makers.allSatisfy { !sheets.sheets(in: $0, index).isEmpty }
  }

  /// The number of buttons that an alert has, those of other branches not.
  private func count(
    ofActions alert: String?, around action: NodeReference, in function: NodeReference
  ) -> Int {
    let all = additions(in: function).filter { call in
      alert == nil || index.calledBase(call).map { index[$0].name } == alert
    }
    guard !all.isEmpty else {
      return index.calls(named: "UIAlertAction").filter { index.isInside($0, function) }.count
    }
    guard let block = blockOfAlert(alert, around: action, in: function) else { return all.count }
    let near = all.filter { index.isInside($0, block) }
    return near.isEmpty ? all.count : near.count
  }

  /// The block in which the alert of an action is made: alerts of other blocks may have the same name.
  private func blockOfAlert(
    _ alert: String?, around action: NodeReference, in function: NodeReference
  ) -> NodeReference? {
    for ancestor in index.ancestors(of: action) where index[ancestor].kind == .block {
      let makes = index.children(of: ancestor, .statement).contains {
        index[$0].kind == .variable && (alert == nil || index[$0].name == alert)
          && index.child(of: $0, .value).map { index[$0].kind == .call } ?? false
      }
      if makes { return ancestor }
      if ancestor == function { return nil }
    }
    return nil
  }
}
