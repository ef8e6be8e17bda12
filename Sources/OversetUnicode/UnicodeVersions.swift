import COversetICU

/// The versions that decide what this module answers.
///
/// Line breaks, levels and plural categories can change with them, so a recorded expectation should
/// name them.
package enum UnicodeVersions {
  /// The ICU in use, such as `72.1`.
  package static let icu = version(of: OVERSET_VERSION_ICU)

  /// The Unicode Standard it implements, such as `15.0`.
  package static let unicode = version(of: OVERSET_VERSION_UNICODE)

  /// The CLDR release its locale data comes from, such as `42.0`.
  package static let cldr = version(of: OVERSET_VERSION_CLDR)

  private static func version(of subject: overset_versioned) -> String {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 20) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      unsafe overset_version(subject, start)
      return unsafe String(cString: start)
    }
  }
}
