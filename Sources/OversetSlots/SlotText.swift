import Foundation
import OversetConfig
import OversetLayoutEngine
import OversetLayoutTree
import OversetText
import OversetUnicode
import OversetVocabulary

/// A text on its way through the templates of its slot.
///
/// In each template it is a tree of one text, which the rules about texts check like that of a component.
/// What is the same in all templates is done once.
struct SlotText {
  private let text: String
  private let locale: LocaleTag
  private let direction: BaseDirection
  private lazy var plain = Shown(text)
  private lazy var uppercase = Shown(LocaleCasing.uppercased(text, locale: locale))

  /// A text as it is drawn.
  private struct Shown {
    let string: String
    let units: [UInt16]

    init(_ string: String) {
      self.string = string
      units = Array(string.utf16)
    }
  }

  /// `text` in the base direction of its locale.
  init(_ text: String, locale: LocaleTag, direction: BaseDirection) {
    self.text = text
    self.locale = locale
    self.direction = direction
  }

  /// The text as a template shows it.
  mutating func string(in template: SlotTemplate) -> String {
    template.isUppercase ? uppercase.string : plain.string
  }

  /// What the text's layout in a template depends on.
  mutating func request(in template: SlotTemplate) -> TextRequest {
    var request = template.request
    request.text = template.isUppercase ? uppercase.units : plain.units
    request.locale = locale
    request.direction = direction
    return request
  }

  /// The text laid out in a template.
  mutating func tree(in template: SlotTemplate, engine: TextEngine) -> LayoutTree {
    let request = request(in: template)
    let (layout, fit) = engine.layoutAndFit(request, detail: .summary)
    let content = TextContent(
      string: string(in: template), origin: nil, request: request, layout: layout, fit: fit,
      colors: [])
    return LayoutTree(
      size: layout.size, displayScale: CGFloat(request.displayScale), direction: .leftToRight,
      locale: locale, background: ColorValue(hex: 0xFFFFFF),
      root: LayoutNode(
        kind: "Text", frame: CGRect(origin: .zero, size: layout.size), content: .text(content)))
  }
}
