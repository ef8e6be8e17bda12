import Foundation
import OversetLayoutEngine
import OversetUI

/// Makes controls of the descriptions in layout fixtures.
@MainActor
enum ControlReader {
  static func view(_ described: DescribedView) throws -> AnyView? {
    if let view = try labeled(described) { return view }
    if let view = value(described) { return view }
    if let view = try ChoiceReader.view(described) { return view }
    return try button(described)
  }

  // MARK: Labels

  private static func labeled(_ described: DescribedView) throws -> AnyView? {
    let words = described.word("words") ?? ""
    let content = try ViewReader.views(described.children)
    switch described.name {
    case "Label":
      let icon = try ViewReader.views(described.views("icon"))
      return AnyView(
        Label {
          content
        } icon: {
          icon
        })
    case "LabeledContent":
      return AnyView(
        LabeledContent {
          content
        } label: {
          Text(verbatim: words)
        })
    case "DisclosureGroup":
      return AnyView(
        DisclosureGroup(isExpanded: .constant(described.flag("expanded"))) {
          content
        } label: {
          Text(verbatim: words)
        })
    case "GroupBox":
      return words.isEmpty
        ? AnyView(GroupBox { content })
        : AnyView(
          GroupBox {
            content
          } label: {
            Text(verbatim: words)
          })
    default: return nil
    }
  }

  // MARK: Values

  private static func value(_ described: DescribedView) -> AnyView? {
    let label = Text(verbatim: described.word("words") ?? "")
    switch described.name {
    case "Toggle": return AnyView(Toggle(isOn: .constant(true)) { label })
    case "Stepper": return AnyView(Stepper(value: .constant(1), in: 0...9) { label })
    case "Slider": return AnyView(Slider(value: .constant(0.5)))
    case "ProgressView":
      return described.flag("linear")
        ? AnyView(ProgressView(value: 0.5)) : AnyView(ProgressView())
    case "TextField":
      return AnyView(TextField(text: .constant(described.word("words") ?? "")) { label })
    case "TextEditor": return AnyView(TextEditor(text: .constant(described.word("words") ?? "")))
    default: return nil
    }
  }

  // MARK: Buttons

  private static func button(_ described: DescribedView) throws -> AnyView? {
    let words = described.word("words") ?? ""
    let label = try ViewReader.views(described.children)
    switch described.name {
    case "Button":
      let button = Button {
      } label: {
        if words.isEmpty { label } else { Text(verbatim: words) }
      }
      switch described.word("style") {
      case "bordered": return AnyView(button.buttonStyle(.bordered))
      case "borderedProminent": return AnyView(button.buttonStyle(.borderedProminent))
      case "plain": return AnyView(button.buttonStyle(.plain))
      default: return AnyView(button)
      }
    case "Menu":
      let shown = try ViewReader.views(described.views("label"))
      let menu = Menu {
        label
      } label: {
        if words.isEmpty { shown } else { Text(verbatim: words) }
      }
      return described.word("style") == "bordered"
        ? AnyView(menu.buttonStyle(.bordered)) : AnyView(menu)
    case "Link":
      guard let url = URL(string: "https://example.org") else { return nil }
      return AnyView(
        Link(destination: url) {
          Text(verbatim: words)
        })
    default: return nil
    }
  }
}
