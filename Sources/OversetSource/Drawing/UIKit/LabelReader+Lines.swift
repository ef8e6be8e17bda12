import OversetVocabulary

/// How many lines a label may take, as far as the program and Interface Builder say.
enum LabelLines: Equatable {
  /// So many are stated; 0 is any number.
  case stated(Int)
  /// Nothing changes what the label's class has by default.
  case usual
  /// Something that was not found may set them.
  case open

  /// The most of several numbers that may hold; nil for none.
  static func roomiest(_ lines: [Int]) -> LabelLines? {
    guard let most = lines.max() else { return nil }
    return .stated(lines.contains(0) ? 0 : most)
  }
}

extension LabelReader {
  /// The lines of a label: what code sets wins over what Interface Builder drew.
  func lines(of label: Label) -> LabelLines {
    let values = [
      "numberOfLines", "titleLabel.numberOfLines", "maximumNumberOfLines",
    ].flatMap { self.values(of: $0, of: label) }
    if let set = lines(values: values) { return set }
    if let stated = linesOfConstruction(label) { return lines(value: stated) }
    if label.drawn != nil { return StyledLabels(labels: self).lines(of: label) ?? .usual }
    if label.name.isEmpty { return linesOfClass(label.type) }
    guard label.declaration != nil else { return CellLabelLines(labels: self).lines(of: label) }
    return isMade(label) ? StyledLabels(labels: self).lines(of: label) ?? .usual : .open
  }

  /// The lines that code sets on a label, in the order of the source: the last, unless it sets any number too, as where
  /// people unfold a text.
  func lines(values: [NodeReference]) -> LabelLines? {
    let all = values.map { lines(value: $0) }
    return all.contains(.stated(0)) ? .stated(0) : all.last
  }

  /// The lines that a number in the source means.
  func lines(value: NodeReference) -> LabelLines {
    FontReader(index: index).lines(value).map { .stated($0) } ?? .open
  }

  /// The lines of the labels that Interface Builder drew of a class, for code of the class itself.
  private func linesOfClass(_ type: String?) -> LabelLines {
    let drawn = type.map { interfaces.objects(ofClass: $0) } ?? []
    let lines = drawn.filter { $0.object.element == "label" }.map { $0.object.numberOfLines ?? 1 }
    return LabelLines.roomiest(lines) ?? .open
  }

  // MARK: - Construction

  /// The number that an initializer of the app's own is given: `UILabel(font: note, numberOfLines: 0)`.
  private func linesOfConstruction(_ label: Label) -> NodeReference? {
    guard let value = label.declaration.flatMap({ index.child(of: $0, .value) }),
      index[value].kind == .call
    else { return nil }
    return index.argument(value, "numberOfLines")
  }

  /// Whether the program itself makes the view that a variable holds: then nothing else has changed it before.
  private func isMade(_ label: Label) -> Bool {
    let value = label.declaration.flatMap { index.child(of: $0, .value) }
    if let value, makes(value, budget: 200) { return true }
    return (index.assignments[label.name] ?? []).contains { assignment in
      assignment.kind == .whole && index.enclosingType(of: assignment.target) == label.type
        && makes(assignment.value, budget: 200)
    }
  }

  /// Whether an expression constructs a view of UIKit, or of a class of the program above which are only UIKit's, and hands
  /// it to no method that speaks of lines, as `UILabel().withLine(.many)`: its cases are not followed.
  private func makes(_ expression: NodeReference, budget: Int) -> Bool {
    var pending = [expression]
    var steps = budget
    while let node = pending.popLast(), steps > 0 {
      steps -= 1
      if index[node].kind == .call, let name = index.calledName(node) {
        if name.lowercased().contains("line"), index.calledBase(node) != nil { return false }
        if name == "init" || isPlainView(name, at: node) { return true }
        if budget > 100, let maker = index.functions(named: name).first,
          index.functions(named: name).count == 1,
          let body = index.child(of: maker, .body), makes(body, budget: 100)
        {
          return true
        }
      }
      pending += index.children(of: node)
    }
    return false
  }

  private func isPlainView(_ name: String, at call: NodeReference) -> Bool {
    let plain: Set = ["UILabel", "UIButton", "UITextView", "UITextField"]
    if plain.contains(name) { return true }
    let type = index.resolve(name, at: call)
    return index.types[type] != nil && index.supertypes(of: type).contains { plain.contains($0) }
  }
}
