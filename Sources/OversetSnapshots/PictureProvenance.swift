import Foundation
import OversetRaster

/// What a picture is drawn from and by.
package struct PictureProvenance: Sendable, Hashable {
  /// The renderer and its version, in words of one line.
  package let renderer: String

  /// A digest of everything the renderer draws from, in characters of one line. Two pictures of the
  /// same digest and renderer must have the same pixels.
  package let displayList: String

  /// A provenance from its two parts. A part with control characters makes recording fail.
  package init(renderer: String, displayList: String) {
    self.renderer = renderer
    self.displayList = displayList
  }

  private static let rendererKey = "renderer"
  private static let displayListKey = "display-list"

  var metadata: [String: String] {
    [PictureProvenance.rendererKey: renderer, PictureProvenance.displayListKey: displayList]
  }

  /// Whether a PNG file was drawn from the same, and its pixels are still the ones drawn.
  func isProved(by file: Data) -> Bool {
    guard let summary = try? PNG.summary(of: file) else { return false }
    return summary.metadataDescribesPixels && summary.metadata == metadata
  }

  /// The renderer that drew a PNG file, when it is another or another version.
  func otherRenderer(of file: Data) -> String? {
    let summary = try? PNG.summary(of: file)
    guard let name = summary?.metadata[PictureProvenance.rendererKey] else { return nil }
    return name == renderer ? nil : name
  }
}
