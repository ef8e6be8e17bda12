public import OversetUI

extension Project {
  /// Keeps `view` and its state, with the project's faces and words, to act on it as a user would.
  @MainActor
  public func driver<Content: View>(
    for view: Content, variant: LayoutVariant
  ) -> ViewDriver {
    ViewResolver(fonts: fonts, strings: StringTable(strings)).driver(for: view, variant: variant)
  }
}
