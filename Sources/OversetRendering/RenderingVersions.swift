import COversetFreeType

/// The versions of the libraries that draw.
package enum RenderingVersions {
  /// FreeType's version, such as `2.12.1`.
  package static let freeType: String = {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }()
}
