import COversetHarfBuzz

/// The versions of the libraries that shape.
package enum ShapingVersions {
  /// HarfBuzz's version, such as `6.0.0`.
  package static var harfBuzz: String {
    // The library's own static string: never null, never freed.
    unsafe hb_version_string().map { unsafe String(cString: $0) } ?? "unknown"
  }
}
