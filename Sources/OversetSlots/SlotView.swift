import OversetConfig
package import OversetUI
import OversetVocabulary

/// The component of a slot, with a text in it.
///
/// The text stands among parts of usual size, so that layout gives it the space it would have in an
/// app. Bars do not grow with the text size (iOS shows their titles enlarged when they are held).
@MainActor
package struct SlotView: View {
  private let slot: Slot
  private let setting: TextSetting
  private let isAlone: Bool
  private let text: Text
  private let screenWidth: Double
  @Environment(\.platformMetrics) private var platform

  /// The component of `slot` around `text`, on a screen of that width, in points.
  package init(slot: Slot, text: Text, screenWidth: Double) {
    self.init(DrawnSlot(slot), text: text, screenWidth: screenWidth)
  }

  /// The component around `text`, set as the app's source says, on a screen of that width, in points.
  package init(_ drawn: DrawnSlot, text: Text, screenWidth: Double) {
    slot = drawn.slot
    setting = drawn.setting
    isAlone = drawn.isAlone
    self.text = text
    self.screenWidth = screenWidth
  }

  /// The component.
  package var body: some View { component }

  private var component: AnyView {
    switch slot.kind {
    case .tabItem, .segment, .navigationTitle, .navigationTitleWithBack, .largeTitle, .backTitle,
      .barButton:
      AnyView(bar.dynamicTypeSize(...DynamicTypeSize.xxxLarge))
    case .button, .wrappingButton, .halfButton, .compactButton, .badge, .chip, .toast, .menuItem,
      .swipeAction:
      control
    case .row, .rowWithValue, .rowValue, .rowSubtitle, .sectionHeader, .sectionFooter,
      .placeholder:
      list
    case .alertTitle, .alertMessage, .alertButton, .actionSheetButton: alert
    case .heading, .caption, .body, .widgetTitle, .notificationTitle, .notificationBody, .spoken,
      .hidden:
      running
    case .custom(let slot): own(slot)
    }
  }

  private var metrics: SlotMetrics { .of(platform) }

  // MARK: Bars

  private var bar: AnyView {
    switch slot.kind {
    case .tabItem(let count):
      line(.system(size: 10, weight: .medium), in: screenWidth / Double(count))
    case .segment(let count):
      line(
        .system(size: 13, weight: .medium), in: (screenWidth - 2 * metrics.margin) / Double(count),
        padding: metrics.segmentPadding)
    case .navigationTitleWithBack:
      between(metrics.chevronSpace, line(.system(size: 17, weight: .semibold)), metrics.margin)
    case .largeTitle: line(.largeTitle.weight(.bold), in: screenWidth, padding: metrics.margin)
    case .backTitle:
      line(
        .system(size: 17), in: (screenWidth - metrics.usualTitle) / 2 - metrics.chevronSpace / 2)
    case .barButton:
      // A title makes way for the buttons beside it.
      line(
        .system(size: 17),
        in: isAlone
          ? screenWidth - 2 * metrics.margin
          : (screenWidth - metrics.usualTitle) / 2 - metrics.margin)
    default:
      // Beside a chevron and one small button a title has most room.
      between(
        isAlone ? metrics.chevronSpace : metrics.barButtonSpace,
        line(.system(size: 17, weight: .semibold)),
        isAlone ? metrics.barItemSpace : metrics.barButtonSpace)
    }
  }

  private func between(_ leading: Double, _ middle: AnyView, _ trailing: Double) -> AnyView {
    guard setting.margins == nil else { return middle }
    return AnyView(
      HStack(spacing: 0) {
        Color.clear.frame(width: leading, height: 1)
        middle.frame(maxWidth: .infinity)
        Color.clear.frame(width: trailing, height: 1)
      }
      .frame(width: screenWidth))
  }

  // MARK: Controls

  private var control: AnyView {
    let content = screenWidth - 2 * metrics.margin
    return switch slot.kind {
    case .halfButton:
      line(
        .headline, in: isAlone ? content : (content - metrics.margin) / 2,
        padding: metrics.halfButtonPadding)
    case .compactButton:
      line(
        .subheadline.weight(.semibold), in: isAlone ? content : (content - metrics.margin) / 3,
        padding: metrics.compactButtonPadding)
    // Capsules grow with their text, up to the margins of the screen.
    case .badge: line(.footnote.weight(.medium), in: content, padding: metrics.badgePadding)
    case .chip: line(.subheadline, in: content, padding: metrics.chipPadding)
    // The button grows with its title, and the row makes way.
    case .swipeAction: line(.subheadline, in: screenWidth, padding: metrics.chipPadding)
    case .wrappingButton: lines(0, .headline, in: content, padding: metrics.buttonPadding)
    case .toast: lines(isAlone ? 0 : 2, .subheadline, in: content, padding: metrics.margin)
    case .menuItem:
      lines(
        2, .body, in: metrics.menuWidth - (isAlone ? 0 : metrics.menuPictureSpace),
        padding: metrics.margin)
    default: line(.headline, in: content, padding: metrics.buttonPadding)
    }
  }

  // MARK: Lists

  private var list: AnyView {
    let row = screenWidth - 2 * metrics.margin
    let inside = row - 2 * metrics.margin
    return switch slot.kind {
    case .rowWithValue where isAlone, .rowValue where isAlone: lines(0, .body, in: inside)
    case .rowWithValue: beside(Text(verbatim: "100 %").foregroundStyle(.secondary), in: inside)
    case .rowValue: beside(Color.clear.frame(width: metrics.usualTitle, height: 1), in: inside)
    case .rowSubtitle: lines(0, .subheadline, in: inside - metrics.disclosureSpace)
    case .sectionHeader where platform.isRounded:
      lines(0, .headline, in: row, padding: metrics.margin)
    case .sectionHeader:
      AnyView(lines(0, .footnote, in: row, padding: metrics.margin).textCase(.uppercase))
    case .sectionFooter: lines(0, .footnote, in: row, padding: metrics.margin)
    case .placeholder: line(.body, in: inside)
    default: lines(0, .body, in: inside - metrics.disclosureSpace)
    }
  }

  /// The text before something that keeps its width.
  private func beside(_ other: some View, in width: Double) -> AnyView {
    AnyView(
      HStack(spacing: metrics.rowSpacing) {
        set(text, .body, 0, in: width)
        Spacer(minLength: 0)
        other.fixedSize()
      }
      .frame(width: width))
  }

  // MARK: Alerts

  private var alert: AnyView {
    switch slot.kind {
    case .alertTitle: lines(0, .headline, in: metrics.alertWidth, padding: metrics.alertMargin)
    case .alertMessage: lines(0, .footnote, in: metrics.alertWidth, padding: metrics.alertMargin)
    case .alertButton(let count):
      AnyView(
        line(
          .headline, in: metrics.alertWidth / Double(count), padding: metrics.alertButtonMargin
        )
        // Two that do not fit side by side are stacked: there nothing has to shrink.
        .minimumScaleFactor(count == 1 ? metrics.alertButtonScale : 1))
    case .actionSheetButton:
      AnyView(
        line(
          .title3, in: screenWidth - 2 * metrics.sheetMargin, padding: metrics.alertMargin
        )
        .minimumScaleFactor(metrics.alertButtonScale))
    default: AnyView(EmptyView())
    }
  }

  // MARK: Running text

  private var running: AnyView {
    switch slot.kind {
    case .widgetTitle:
      lines(
        2, .headline, in: metrics.widgetSide(onScreenOf: screenWidth),
        padding: metrics.widgetMargin)
    case .notificationTitle:
      line(
        .subheadline.weight(.semibold),
        in: notificationWidth - metrics.notificationTimeSpace)
    case .notificationBody: lines(4, .subheadline, in: notificationWidth)
    case .heading: lines(0, .title2.weight(.bold), in: screenWidth, padding: metrics.margin)
    case .caption: lines(0, .caption, in: screenWidth, padding: metrics.margin)
    case .body(let limit): lines(limit, .body, in: screenWidth, padding: metrics.margin)
    default: lines(0, .body, in: screenWidth)
    }
  }

  private var notificationWidth: Double {
    screenWidth - 2 * metrics.notificationMargin - metrics.notificationIconSpace
      - metrics.margin
  }

  // MARK: The project's own

  private func own(_ slot: CustomSlot) -> AnyView {
    let width =
      switch slot.extent {
      case .points(let points): points
      case .share(let share): screenWidth * share
      }
    let base = slot.size.map { Font.system(size: $0) } ?? Font.system(slot.style)
    let font = base.weight(Font.Weight(nearest: slot.weight ?? slot.style.weight))
    return AnyView(
      lines(slot.lines, font, in: width, padding: slot.insets)
        .minimumScaleFactor(slot.scaleFactor))
  }

  // MARK: Texts

  private func line(_ font: Font, in width: Double? = nil, padding: Double = 0) -> AnyView {
    lines(1, font, in: width, padding: padding)
  }

  /// The text on at most so many lines, 0 for any number, in a width with space inside.
  private func lines(
    _ limit: Int, _ font: Font, in width: Double? = nil, padding: Double = 0
  ) -> AnyView {
    let stated = setting.margins.map {
      (slot.kind == .menuItem ? metrics.menuWidth : screenWidth) - $0
    }
    let width = stated ?? width
    let padding = stated == nil ? padding : 0
    let text = set(text, font, limit, in: width.map { $0 - 2 * padding })
      .padding(.horizontal, padding)
    guard let width else { return AnyView(text) }
    return AnyView(text.frame(width: max(width, 1)))
  }

  /// The text with what the source states of it, else with what the slot has.
  private func set(_ text: Text, _ font: Font, _ limit: Int, in width: Double?) -> AnyView {
    let view = text.set(setting, font: font, lineLimit: limit)
    guard let room = setting.room(in: width, adds: slot.addsPadding, screenWidth) else {
      return view
    }
    return AnyView(view.frame(width: max(room, 1)))
  }
}
