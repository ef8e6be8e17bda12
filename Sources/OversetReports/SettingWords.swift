import OversetVocabulary

/// What a source states of how a text is set, in words.
enum SettingWords {
  static func words(of setting: TextSetting) -> [PrintedText] {
    let words: [PrintedText?] = [
      setting.lineLimit.map { $0 == 0 ? "any lines" : Wording.count($0, "line") },
      setting.style.map { "\($0.rawValue)" },
      setting.font.map(words),
      setting.size.map { "\(Points.text($0)) pt" },
      setting.weight.map { "weight \($0)" },
      setting.minimumScaleFactor.map { "shrinks to \(Wording.number($0, decimals: 2))" },
      setting.isUppercase.map { $0 ? "in capitals" : "not in capitals" },
      setting.width.map { "\(Points.text($0)) pt wide" },
      setting.maximumWidth.map { $0.isFinite ? "at most \(Points.text($0)) pt wide" : nil } ?? nil,
      setting.padding.map { "padding \(Points.text($0)) pt" },
      setting.margins.flatMap { $0 > 0 ? "margins \(Points.text($0)) pt" : nil },
      setting.hasOpenLines == true ? "lines not known" : nil,
      setting.hasOpenFont == true ? "font not known" : nil,
      setting.hasFixedSize == true ? "at its own size" : nil,
    ]
    return words.compactMap(\.self)
  }

  private static func words(of font: AppFont) -> PrintedText {
    let name: PrintedText = font.name.map { "\($0)" } ?? "a font of unknown name"
    return font.isMeasured ? name : "\(name), of unknown widths"
  }
}
