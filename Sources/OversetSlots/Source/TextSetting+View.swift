import OversetUI
import OversetVocabulary

extension Text {
  /// The text with what `setting` states; what it leaves open is the slot's.
  ///
  /// - Parameter lineLimit: The most lines in the slot; 0 is unlimited.
  @MainActor
  func set(_ setting: TextSetting, font: Font, lineLimit: Int) -> AnyView {
    let limit = setting.lineLimit ?? lineLimit
    let text = self.font(setting.font(over: font)).lineLimit(limit > 0 ? limit : nil)
    let scaled = setting.minimumScaleFactor.map { AnyView(text.minimumScaleFactor($0)) }
    let whole = scaled ?? AnyView(text)
    let view = setting.truncation.map { AnyView(whole.truncationMode($0.mode)) } ?? whole
    guard let isUppercase = setting.isUppercase else { return view }
    return AnyView(view.textCase(isUppercase ? .uppercase : nil))
  }
}

extension TextSetting {
  /// The stated font, or `font` at the stated weight.
  fileprivate func font(over font: Font) -> Font {
    Font(
      style: style, size: size, weight: weight, name: self.font.map { $0.name ?? "" }, over: font)
  }

  /// The width that frames and paddings of the source leave of a slot's, in points; nil where they take nothing.
  ///
  /// - Parameters:
  ///   - width: The slot's own; nil if it takes what is left beside others.
  ///   - adds: Whether paddings come on top of the slot's own space. Elsewhere they are that space.
  ///   - screenWidth: The width of the screen, in points.
  func room(in width: Double?, adds: Bool, _ screenWidth: Double) -> Double? {
    var room: Double?
    if let width, let padding {
      let padded = adds ? width - padding : min(screenWidth - padding, width)
      if padded < width { room = padded }
    }
    for frame in [self.width, maximumWidth].compactMap(\.self) where frame < width ?? screenWidth {
      room = min(frame, room ?? frame)
    }
    return room
  }
}

extension Font {
  /// The font of a size or style, with a weight from 100 to 900; what is not stated is that of `font`. A name is that of
  /// a font other than the system's.
  init(style: TextStyle?, size: Double?, weight: Int?, name: String?, over font: Font) {
    var base = size.map { Font.system(size: $0) } ?? style.map { Font.system($0) } ?? font
    base.name = name
    self = weight.map { base.weight(Font.Weight(nearest: $0)) } ?? base
  }
}

extension Font.Weight {
  /// The named weight next to a number from 100 to 900.
  init(nearest value: Int) {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let index = (min(max(value, 100), 900) + 50) / 100 - 1
    self = weights.indices.contains(index) ? weights[index] : .black
  }
}

extension TextTruncation {
  fileprivate var mode: Text.TruncationMode {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
