import OversetVocabulary

// Texts of widgets, by the sizes that the source states.
extension SwiftUISlots {
  /// A text of a widget. It is judged in the smallest one, if the widget has that size and nothing asks for the size on
  /// the way: a text without a limit takes as many lines as it needs there.
  func widget(_ step: Int, _ context: SlotContext) -> SlotVerdict {
    let verdict = SlotVerdict.slot("widgetTitle", after: step, lineLimit: 0)
    let sizes = sizes(context.links[step...])
    if let sizes, !sizes.isEmpty, sizes.allSatisfy({ $0.hasPrefix("accessory") }) {
      return verdict.on(.complication)
    }
    let isSmall = sizes?.allSatisfy { $0 == "systemSmall" || $0.hasPrefix("accessory") } ?? false
    let mayBeSmall = sizes?.contains("systemSmall") ?? true
    guard isSmall || mayBeSmall && !asksForSize(step, context) else {
      return verdict.on(.largerWidget)
    }
    return verdict
  }

  /// The sizes that the configuration of a widget states, written out or as a constant; nil where it states none that
  /// can be read: then it has all.
  private func sizes(_ outer: ArraySlice<ChainLink>) -> [String]? {
    let stated = outer.first { $0.kind == .modifier && $0.name == "supportedFamilies" }
    guard var list = stated.flatMap({ index.firstArgument($0.call) }) else { return nil }
    if index[list].kind != .array, let value = SourceValues(index: index).constant(list) {
      list = value
    }
    guard index[list].kind == .array else { return nil }
    return index.children(of: list, .element).map { index[$0].name }
  }

  /// Whether a condition around a text, or around a view that it stands in, asks for the size of the widget.
  private func asksForSize(_ step: Int, _ context: SlotContext) -> Bool {
    let places = context.links[...step].map { $0.member ?? $0.call } + context.uses
    return places.contains { place in
      index.ancestors(of: place).contains { outer in
        let asked =
          index.children(of: outer, .condition) + index.children(of: outer, .subject)
        return asked.contains { mentionsSize($0) }
      }
    }
  }

  /// Whether a condition asks for the widget's size. A long one may: what is not read is not known.
  private func mentionsSize(_ expression: NodeReference) -> Bool {
    var pending = [expression]
    var steps = 40
    while let node = pending.popLast() {
      steps -= 1
      if steps < 0 { return true }
      if index[node].name.lowercased().hasSuffix("family") { return true }
      pending += index.children(of: node)
    }
    return false
  }
}
