import COversetHarfBuzz

/// The versions of the libraries that shape.
public enum ShapingVersions {
  /// HarfBuzz's version, such as `6.0.0`.
  public static var harfBuzz: String {
    // The library's own static string: never null, never freed.
    unsafe hb_version_string().map { unsafe String(cString: $0) } ?? "unknown"
  }
}
