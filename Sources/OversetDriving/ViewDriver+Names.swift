import OversetLayoutTree
import OversetUI

extension _ViewNode {
  /// What a control is called that has no label of its own: the texts that it shows.
  var spokenWords: String? {
    guard control != nil else { return nil }
    let words = [self].allWords
    return words.isEmpty ? nil : words
  }

  /// Whether the node, or something inside of it, is called `name`: by its identifier, its accessibility label or
  /// its words.
  func answers(to name: String) -> Bool {
    withDescendants.contains { node in
      node.attributes.identifier == name || node.attributes.label == name
        || [node].allWords == name
    }
  }

  /// The words that the node is called by in an error: its identifier, its label or its texts.
  var name: String? {
    attributes.identifier ?? attributes.label ?? [[self].allWords].first { !$0.isEmpty }
  }
}

extension ViewDriverError.Kind {
  /// Whether a control is of the kind.
  func covers(_ control: Control?) -> Bool {
    switch (self, control) {
    case (.button, .button), (.button, .toggle), (.button, .field), (.toggle, .toggle),
      (.field, .field), (.slider, .slider), (.stepper, .stepper), (.picker, .picker):
      true
    default: false
    }
  }
}
