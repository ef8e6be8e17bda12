import Foundation
import OversetLayoutEngine

/// A label with a switch at the trailing edge, unless a style sets another look.
///
/// The switch is 51 x 31 points as on iOS 13 to 18. The label gets the rest of the width: a long translation wraps or
/// is truncated there.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch for `isOn` with the views of `label` at the leading edge.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Creates a switch for several values: it is on if all are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { values.allSatisfy(\.wrappedValue) },
        set: { new in
          for value in values { value.wrappedValue = new }
        }), label: label)
  }

  /// The label and the switch in the look of the style around.
  public var body: some View {
    StyledControl(
      configuration: ToggleStyleConfiguration(label: _ControlPart(label), isOn: isOn)
    ) { DefaultToggleStyle().makeBody(configuration: $0) }
    .modifier(ToggleModifier(isOn: isOn))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle as a style is told, in the look of the style around that one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: { configuration.label })
  }
}

extension Toggle where Label == Text {
  /// Creates a switch whose title is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch whose title is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == OversetUI.Label<Text, Image> {
  /// Creates a switch with a symbol and a title that is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { OversetUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a switch with a symbol and a title that is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { OversetUI.Label(title, systemImage: systemImage) }
  }
}

/// A modifier that makes a toggle of a look, unless the look is a control already.
private struct ToggleModifier: ViewModifier {
  typealias Body = Never

  let isOn: Binding<Bool>

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    // A style that is a button has its own action, which the toggle takes over.
    if let node = nodes.flatMap(\.withDescendants).first(where: { $0.control != nil }) {
      node.control = .toggle(modifier.isOn)
      return nodes
    }
    return nodes.map {
      ControlModifier(kind: "Toggle", control: .toggle(modifier.isOn)).wrap($0, in: context)
    }
  }
}

/// The label, and at the trailing edge the switch.
struct SwitchToggle: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @Environment(\.labelsHidden) private var labelsHidden

  let configuration: ToggleStyleConfiguration
  let color: Color?

  var body: some View {
    Group {
      if labelsHidden {
        track.modifier(HiddenLabelModifier(label: configuration.label))
      } else {
        HStack {
          configuration.label
          Spacer(minLength: 8)
          track
        }
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
  }

  private var track: some View {
    SwitchTrack(isOn: configuration.isOn, color: color ?? tint ?? .green)
  }
}

/// The switch itself; its thumb stands at the trailing end when it is on.
private struct SwitchTrack: View {
  @Environment(\.platformMetrics) private var metrics

  let isOn: Bool
  let color: Color

  var body: some View {
    let (size, thumb) = (metrics.controls.switchSize, metrics.controls.thumbSize)
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? color : Color(uiColor: .systemGray5))
      Group {
        if thumb.width == thumb.height {
          Circle().fill(Color.white)
        } else {
          Capsule().fill(Color.white)
        }
      }
      .frame(width: thumb.width, height: thumb.height)
      .padding(.horizontal, 2)
    }
    .frame(width: size.width, height: size.height)
  }
}
