import Foundation
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetProject
import OversetText
import OversetUI
import OversetVocabulary

/// Lays components out around a text that takes all the space it is offered, and reads the template of that text.
@MainActor
struct TemplateBench {
  /// Longer than any slot is wide, in words that wrap.
  static let filling = String(repeating: "wide words ", count: 60)

  private let project: Project
  private let devices: [Device]
  private let settings: [SlotTemplates.Settings]
  private let resolver: ViewResolver

  init(project: Project, devices: [Device], settings: [SlotTemplates.Settings]) {
    self.project = project
    self.devices = devices
    self.settings = settings
    resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
  }

  /// The templates of the filling of a component, devices outermost.
  ///
  /// - Parameters:
  ///   - locale: The locale of its other texts.
  ///   - view: The component on a screen of a width, in points.
  func templates(
    in locale: LocaleTag, of view: (_ screenWidth: Double) -> some View
  ) -> [SlotTemplate] {
    var templates: [SlotTemplate] = []
    for device in devices {
      let component = view(Double(device.safeWidth))
      for setting in settings {
        guard var template = template(component, locale, device, setting) else { continue }
        template.isWiderThanLast = templates.last.map(template.isWider) ?? false
        templates.append(template)
      }
    }
    return templates
  }

  private func template(
    _ view: some View, _ locale: LocaleTag, _ device: Device, _ setting: SlotTemplates.Settings
  ) -> SlotTemplate? {
    let tree = resolver.layout(
      view, in: .width(device.safeWidth),
      for: ViewEnvironment(
        locale: locale, direction: .leftToRight, typeSize: setting.typeSize,
        legibilityWeight: setting.legibilityWeight, sizeClasses: device.sizeClasses,
        displayScale: device.scale, lineBreak: project.matrix.lineBreak,
        metrics: project.matrix.metrics, systemVersion: project.matrix.system.views))
    let texts = tree.texts.map(\.text)
    guard let text = texts.first(where: { $0.string.lowercased() == Self.filling }) else {
      return nil
    }
    return SlotTemplate(
      device: device.token, typeSize: setting.typeSize,
      legibilityWeight: setting.legibilityWeight, request: Self.withoutText(text.request),
      isUppercase: text.string.first?.isUppercase == true)
  }

  /// The request of a slot's text, without a text.
  private static func withoutText(_ request: TextRequest) -> TextRequest {
    var template = TextRequest(text: [], spans: [TextSpan(font: request.spans[0].font)])
    template.width = request.width
    // A text that wraps beside other views is offered the height that it asked for.
    template.height = request.lineLimit == nil ? nil : request.height
    template.lineLimit = request.lineLimit
    template.minimumScaleFactor = request.minimumScaleFactor
    template.lineBreak = request.lineBreak
    template.metrics = request.metrics
    template.displayScale = request.displayScale
    return template
  }
}

extension Device {
  /// The width between what the display keeps free at its sides, in points.
  var safeWidth: CGFloat {
    max(size.width - safeArea.leading - safeArea.trailing, 1)
  }
}
