import OversetVocabulary

/// What code sets on `UILabel.appearance(…)`, and inside of what the labels stand.
struct AppearanceCalls {
  let index: ProgramIndex

  private static let properties = [
    "numberOfLines", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "font",
  ]

  /// What is stated for the labels inside of views of a class; nil for all labels.
  func labels() -> [(container: String?, look: SystemLook)] {
    var found: [(container: String?, look: SystemLook)] = []
    for property in Self.properties {
      for assignment in index.assignments[property] ?? [] where assignment.kind == .whole {
        guard let base = index.child(of: assignment.target, .base),
          let call = proxy(base, of: "UILabel")
        else { continue }
        for container in containers(of: call) {
          found.append((container, look(property, assignment.value)))
        }
      }
    }
    return withScales(found)
  }

  /// The call that makes a class's proxy, or that a constant holds the result of.
  private func proxy(_ expression: NodeReference, of type: String) -> NodeReference? {
    if index[expression].kind == .call {
      guard index.calledName(expression) == "appearance",
        let base = index.calledBase(expression), index[base].name == type
      else { return nil }
      return expression
    }
    guard index[expression].kind == .name, case .local(let variable) = index.meaning(of: expression)
    else { return nil }
    guard let value = index.child(of: variable, .value), index[value].kind == .call else {
      return nil
    }
    return proxy(value, of: type)
  }

  /// The innermost class of what the labels stand in.
  private func containers(of call: NodeReference) -> [String?] {
    guard let list = index.argument(call, "whenContainedInInstancesOf") else { return [nil] }
    guard index[list].kind == .array else { return [] }
    return index.children(of: list, .element).prefix(1).map { element in
      index.child(of: element, .base).map { index[$0].name } ?? index[element].name
    }
  }

  private func look(_ property: String, _ value: NodeReference) -> SystemLook {
    var look = SystemLook()
    let reader = FontReader(index: index)
    switch property {
    case "numberOfLines": look.lineLimit = reader.lines(value) ?? 0
    case "adjustsFontSizeToFitWidth":
      if index[value].name != "false" { look.minimumScaleFactor = InterfaceLook.scaleFactor(0) }
    case "minimumScaleFactor": look.statedScale = reader.number(value) ?? 0
    default:
      let font = reader.look(of: value)
      look.size = font.size ?? font.style?.defaultSize
      look.hasOpenFont = look.size == nil
    }
    return look
  }

  /// Labels that shrink have the least scale that is stated inside of the same views.
  private func withScales(
    _ looks: [(container: String?, look: SystemLook)]
  ) -> [(container: String?, look: SystemLook)] {
    looks.map { container, look in
      guard look.minimumScaleFactor != nil else { return (container, look) }
      let scales = looks.filter { $0.container == container }.compactMap(\.look.statedScale)
      var scaled = look
      if let least = scales.min() { scaled.minimumScaleFactor = InterfaceLook.scaleFactor(least) }
      return (container, scaled)
    }
  }
}
