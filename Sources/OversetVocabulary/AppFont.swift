/// A font other than the system's that an app's source states for a text.
package struct AppFont: Hashable, Sendable {
  /// The name that the source gives, as a rule the PostScript name of a face; nil where it could not be read.
  package var name: String?
  /// Whether the app's folder holds the face, so that texts have its widths; else they have those of the system's font.
  package var isMeasured = false

  /// A font of which no file is known yet.
  package init(name: String?) { self.name = name }
}
