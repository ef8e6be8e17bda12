import COversetICU
import OversetVocabulary

/// Owns one ICU break iterator; not to be used by two tasks at once.
@safe
final class BreakIterator {
  /// What boundaries an iterator finds; two of the same kind are interchangeable.
  struct Kind: Equatable {
    enum Unit { case grapheme, word, line }

    let unit: Unit
    let locale: LocaleTag
    let lineBreakStyle: LineBreakStyle
  }

  private let handle: OpaquePointer

  /// Nil when ICU has no rules to offer, not even those of the root locale.
  init?(_ kind: Kind) {
    var status: Int32 = 0
    let handle =
      switch kind.lineBreakStyle {
      case .automatic:
        unsafe overset_breaker_create(kind.unit.icuKind, kind.locale.identifier, nil, &status)
      case let style:
        unsafe overset_breaker_create(
          kind.unit.icuKind, kind.locale.identifier, style.rawValue, &status)
      }
    guard let handle = unsafe handle else { return nil }
    unsafe self.handle = handle
    guard status == 0 else { return nil }
  }

  /// The locale whose data the rules come from; nil where ICU does not say.
  var locale: String? { unsafe overset_breaker_locale(handle).map { unsafe String(cString: $0) } }

  deinit { unsafe overset_breaker_destroy(handle) }

  /// Every boundary of a text, its end included, and 0 unless it is skipped; nil when ICU fails.
  func boundaries<Boundary>(
    in text: [UInt16], skippingFirst: Bool = false,
    _ make: (_ offset: Int, _ isMandatory: Bool) -> Boundary
  ) -> [Boundary]? {
    guard let length = Int32(exactly: text.count), length < .max else { return nil }
    return unsafe withUnsafeTemporaryAllocation(
      of: overset_boundary.self, capacity: text.count + 1
    ) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var status: Int32 = 0
      let count = unsafe overset_breaker_boundaries(
        handle, text, length, start, length + 1, &status)
      guard status == 0 else { return nil }
      return unsafe buffer[..<Int(count)].dropFirst(skippingFirst ? 1 : 0).map {
        make(Int($0.offset), $0.is_mandatory)
      }
    }
  }
}

extension BreakIterator.Kind.Unit {
  fileprivate var icuKind: overset_boundary_kind {
    switch self {
    case .grapheme: OVERSET_BOUNDARY_GRAPHEME
    case .word: OVERSET_BOUNDARY_WORD
    case .line: OVERSET_BOUNDARY_LINE
    }
  }
}
