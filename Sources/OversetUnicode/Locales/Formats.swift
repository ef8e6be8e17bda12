import COversetICU
import OversetVocabulary

/// Owns an ICU number formatter.
@safe
final class NumberFormat: Sendable {
  /// ICU documents a number formatter as immutable and safe to share between threads
  /// (unumberformatter.h); each call has a result object of its own.
  nonisolated(unsafe) private let format: OpaquePointer

  init?(style: overset_number_style, locale: LocaleTag) {
    var status: Int32 = 0
    guard let format = unsafe overset_number_format_create(style, locale.identifier, &status) else {
      return nil
    }
    unsafe self.format = format
    guard status == 0 else { return nil }
  }

  deinit { unsafe overset_number_format_destroy(format) }

  func string(_ number: Double) -> String? {
    unsafe utf16Output(expected: 32) {
      unsafe overset_number_format_double(format, number, $0, $1, $2)
    }
  }

  func string(_ number: Int64) -> String? {
    unsafe utf16Output(expected: 32) {
      unsafe overset_number_format_integer(format, number, $0, $1, $2)
    }
  }
}

/// Owns an ICU list formatter.
@safe
final class ListFormat: Sendable {
  /// ICU documents a list formatter as immutable and thread-safe (listformatter.h).
  nonisolated(unsafe) private let format: OpaquePointer

  init?(locale: LocaleTag) {
    var status: Int32 = 0
    guard let format = unsafe overset_list_format_create(locale.identifier, &status) else {
      return nil
    }
    unsafe self.format = format
    guard status == 0 else { return nil }
  }

  deinit { unsafe overset_list_format_destroy(format) }

  func string(_ items: [String]) -> String? {
    let text = items.flatMap { Array($0.utf16) }
    let lengths = items.map { Int32(truncatingIfNeeded: $0.utf16.count) }
    guard Int32(exactly: text.count) != nil, let count = Int32(exactly: items.count) else {
      return nil
    }
    return unsafe utf16Output(expected: text.count + 16 * items.count) {
      unsafe overset_list_format_join(format, text, lengths, count, $0, $1, $2)
    }
  }
}
