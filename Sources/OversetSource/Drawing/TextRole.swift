import OversetVocabulary

/// What a text that stands alone is by its text style.
enum TextRole {
  /// `heading` for the styles of titles, `caption` for those of small print, nil for others.
  static func slot(of style: TextStyle?) -> String? {
    switch style {
    case .largeTitle, .title, .title2, .title3: "heading"
    case .caption, .caption2, .footnote: "caption"
    default: nil
    }
  }

  /// The slot of a label that stands alone with the number of lines that its setting says.
  static func slot(ofLabel setting: TextSetting) -> String {
    let lines = setting.lineLimit ?? 0
    guard lines == 0, let slot = slot(of: setting.style) else { return "body(lines:\(lines))" }
    return slot
  }
}
