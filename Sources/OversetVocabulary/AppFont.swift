/// A font other than the system's that an app's source states for a text.
package struct AppFont: Hashable, Sendable {
  /// The name that the source gives, as a rule the PostScript name of a face; nil where it could not be read.
  package var name: String?
  /// The SHA-256 of the file in the app's folder that holds the face; nil where there is none.
  package var digest: String?

  /// Whether texts have the widths of the face; else they have those of the system's font.
  package var isMeasured: Bool { digest != nil }

  /// A font of which no file is known yet.
  package init(name: String?) { self.name = name }
}
