/// What is selected in a field: a caret or some of the text. Nobody selects here; code's selection is kept.
public struct TextSelection: Hashable, Sendable {
  /// What is selected.
  public enum Indices: Hashable, Sendable {
    /// A part of the text, or a place in it.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// What is selected.
  public var indices: Indices
  /// On which side of a line's end a caret stands.
  public var affinity = TextSelectionAffinity.automatic

  /// Creates a caret.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Creates a selection of a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Whether it is a caret.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { return range.isEmpty }
    return false
  }

  /// By what is selected.
  public func hash(into hasher: inout Hasher) { hasher.combine(isInsertion) }
}

/// On which side of a line's end a caret stands.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// At the end of the line above.
  case upstream
  /// At the beginning of the line below.
  case downstream
}

extension View {
  /// Records on which side of a line's end carets stand. None is drawn.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    recorded("textSelectionAffinity", "\(affinity)")
  }
}

extension TextField where Label == Text {
  /// Creates a field whose selection code sets. None is drawn.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }

  /// Creates a field whose title is not looked up, and whose selection code sets. None is drawn.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension TextField {
  /// Creates a field with a label of your own, whose selection code sets. None is drawn.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
  }
}
