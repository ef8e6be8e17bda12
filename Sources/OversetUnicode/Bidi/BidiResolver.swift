import COversetICU
import OversetVocabulary

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
    var level: UInt8 = 0
    var paragraphs: [BidiParagraph.Span] = []
    let levels = unsafe [UInt8](unsafeUninitializedCapacity: count) { levels, levelCount in
      unsafe isReset = [Bool](unsafeUninitializedCapacity: count) { resets, resetCount in
        unsafe withUnsafeTemporaryAllocation(
          of: overset_bidi_paragraph.self, capacity: separatorCount + 1
        ) { spans in
          guard let levelStart = levels.baseAddress, let resetStart = resets.baseAddress,
            let spanStart = spans.baseAddress
          else { return }
          let found = unsafe overset_bidi_resolve(
            handle, text, length, base.icuBase, levelStart, resetStart, spanStart,
            Int32(separatorCount + 1), &status)
          guard status == 0, found > 0 else { return }
          unsafe level = spans[0].level
          if found > 1 { unsafe paragraphs = spans[..<Int(found)].map(BidiParagraph.Span.init) }
          resetCount = count
          levelCount = count
        }
      }
    }
    guard status == 0, levels.count == count else { return nil }
    return BidiParagraph(
      levels: levels, isResetAtLineEnd: isReset, level: level, paragraphs: paragraphs)
  }
}

extension BidiParagraph.Span {
  fileprivate init(_ paragraph: overset_bidi_paragraph) {
    self.init(end: Int(paragraph.end), level: paragraph.level)
  }
}

extension BaseDirection {
  fileprivate var icuBase: overset_bidi_base {
    switch self {
    case .fixed(.leftToRight): OVERSET_BIDI_LEFT_TO_RIGHT
    case .fixed(.rightToLeft): OVERSET_BIDI_RIGHT_TO_LEFT
    case .firstStrong(fallback: .leftToRight): OVERSET_BIDI_FIRST_STRONG_ELSE_LEFT_TO_RIGHT
    case .firstStrong(fallback: .rightToLeft): OVERSET_BIDI_FIRST_STRONG_ELSE_RIGHT_TO_LEFT
    }
  }
}
