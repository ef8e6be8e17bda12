import OversetLayoutEngine
import OversetLayoutTree

/// A control with which the user chooses one of several options.
///
/// Give each option a `tag`. An option of a `ForEach` without one is known by the identity of its element.
/// Inside of a list or form the label stands at the leading edge of the row and the value at the trailing edge.
/// Elsewhere the label is not shown, as on iOS; it names the control for VoiceOver and for a test's driver.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let chosen: SelectionValue?
  private let set: @MainActor (SelectionValue) -> Void
  private let label: Label
  private let content: Content

  /// Creates a picker of `selection` among the views of `content`. An option is chosen if its tag equals
  /// the selection.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      chosen: selection.wrappedValue, set: { selection.wrappedValue = $0 }, content: content(),
      label: label())
  }

  /// Creates a picker that shows the option tagged `chosen`; nil is none.
  init(
    chosen: SelectionValue?, set: @escaping @MainActor (SelectionValue) -> Void, content: Content,
    label: Label
  ) {
    self.chosen = chosen
    self.set = set
    self.content = content
    self.label = label
  }

  /// The node of the picker in its look.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let inner = context.descending(to: "Picker")
    let look = context.environment.pickerLook
    var nodes = resolve(view.content, in: look.optionContext(inner))
    for node in nodes where node.tag == nil { node.tag = node.implicitTag }
    let options = nodes.map { node in
      PickerOption(name: [node].allWords) {
        if let value = node.tag?.base as? SelectionValue { view.set(value) }
      }
    }
    let chosen = view.chosen.flatMap { chosen in
      nodes.firstIndex { $0.tag?.base as? SelectionValue == chosen }
    }
    if look.showsChoiceAlone { nodes = chosen.map { [nodes[$0]] } ?? [] }
    let body = PickerBody(
      look: look, options: nodes.map({ NodeView($0) }), chosen: look.showsChoiceAlone ? 0 : chosen)
    if context.environment.listLook != nil && look == .menu {
      let row = LabeledRow(label: view.label, value: body)
      let control = row.modifier(ControlModifier(kind: "Picker", control: .picker(options)))
      return resolve(control, in: inner)
    }
    let control = body.modifier(ControlModifier(kind: "Picker", control: .picker(options)))
    return resolve(control.modifier(HiddenLabelModifier(label: view.label)), in: inner)
  }
}

extension Picker {
  /// Creates a picker in the older form, with its label as a view.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Picker where Label == OversetUI.Label<Text, Image> {
  /// Creates a picker whose title is looked up in the catalogs, with a symbol. Neither is shown.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { OversetUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a picker whose title is not looked up, with a symbol. Neither is shown.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { OversetUI.Label(title, systemImage: systemImage) })
  }
}

extension Picker where Label == Text {
  /// Creates a picker whose title is looked up in the catalogs. The title is not shown, as on iOS.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker whose title is not looked up in the catalogs. The title is not shown, as on iOS.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// One of the options of a picker.
package struct PickerOption {
  /// The words it shows.
  package let name: String
  /// Chooses it.
  package let choose: @MainActor () -> Void
}

/// What a picker shows.
private struct PickerBody: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint

  let look: _PickerLook
  let options: [NodeView]
  let chosen: Int?

  var body: some View {
    Group {
      switch look {
      case .menu: menu
      case .wheel: wheel
      case .segmented: segments
      case .inline: lines
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
  }

  /// What is chosen, and the arrows (from memory; the arrows are 8 points wide).
  private var menu: some View {
    HStack(spacing: 4) {
      ForEach(options.indices, id: \.self) { options[$0] }
      VStack(spacing: 1) {
        Image(systemName: "chevron.up").resizable().frame(width: 8, height: 5)
        Image(systemName: "chevron.down").resizable().frame(width: 8, height: 5)
      }
      .foregroundStyle(tint ?? Color.accentColor)
    }
  }

  /// What is chosen, in the middle of a wheel 216 points high (from memory). Its other rows are not laid out.
  private var wheel: some View {
    HStack { ForEach(options.indices, id: \.self) { options[$0] } }
      .font(.title2)
      .lineLimit(1)
      .frame(maxWidth: .infinity, minHeight: 32)
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
      .padding(.horizontal, 9)
      .frame(height: 216)
  }

  /// Segments of one width, 32 points high (reference: iOS 13 to 18), in a field with round corners.
  private var segments: some View {
    HStack(spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        options[index]
          .systemPart(.segment)
          .padding(.horizontal, 8)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            if index == chosen {
              RoundedRectangle(cornerRadius: 7).fill(Color(uiColor: .tertiarySystemBackground))
            }
          }
      }
    }
    .padding(2)
    .frame(height: 32)
    .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
  }

  private var lines: some View {
    VStack(alignment: .leading, spacing: 11) {
      ForEach(options.indices, id: \.self) { index in
        HStack {
          options[index]
          Spacer(minLength: 8)
          if index == chosen {
            Image(systemName: "checkmark").foregroundStyle(tint ?? Color.accentColor)
          }
        }
      }
    }
  }
}

extension _PickerLook {
  /// The context of options: a menu shows what is chosen in the tint's colour; segments have a font of
  /// their own that does not grow (from memory: medium, 13 points).
  @MainActor
  fileprivate func optionContext(_ context: _ViewContext) -> _ViewContext {
    var context = context.descending(to: "options")
    switch self {
    case .menu:
      let color = context.environment.tint ?? Color.accentColor
      if context.environment.explicitForeground == nil { context.environment.setForeground(color) }
    case .segmented:
      context.environment.font = .system(size: 13, weight: .medium)
      context.environment.dynamicTypeSize = .large
      context.environment.lineLimit = 1
    case .inline, .wheel: break
    }
    return context
  }
}

/// A modifier that tells an option from others.
private struct TagModifier: AttributeModifier {
  typealias Body = Never

  let tag: AnyHashable

  func apply(to node: _ViewNode) { node.tag = tag }
}

extension View {
  /// Gives an option of a picker the value that choosing it selects. Its type must be that of the picker's
  /// selection.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    modifier(TagModifier(tag: AnyHashable(tag)))
  }
}
