/// Finds how many lines the labels of a cell get from code that hands the cell on: `configureNote(cell)`, or a caller
/// that sets them on the cell which it gives to the function, or the cell, that shows the text.
struct HandedCells {
  let labels: LabelReader

  private var index: ProgramIndex { labels.index }

  /// A variable that holds a cell, in the code around a place.
  private struct Holder {
    let name: String
    let place: NodeReference
  }

  // MARK: - Where a cell is filled

  /// The lines that code sets on a label of a cell that it is handed, or hands over, in the function that fills the
  /// cell; nil where no such code sets any.
  ///
  /// - Parameters:
  ///   - label: The name of the label.
  ///   - cell: The variable of the cell, before the label's name.
  func lines(of label: String, on cell: NodeReference) -> LabelLines? {
    guard index[cell].kind == .name else { return nil }
    return linesOfHelpers(label, Holder(name: index[cell].name, place: cell))
      ?? linesOfCallers(label, cell)
  }

  /// The lines that the code on a text's way sets on a label of the cell whose own code shows the text; nil where it
  /// sets none.
  ///
  /// - Parameters:
  ///   - label: The name of the label, in code of the cell itself.
  ///   - type: The cell's class.
  ///   - path: The calls and uses through which the text came, from the label towards the key.
  func lines(of label: String, ofClass type: String, onWay path: [NodeReference]) -> LabelLines? {
    for use in path {
      let base =
        index[use].kind == .call ? index.calledBase(use) : index.child(of: use, .base)
      guard let base, index[base].kind == .name, index[base].name != "self",
        let own = labels.types.meaning(of: base)?.own, index.areRelated(own, type)
      else { continue }
      return linesAround(label, Holder(name: index[base].name, place: use))
        ?? linesOfCallers(label, base)
    }
    return nil
  }

  /// Whether code outside of cells sets the lines of a label with a name: then the way of a text decides.
  func areSetOutside(_ label: String) -> Bool {
    labels.table.values(of: "numberOfLines", on: label).contains { cell(of: $0.target) != nil }
  }

  // MARK: - In one function

  /// The lines that a function sets on a holder's label, itself or by code that it hands the cell to.
  private func linesAround(_ label: String, _ holder: Holder) -> LabelLines? {
    guard let function = labels.enclosingFunction(of: holder.place) else { return nil }
    let set = labels.table.values(of: "numberOfLines", on: label).last { entry in
      cell(of: entry.target) == holder.name && index.isInside(entry.target, function)
        && runs(entry.target, with: holder.place)
    }
    return set.map { labels.lines(value: $0.value) } ?? linesOfHelpers(label, holder)
  }

  /// The lines that the functions set to which the code around a place hands the cell.
  private func linesOfHelpers(_ label: String, _ holder: Holder) -> LabelLines? {
    guard let function = labels.enclosingFunction(of: holder.place) else { return nil }
    var found: [LabelLines] = []
    for mention in index.mentions(of: holder.name)
    where mention.tree == function.tree && index[mention].role == .argument
      && index.isInside(mention, function) && runs(mention, with: holder.place)
    {
      guard let call = index.parent(of: mention), index[call].kind == .call else { continue }
      found += linesSet(label, by: call, on: mention)
    }
    return Self.common(found)
  }

  /// The lines that the functions which a call can mean set on a label of an argument.
  private func linesSet(
    _ label: String, by call: NodeReference, on argument: NodeReference
  ) -> [LabelLines] {
    let functions = index.calledName(call).map { index.functions(named: $0) } ?? []
    return functions.compactMap { function in
      let pairs = index.binding(of: call, to: function)?.pairs ?? []
      let parameters = index.children(of: function, .parameter)
      guard let pair = pairs.first(where: { $0.argument == argument }),
        parameters.indices.contains(pair.parameter)
      else { return nil }
      let name = index[parameters[pair.parameter]].name
      let set = labels.table.values(of: "numberOfLines", on: label).last {
        cell(of: $0.target) == name && index.isInside($0.target, function)
      }
      return set.map { labels.lines(value: $0.value) }
    }
  }

  // MARK: - In callers

  /// The lines that the callers of a function set on a label of the cell that they give to it; not known where only
  /// some do.
  private func linesOfCallers(_ label: String, _ cell: NodeReference) -> LabelLines? {
    guard case .local(let parameter) = index.meaning(of: cell), index[parameter].kind == .parameter,
      let function = index.parent(of: parameter), index[function].kind == .function,
      let number = index.children(of: function, .parameter).firstIndex(of: parameter)
    else { return nil }
    var found: [LabelLines?] = []
    for call in index.calls(named: index[function].name) {
      let pairs = index.binding(of: call, to: function)?.pairs ?? []
      guard let given = pairs.first(where: { $0.parameter == number })?.argument else { continue }
      found.append(linesAround(label, Holder(name: index[given].name, place: call)))
    }
    let known = found.compactMap(\.self)
    return known.isEmpty || known.count == found.count ? Self.common(known) : .open
  }

  // MARK: - Words

  /// The variable before a label's name: `cell` of `cell.textLabel.numberOfLines`; nil for code of the cell itself.
  private func cell(of target: NodeReference) -> String? {
    guard let label = index.child(of: target, .base), let cell = index.child(of: label, .base),
      index[cell].kind == .name, index[cell].name != "self"
    else { return nil }
    return index[cell].name
  }

  /// Whether code runs whenever the code of a place does: its block is around the place.
  private func runs(_ node: NodeReference, with place: NodeReference) -> Bool {
    let block = index.ancestors(of: node).first {
      index[$0].kind == .block || index[$0].kind == .closure
    }
    return block.map { index.isInside(place, $0) } ?? true
  }

  /// What several pieces of code set alike; not known where they differ, nil for none.
  private static func common(_ lines: [LabelLines]) -> LabelLines? {
    lines.first.map { first in lines.allSatisfy { $0 == first } ? first : .open }
  }
}
