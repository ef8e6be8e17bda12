import Foundation
import OversetLayoutEngine
import OversetUI
import OversetVocabulary

/// A modifier of a row's view.
@MainActor
struct RowModifier {
  let element: RowElement

  /// `view` with the modifier.
  func view(_ view: AnyView) -> AnyView { layout(view) ?? look(view) ?? view }

  private func layout(_ view: AnyView) -> AnyView? {
    switch element {
    case .padding(let insets):
      AnyView(
        view.padding(
          EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)))
    case .frame(let width, let height, let alignment):
      AnyView(
        view.frame(
          width: length(width), height: length(height), alignment: Alignment(named: alignment)))
    case .flexibleFrame(let width, let height, let alignment):
      AnyView(
        view.frame(
          minWidth: length(width.least), maxWidth: length(width.greatest),
          minHeight: length(height.least),
          // Rows have the height that they need.
          maxHeight: height.greatest.flatMap { $0.isFinite ? CGFloat($0) : nil },
          alignment: Alignment(named: alignment)))
    case .fixedSize(let horizontal, let vertical):
      AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .layoutPriority(let priority): AnyView(view.layoutPriority(priority))
    case .rowInsets(let insets):
      AnyView(
        view.listRowInsets(
          EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)))
    default: nil
    }
  }

  private func length(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }

  private func look(_ view: AnyView) -> AnyView? {
    switch element {
    case .font(let style, let size, let weight, let name):
      AnyView(
        view.font(Font(style: style, size: size, weight: weight, name: name, over: .body)))
    case .bold: AnyView(view.bold())
    case .weight(let weight): AnyView(view.fontWeight(Font.Weight(nearest: weight)))
    case .buttonLook(.bordered): AnyView(view.buttonStyle(.bordered))
    case .buttonLook(.prominent): AnyView(view.buttonStyle(.borderedProminent))
    case .controlSize(let name): AnyView(view.controlSize(Self.controlSizes[name] ?? .regular))
    case .lineLimit(let limit): AnyView(view.lineLimit(limit))
    case .minimumScaleFactor(let factor): AnyView(view.minimumScaleFactor(factor))
    case .truncationMode(let name):
      AnyView(view.truncationMode(Self.truncationModes[name] ?? .tail))
    case .textAlignment(let name):
      AnyView(view.multilineTextAlignment(Self.textAlignments[name] ?? .leading))
    case .uppercase(let isUppercase):
      AnyView(view.textCase(isUppercase == true ? .uppercase : nil))
    default: nil
    }
  }

  private static let controlSizes: [String: ControlSize] = [
    "mini": .mini, "small": .small, "regular": .regular, "large": .large,
    "extraLarge": .extraLarge,
  ]
  private static let truncationModes: [String: Text.TruncationMode] = [
    "head": .head, "middle": .middle, "tail": .tail,
  ]
  private static let textAlignments: [String: TextAlignment] = [
    "leading": .leading, "center": .center, "trailing": .trailing,
  ]
}

extension Alignment {
  /// The alignment with a name of the source; the middle for others.
  init(named name: String?) {
    let word = (name ?? "").lowercased()
    let horizontal: HorizontalAlignment =
      word.hasSuffix("leading") ? .leading : word.hasSuffix("trailing") ? .trailing : .center
    let vertical: VerticalAlignment =
      switch word {
      case "firsttextbaseline": .firstTextBaseline
      case "lasttextbaseline": .lastTextBaseline
      case let word where word.hasPrefix("top"): .top
      case let word where word.hasPrefix("bottom"): .bottom
      default: .center
      }
    self.init(horizontal: horizontal, vertical: vertical)
  }
}
