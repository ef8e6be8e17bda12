import OversetLayoutTree

extension Image: Equatable {
  /// Whether both show the same, with the same modifiers of images.
  nonisolated public static func == (first: Image, second: Image) -> Bool {
    let isSame =
      switch (first.storage, second.storage) {
      case (.symbol(let one), .symbol(let other)), (.named(let one), .named(let other)):
        one == other
      case (.picture(let one), .picture(let other)): one === other
      default: false
      }
    return isSame && first.isResizable == second.isResizable
      && first.renderingMode == second.renderingMode && first.records == second.records
  }
}
