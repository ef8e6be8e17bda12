import OversetConfig
package import OversetVocabulary

/// A slot, and how the app's source sets the text in it: what decides the room and the letters of a text.
package struct DrawnSlot: Hashable, Sendable {
  /// The slot.
  package let slot: Slot
  /// What the source states; empty where nothing was read. Only what has an effect in the slot.
  package let setting: TextSetting
  /// Whether no neighbour of usual size takes room from a text in a button or a row: nothing says that one is there.
  package let isAlone: Bool
  /// The row of the source that takes the place of the slot's usual surroundings; nil where there is none, and where
  /// the system alone decides the room.
  package let row: DrawnRow?

  /// The slot with what of `setting` has an effect in it.
  package init(
    _ slot: Slot, _ setting: TextSetting = TextSetting(), alone isAlone: Bool = false,
    row: DrawnRow? = nil
  ) {
    self.slot = isAlone ? slot.withoutNeighbour : slot
    self.row = slot.hasFixedLook ? nil : row
    self.isAlone = isAlone
    self.setting = setting.having(effectIn: slot)
  }

  /// Whether a text gets as many lines as it needs.
  package var wraps: Bool { setting.lineLimit.map { $0 == 0 } ?? slot.wraps }

  /// The most lines that a text usually takes where it wraps; nil where any number is usual.
  var usualLines: Int? { setting.lineLimit == nil ? slot.usualLines : nil }

  /// Whether the text is drawn at its own size whatever is offered: it may lie over others, and is never cut.
  var isNeverCut: Bool { setting.hasFixedSize == true }

  /// What is known of the room: in a row what its views say; else all where the system fixes it, and where the source
  /// states width and lines. Elsewhere others may stand beside the text, and padding may lie inside the frame or
  /// outside. A text in a font of unknown widths may need more or less of it than is measured.
  var room: SlotEvidence.Room {
    hasUnmeasuredFont
      ? placeRoom.doubted(because: "the widths of its font are not known") : placeRoom
  }

  /// Whether it is set in a font whose widths are not known: those of the system's font are a guess at them.
  var hasUnmeasuredFont: Bool { setting.font.map { !$0.isMeasured } ?? false }

  private var placeRoom: SlotEvidence.Room {
    if let row { return .row(doubt: row.doubt) }
    let isStated = (setting.lineLimit ?? 0) > 0 && setting.width != nil && setting.padding == nil
    return isStated || setting.lineLimit == nil && slot.hasFixedRoom ? .known : .bounded
  }
}

extension Slot {
  /// Whether the system alone decides how its text looks: in bars, alerts, menus and notifications.
  fileprivate var hasFixedLook: Bool {
    switch kind {
    case .tabItem, .segment, .navigationTitle, .navigationTitleWithBack, .largeTitle, .backTitle,
      .barButton, .alertTitle, .alertMessage, .alertButton, .actionSheetButton, .swipeAction,
      .menuItem, .notificationTitle, .notificationBody:
      true
    default: false
    }
  }

  /// The size in points and the weight of the system's own letters, where an app may state others for all texts.
  fileprivate var systemFont: (size: Double, weight: Int)? {
    switch kind {
    case .navigationTitle, .navigationTitleWithBack: (17, 600)
    case .largeTitle: (34, 700)
    case .barButton: (17, 400)
    case .segment: (13, 500)
    case .tabItem: (10, 500)
    default: nil
    }
  }

  /// Whether a view of the app's own may stand there, in its own font: the title of a bar.
  fileprivate var takesViews: Bool {
    kind == .navigationTitle || kind == .navigationTitleWithBack
  }

  /// Whether the margins that the source states take the place of the slot's own.
  fileprivate var takesMargins: Bool {
    switch kind {
    case .navigationTitle, .navigationTitleWithBack, .menuItem: true
    case .toast, .badge, .chip, .widgetTitle, .spoken, .hidden, .custom: false
    default: !hasFixedLook
    }
  }

  /// Whether paddings of the source come on top of the space inside the slot, as in rows of lists.
  var addsPadding: Bool {
    switch kind {
    case .row, .rowWithValue, .rowValue, .rowSubtitle, .sectionHeader, .sectionFooter: true
    default: false
    }
  }

  /// Whether the system decides which room its text has: there, in prompts and in rows without a value. A button of
  /// a bar shares it with a title whose length is not known.
  fileprivate var hasFixedRoom: Bool {
    switch kind {
    case .barButton, .backTitle, .swipeAction: false
    case .placeholder, .row, .rowSubtitle, .sectionHeader, .sectionFooter: true
    default: hasFixedLook
    }
  }
}

extension TextSetting {
  /// What of the setting changes how a slot draws a text.
  fileprivate func having(effectIn slot: Slot) -> TextSetting {
    let own = sanitized
    var setting = slot.hasFixedLook ? own.withoutLook(keepingFont: slot.takesViews) : own
    setting.margins = slot.takesMargins ? own.margins : nil
    if slot.kind == .notificationBody { setting.lineLimit = own.lineLimit }
    // Segments of their texts' width.
    if case .segment = slot.kind { setting.hasFixedSize = own.hasFixedSize }
    setting.systemLooks = nil
    if let look = systemLooks?[slot.name] { setting.take(look, in: slot) }
    return setting
  }

  /// Whether what decides the look of a text in a slot was not found.
  func isOpen(in slot: Slot) -> Bool {
    hasOpenLines == true || hasOpenFont == true || systemLooks?[slot.name]?.hasOpenFont == true
  }

  /// Takes what the app states for all texts of a slot, where it gives them more room.
  private mutating func take(_ look: SystemLook, in slot: Slot) {
    if size == nil, style == nil, let stated = look.size, let usual = slot.systemFont,
      stated > 0, stated < usual.size
    {
      (size, weight) = (stated, usual.weight)
    }
    if let scale = look.minimumScaleFactor, scale > 0, scale < minimumScaleFactor ?? 1 {
      minimumScaleFactor = scale
    }
    if let lines = look.lineLimit, lines >= 0, lines != 1 { lineLimit = min(lines, 10_000) }
  }

  /// What is stated where the system decides the look, but for the font of a view of the app's own.
  private func withoutLook(keepingFont: Bool) -> TextSetting {
    var setting = TextSetting()
    setting.isUppercase = isUppercase == true ? true : nil
    guard keepingFont else { return setting }
    (setting.style, setting.size, setting.weight) = (style, size, weight)
    setting.font = font
    setting.minimumScaleFactor = minimumScaleFactor
    setting.lineLimit = lineLimit == 1 ? nil : lineLimit
    return setting
  }

  /// The setting without lengths and shares that mean nothing.
  private var sanitized: TextSetting {
    var setting = self
    func length(_ value: Double?) -> Double? {
      value.flatMap { $0.isFinite && $0 > 0 ? min($0, 100_000) : nil }
    }
    setting.size = length(size)
    setting.width = length(width)
    setting.maximumWidth = length(maximumWidth)
    setting.padding = length(padding)
    setting.margins = margins.flatMap { $0.isFinite ? min(max($0, 0), 100_000) : nil }
    (setting.hasOpenLines, setting.hasOpenFont) = (nil, nil)
    setting.lineLimit = lineLimit.map { min(max($0, 0), 10_000) }
    setting.weight = weight.map { min(max($0, 100), 900) }
    setting.minimumScaleFactor = minimumScaleFactor.flatMap { $0 > 0 && $0 < 1 ? $0 : nil }
    setting.hasFixedSize = hasFixedSize == true ? true : nil
    setting.truncation = truncation == .tail ? nil : truncation
    setting.isUppercase = isUppercase
    return setting
  }
}
