import Foundation
import OversetCatalogs
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetProject
import OversetRun
import OversetUI
import OversetUnicode
import OversetVocabulary

/// One component in one state, with the locales and devices it is tried on.
struct StressBench: Sendable {
  let component: Component
  let state: ComponentState
  /// The locales of the run.
  let locales: [LocaleTag]
  /// The locale whose English texts forecasts start from; nil if no catalog has any.
  let english: LocaleTag?
  /// The devices, the narrowest first. Of those on which a component of fixed width is the same,
  /// the first.
  let devices: [Device]
  /// The widest device of the run, in points.
  let widest: CGFloat
  let appearance: Appearance
  let legibilityWeight: LegibilityWeight

  init(_ component: Component, _ state: ComponentState, plan: RunPlan) {
    self.component = component
    self.state = state
    locales = plan.locales
    english = StressBench.english(in: plan)
    let sorted = plan.devices.sorted {
      ($0.size.width, $0.size.height, $0.token) < ($1.size.width, $1.size.height, $1.token)
    }
    widest = sorted.last?.size.width ?? 0
    devices =
      component.presentation(of: state).followsDevice ? sorted : StressBench.differing(sorted)
    appearance = plan.matrix.appearances.first?.value ?? .light
    legibilityWeight = plan.matrix.boldText.first?.value.weight ?? .regular
  }

  /// English on every device, then each locale on every device.
  var variants: [MatrixVariant] {
    let others = locales.filter { $0 != english }
    return ([english].compactMap { $0 } + others).flatMap { locale in
      devices.map { variant(locale, $0) }
    }
  }

  /// What the component is laid out for at the user's usual settings.
  func variant(_ locale: LocaleTag, _ device: Device, _ typeSize: TypeSize = .large)
    -> MatrixVariant
  {
    MatrixVariant(
      locale: locale, device: device, typeSize: typeSize, appearance: appearance,
      legibilityWeight: legibilityWeight,
      direction: LayoutDirection.of(locale: locale), isOwnDirection: true)
  }

  /// The viewport of the component on a device.
  func viewport(_ device: Device) -> Viewport {
    Viewport(component.presentation(of: state), on: device)
  }

  /// The viewport of the component in a width of its own, in points.
  @MainActor func viewport(_ device: Device, width: CGFloat) -> Viewport {
    switch component.presentation(of: state) {
    case .device, .sizeThatFits: viewport(resized(device, width: width))
    case .fitting: .width(width)
    case .fixed(_, let height):
      .screen(size: CGSize(width: width, height: height), safeArea: SafeArea())
    }
  }

  /// The device on which a component of a width of its own, in points, is looked at. A screen gets the size
  /// classes of that width on the narrowest device that has it; a component of fixed width stays where it is.
  func resized(_ device: Device, width: CGFloat) -> Device {
    guard component.presentation(of: state).followsDevice else { return device }
    let host = devices.first { $0.size.width >= width } ?? device
    var device = device
    device.size.width = width
    device.sizeClasses = SizeClasses(
      of: CGSize(width: width, height: host.size.height), on: host.idiom)
    return device
  }

  /// Whether a text, looked up for English, is English.
  func isEnglish(_ origin: StringOrigin?, _ variant: MatrixVariant) -> Bool {
    guard variant.locale == english, let locale = origin?.locale else { return false }
    return StressBench.isEnglish(locale)
  }

  private static func isEnglish(_ locale: LocaleTag) -> Bool {
    locale.language == "en"
  }

  private static func english(in plan: RunPlan) -> LocaleTag? {
    let known = plan.project.strings.catalogLibrary.catalogs.contains { catalog in
      isEnglish(catalog.sourceLanguage) || catalog.locales.contains(where: isEnglish)
    }
    guard known else { return nil }
    return plan.locales.first(where: isEnglish) ?? "en"
  }

  /// A component of fixed width knows only the scale and the size classes of a device.
  private static func differing(_ devices: [Device]) -> [Device] {
    struct Known: Hashable {
      let scale: CGFloat
      let sizeClasses: SizeClasses
    }
    var known: Set<Known> = []
    return devices.filter {
      known.insert(Known(scale: $0.scale, sizeClasses: $0.sizeClasses)).inserted
    }
  }
}
