import Foundation
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetProject
import OversetText
import OversetUI
import OversetUnicode
import OversetVocabulary

/// The layouts of slots' texts, taken from their components: each component is laid out once for a device
/// and a user's settings of text, around a text that takes all the space it is offered.
///
/// Strings are then judged in that template without a component for each. A test holds that the verdict is
/// that of the component.
struct SlotTemplates: Sendable {
  private var templates: [DrawnSlot: [SlotTemplate]] = [:]

  /// Longer than any slot is wide, in words that wrap.
  private static let filling = String(repeating: "wide words ", count: 60)

  /// What the user has set of texts.
  struct Settings {
    var typeSize = TypeSize.large
    var legibilityWeight = LegibilityWeight.regular

    /// Those of a matrix: text sizes outermost.
    static func of(_ matrix: MatrixConfiguration) -> [Settings] {
      matrix.typeSizes.flatMap { size in
        matrix.boldText.map { Settings(typeSize: size.value, legibilityWeight: $0.value.weight) }
      }
    }
  }

  /// Lays the component of each slot out.
  @MainActor init(of slots: [DrawnSlot], project: Project, devices: [Device], settings: [Settings])
  {
    let resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    for slot in slots where slot.slot.isDrawn && !slot.isNeverCut {
      for device in devices {
        for setting in settings {
          let tree = resolver.layout(
            SlotView(
              slot, text: Text(verbatim: Self.filling), screenWidth: Double(device.safeWidth)),
            in: .width(device.safeWidth),
            for: ViewEnvironment(
              locale: "en", direction: .leftToRight, typeSize: setting.typeSize,
              legibilityWeight: setting.legibilityWeight, sizeClasses: device.sizeClasses,
              displayScale: device.scale, lineBreak: project.matrix.lineBreak,
              metrics: project.matrix.metrics))
          let texts = tree.texts.map(\.text)
          guard let text = texts.max(by: { $0.string.utf16.count < $1.string.utf16.count }) else {
            continue
          }
          var template = SlotTemplate(
            device: device.token, typeSize: setting.typeSize,
            legibilityWeight: setting.legibilityWeight, request: Self.withoutText(text.request),
            isUppercase: text.string.first?.isUppercase == true)
          template.isWiderThanLast = templates[slot]?.last.map(template.isWider) ?? false
          templates[slot, default: []].append(template)
        }
      }
    }
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

  /// The width of a slot's text at most, in points; nil if nothing limits it.
  func width(of slot: Slot, _ device: Device, _ typeSize: TypeSize) -> Double? {
    template(of: slot, device, typeSize)?.request.width
  }

  /// The most lines in a slot; nil is unlimited.
  func lineLimit(of slot: Slot, _ device: Device, _ typeSize: TypeSize) -> Int? {
    template(of: slot, device, typeSize)?.request.lineLimit
  }

  /// The templates of a slot, devices outermost; nil if the slot is not drawn.
  subscript(slot: DrawnSlot) -> [SlotTemplate]? { templates[slot] }

  private func template(of slot: Slot, _ device: Device, _ typeSize: TypeSize) -> SlotTemplate? {
    templates[DrawnSlot(slot)]?.first { $0.device == device.token && $0.typeSize == typeSize }
  }

  /// The base direction of texts in a locale: that of their first strong letter, else the locale's.
  static func direction(of locale: LocaleTag) -> BaseDirection {
    .firstStrong(fallback: .of(locale: locale))
  }
}

extension Device {
  /// The width between what the display keeps free at its sides, in points.
  var safeWidth: CGFloat {
    max(size.width - safeArea.leading - safeArea.trailing, 1)
  }
}
