import Foundation
import OversetLayoutEngine
import OversetUI

/// Makes the controls of choices and values, and what stands for missing content, of the descriptions in layout fixtures.
@MainActor
enum ChoiceReader {
  static func view(_ described: DescribedView) throws -> AnyView? {
    switch described.name {
    case "Picker": return try picker(described)
    case "DatePicker": return try datePicker(described)
    case "Gauge": return try gauge(described)
    case "ControlGroup":
      let content = try ViewReader.views(described.children)
      let group = ControlGroup { content }
      return described.word("style") == "navigation"
        ? AnyView(group.controlGroupStyle(.navigation)) : AnyView(group)
    case "ContentUnavailableView":
      let label = try ViewReader.views(described.views("label"))
      let description = try ViewReader.views(described.views("description"))
      let actions = try ViewReader.views(described.views("actions"))
      return AnyView(
        ContentUnavailableView {
          label
        } description: {
          description
        } actions: {
          actions
        })
    default: return nil
    }
  }

  /// A picker whose second option is chosen.
  private static func picker(_ described: DescribedView) throws -> AnyView {
    let options = try described.children.map(ViewReader.view)
    let picker = Picker(selection: .constant(1)) {
      ForEach(options.indices, id: \.self) { options[$0].tag($0) }
    } label: {
      Text(verbatim: described.word("words") ?? "")
    }
    return switch described.word("style") {
    case "segmented": AnyView(picker.pickerStyle(.segmented))
    case "palette": AnyView(picker.pickerStyle(.palette))
    case "inline": AnyView(picker.pickerStyle(.inline))
    case "wheel": AnyView(picker.pickerStyle(.wheel))
    case "menu": AnyView(picker.pickerStyle(.menu))
    case "navigationLink": AnyView(picker.pickerStyle(.navigationLink))
    case nil: AnyView(picker)
    case let style?: throw DescribedView.Unknown(description: "a picker's style called \(style)")
    }
  }

  private static func datePicker(_ described: DescribedView) throws -> AnyView {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    let picker = DatePicker(selection: date, displayedComponents: .date) {
      Text(verbatim: described.word("words") ?? "")
    }
    return switch described.word("style") {
    case "compact": AnyView(picker.datePickerStyle(.compact))
    case "graphical": AnyView(picker.datePickerStyle(.graphical))
    case "wheel": AnyView(picker.datePickerStyle(.wheel))
    case nil: AnyView(picker)
    case let style?:
      throw DescribedView.Unknown(description: "a date picker's style called \(style)")
    }
  }

  private static func gauge(_ described: DescribedView) throws -> AnyView {
    let label = try ViewReader.views(described.views("label"))
    let value = try ViewReader.views(described.views("value"))
    let least = try ViewReader.views(described.views("least"))
    let most = try ViewReader.views(described.views("most"))
    let gauge = Gauge(value: 0.5) {
      label
    } currentValueLabel: {
      value
    } minimumValueLabel: {
      least
    } maximumValueLabel: {
      most
    }
    return switch described.word("style") {
    case "linearCapacity": AnyView(gauge.gaugeStyle(.linearCapacity))
    case "accessoryLinear": AnyView(gauge.gaugeStyle(.accessoryLinear))
    case "accessoryCircular": AnyView(gauge.gaugeStyle(.accessoryCircular))
    case "accessoryCircularCapacity": AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
    case nil: AnyView(gauge)
    case let style?: throw DescribedView.Unknown(description: "a gauge's style called \(style)")
    }
  }
}
