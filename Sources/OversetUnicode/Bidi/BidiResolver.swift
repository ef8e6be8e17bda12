import COversetUnicode

/// Owns the ICU object that resolves levels, so that its buffers serve text after text.
@safe
struct BidiResolver: ~Copyable {
  /// Nil when memory was exhausted.
  private let handle: OpaquePointer?

  init() { unsafe handle = overset_bidi_create() }

  deinit {
    if let handle = unsafe handle { unsafe overset_bidi_destroy(handle) }
  }

  /// Resolves a text of at least one unit; nil when ICU cannot.
  ///
  /// - Parameter separatorCount: How many units of class B the text has.
  func resolve(_ text: [UInt16], base: BaseDirection, separatorCount: Int) -> BidiParagraph? {
    guard let handle = unsafe handle, let length = Int32(exactly: text.count), length < .max
    else { return nil }
    let count = text.count
    var status: Int32 = 0
    var isReset: [Bool] = []
    var paragraphs: [overset_bidi_paragraph] = []
    let levels = unsafe [UInt8](unsafeUninitializedCapacity: count) { levels, levelCount in
      unsafe isReset = [Bool](unsafeUninitializedCapacity: count) { resets, resetCount in
        unsafe paragraphs = [overset_bidi_paragraph](
          unsafeUninitializedCapacity: separatorCount + 1
        ) { spans, spanCount in
          guard let levelStart = levels.baseAddress, let resetStart = resets.baseAddress,
            let spanStart = spans.baseAddress
          else { return }
          let found = unsafe overset_bidi_resolve(
            handle, text, length, base.icuBase, levelStart, resetStart, spanStart,
            Int32(separatorCount + 1), &status)
          guard status == 0 else { return }
          spanCount = Int(found)
          resetCount = count
          levelCount = count
        }
      }
    }
    guard status == 0, levels.count == count else { return nil }
    let spans = paragraphs.map { BidiParagraph.Span(end: Int($0.end), level: $0.level) }
    return BidiParagraph(levels: levels, isResetAtLineEnd: isReset, paragraphs: spans)
  }
}

extension BaseDirection {
  fileprivate var icuBase: overset_bidi_base {
    switch self {
    case .leftToRight: OVERSET_BIDI_LEFT_TO_RIGHT
    case .rightToLeft: OVERSET_BIDI_RIGHT_TO_LEFT
    case .firstStrong(fallbackRightToLeft: false): OVERSET_BIDI_FIRST_STRONG_ELSE_LEFT_TO_RIGHT
    case .firstStrong(fallbackRightToLeft: true): OVERSET_BIDI_FIRST_STRONG_ELSE_RIGHT_TO_LEFT
    }
  }
}
