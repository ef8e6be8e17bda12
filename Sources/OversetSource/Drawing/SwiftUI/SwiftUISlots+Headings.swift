import OversetVocabulary

// Texts that their font makes a heading or a caption.
extension SwiftUISlots {
  /// The slot of a text with a font of its own that has its line for itself; nil for any other text. In a list only
  /// what stands above others in one row is a heading, and small print is a part of its row.
  func titleOrCaption(
    _ part: StackReading.Part, _ inner: ArraySlice<ChainLink>, inList: Bool
  ) -> String? {
    guard part != .value, part != .withValue, !isRowLike(inner) else { return nil }
    let setting = SettingReading(inner, index: index).setting
    guard setting.lineLimit ?? 0 == 0, let slot = TextRole.slot(of: setting.style) else {
      return nil
    }
    guard inList else { return slot }
    return slot == "heading" && part != .subtitle && isStacked(inner) ? slot : nil
  }

  /// Whether something stands above or below a text in one of its stacks.
  func isStacked(_ links: ArraySlice<ChainLink>) -> Bool {
    links.contains { link in
      link.kind == .constructor && link.name == "VStack" && link.isClosure
        && (stacks.siblings(link)?.views.count ?? 0) > 1
    }
  }
}
