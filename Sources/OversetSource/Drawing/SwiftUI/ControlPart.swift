/// What an argument of a control's constructor is to the control.
enum ControlPart: Hashable {
  /// Its label or title.
  case label
  /// What it holds: the items of a menu, the options of a picker, the screen behind a link.
  case content
  /// What it does.
  case action

  /// Reads which part of its control a chain's step comes from.
  init(_ link: ChainLink, _ index: ProgramIndex) {
    switch link.label {
    case "label", "title", "currentValueLabel": self = .label
    case "content", "destination": self = .content
    case "action", "onIncrement", "onDecrement", "primaryAction", "onEditingChanged":
      self = .action
    default:
      guard link.isClosure else {
        self = .label
        return
      }
      self = Self.isOwnLabel(link, index) ? .label : Self.trailing(link, index)
    }
  }

  /// Whether one of the program's initializers of the control takes the closure as its label, by what it takes before.
  private static func isOwnLabel(_ link: ChainLink, _ index: ProgramIndex) -> Bool {
    let control = index.constructedType(link.call, link.name)
    return (index.types[control]?.members["init"] ?? []).contains { initializer in
      let parameters = index.children(of: initializer, .parameter)
      guard let pairs = index.binding(of: link.call, to: initializer)?.pairs,
        let own = pairs.first(where: { $0.argument == link.argument }),
        parameters.indices.contains(own.parameter),
        index[parameters[own.parameter]].label == "label",
        let first = pairs.first, parameters.indices.contains(first.parameter),
        let type = index.child(of: parameters[first.parameter], .type)
      else { return false }
      let name = index.resolve(index[type].name, at: initializer)
      let value =
        index[first.argument].kind == .call
        ? index.calledName(first.argument) : index[first.argument].name
      return !index.members(named: value ?? "", of: name).isEmpty
    }
  }

  /// What a trailing closure without a label is: the label, if the control has its other parts elsewhere.
  private static func trailing(_ link: ChainLink, _ index: ProgramIndex) -> ControlPart {
    let call = link.call
    let hasTitle = index.firstArgument(call) != nil || index.argument(call, "label") != nil
    switch link.name {
    case "Button", "PhotosPicker", "ShareLink", "Link":
      if link.name != "Button" { return .label }
      if index.argument(call, "action") != nil || index.argument(call, "intent") != nil {
        return .label
      }
      return hasTitle ? .action : .label
    case "NavigationLink":
      if index.argument(call, "destination") != nil || index.argument(call, "value") != nil {
        return .label
      }
      return hasTitle ? .content : .label
    case "Menu", "Picker": return .content
    case "LabeledContent": return .content
    default: return .label
    }
  }
}
